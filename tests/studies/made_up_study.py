"""Studies on disk whose runs were never trained: the files of each say what a test wants."""

from hotlap.runs.config import CheckpointConfig, RunConfig
from hotlap.runs.events import EventWriter
from hotlap.runs.results import ExperimentResults
from hotlap.studies.folder import StudyFolder
from hotlap.studies.plan import parse_plan

STEPS = 1000
RACER_CONFIG = {"weights": {"progress": 1.0}, "episode": {"maxSteps": 3000}}


def make_study(path, environments=("CartPole-v1",), algorithms=("ppo", "a2c"), seeds="0-4", **tables):
    """A planned study without runs."""
    plan = {"environments": list(environments), "algorithms": list(algorithms), "seeds": seeds}
    folder = StudyFolder(path)
    folder.write_plan(parse_plan({**plan, "steps": STEPS, **tables}))
    return folder


def runs_of(folder, **wanted):
    """The planned runs with these attributes."""
    runs = folder.read_plan().runs()
    return [run for run in runs if all(getattr(run, key) == value for key, value in wanted.items())]


def evaluation(reward, gap=None, flying_lap=None, clean=None):
    limit = None if gap is None else {"t_lb": 18.0, "t_ub": 19.0, "gap": gap}
    return {
        "reward_mean": reward, "reward_std": 0.0, "reward_ci95": [reward, reward], "completion_rate": clean,
        "clean_episode_rate": clean, "lap_time_median": flying_lap, "flying_lap_median": flying_lap,
        "limit": limit,
    }  # fmt: skip


def finish(folder, planned, *rewards, seconds=10.0, racer_config=None, env_options=None, **last):
    """Write the files of a finished run that was evaluated at equal distances."""
    run = folder.run(planned)
    run.make()
    run.model.write_bytes(b"")
    config = RunConfig(
        planned.environment, planned.algorithm, planned.seed, preset="sb3", total_timesteps=STEPS, n_envs=1,
        vec_backend="gymnasium", normalize=False, torch_threads=1, evaluate_every=STEPS,
        evaluation_episodes=2, racer_config=racer_config, env_options=env_options or {}, name=planned.label,
    )  # fmt: skip
    run.write_config(config, CheckpointConfig())
    write_events(run, rewards, seconds, **last)
    results(config, rewards[-1] if rewards else 0.0, seconds).save(run.results)
    return run


def write_events(run, rewards, seconds=10.0, **last):
    run.make()
    writer = EventWriter(run.events)
    writer.append(
        "start", 0, 0.0, environment="", algorithm="", seed=0, preset="", total_timesteps=STEPS, n_envs=1
    )
    for number, reward in enumerate(rewards, start=1):
        share = number / len(rewards)
        more = last if number == len(rewards) else {}
        writer.append("evaluation", round(STEPS * share), seconds * share, **evaluation(reward, **more))
    writer.close()


def results(config, reward, seconds, **changes):
    facts = {
        "experiment_id": config.experiment_id, "algorithm": config.algorithm,
        "environment": config.environment, "seed": config.seed, "preset": config.preset, "n_envs": 1,
        "vec_backend": "gymnasium", "normalize": False, "hyperparameters": {}, "total_timesteps": STEPS,
        "training_time_sec": seconds, "steps_per_sec": STEPS / seconds, "final_reward_mean": reward,
        "final_reward_std": 0.0, "episodes": 1, "episode_length_mean": 1.0, "evaluations": [], "versions": {},
        "fingerprints": {}, "git_commit": None, "started_at": "", "finished_at": "",
    }  # fmt: skip
    return ExperimentResults(**{**facts, **changes})
