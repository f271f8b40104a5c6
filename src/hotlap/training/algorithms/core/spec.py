"""`AlgorithmSpec`: what differs from one algorithm to the next. Loads no torch until a class is requested."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hotlap.training.config.preset import Preset

if TYPE_CHECKING:
    import optuna

    from hotlap.training.algorithms.core.resumable import Resumable

Settings = dict[str, Any]
Tree = dict[str, Any]
Limits = tuple[float, float]
LossTerms = tuple[tuple[str, str | None], ...]


@dataclass(frozen=True)
class AlgorithmSpec:
    """What hotlap needs to know about an algorithm. A module of `algorithms` defines one as `SPEC`."""

    name: str
    sb3_name: str
    """The class of stable-baselines3."""
    load_class: Callable[[], type[Resumable]]
    """hotlap's class, whose runs can be resumed."""
    describe_policy: Callable[[Resumable], Tree]
    """How the weights make a network: the `policy` part of a driver, which runs without torch."""
    suggest: Callable[[optuna.Trial, int], Settings]
    """The search space of `hotlap tune`: settings from a trial and the number of environments."""
    loss_terms: LossTerms
    """The logged terms of the loss, and the hyperparameter that each is weighted by."""
    presets: tuple[Preset, ...] = ()
    """The first one for each environment is the default."""
    uses_replay_buffer: bool = False
    action_spaces: tuple[str, ...] = ("Box", "Discrete", "MultiDiscrete", "MultiBinary")
    policy_settings: tuple[str, ...] = ("net_arch", "activation_fn", "log_std_init")
    """Keywords of the policy that a user may set."""
    own_hyperparameters: Mapping[str, Any] = field(default_factory=dict)
    """What hotlap adds to stable-baselines3's, with their defaults."""
    limits: Mapping[str, Limits] = field(default_factory=dict)
    """Least and greatest values of the algorithm's own hyperparameters."""

    def load_sb3_class(self) -> type[Any]:
        """The class of stable-baselines3 itself."""
        import stable_baselines3

        found: type[Any] = getattr(stable_baselines3, self.sb3_name)
        return found

    def loss_weights(self, hyperparameters: Mapping[str, Any]) -> dict[str, float]:
        """Each logged term of the loss with its weight."""
        return {name: 1.0 if of is None else float(hyperparameters[of]) for name, of in self.loss_terms}
