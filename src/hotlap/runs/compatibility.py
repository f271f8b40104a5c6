"""Fingerprints: whether a driver matches this install's physics, observation and tracks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import Space

from hotlap.envs.batch import POOL_FIRST_SEED
from hotlap.envs.observation_terms import observation_fingerprint
from hotlap.envs.options import RANDOM_TRACK, RacerOptions
from hotlap.runs.errors import RunFileError
from hotlap.runs.spaces import rebuild_space
from hotlap.sim.fingerprint import physics_fingerprint
from hotlap.sim.params import CAR, PHYSICS_VERSION, SURFACE
from hotlap.tracks import Track, load_track


def racer_fingerprints(options: RacerOptions) -> dict[str, Any]:
    """What a driver trained with these options depends on. The parameters let errors say what differs."""
    return {
        "physics": physics_fingerprint(),
        "physics_version": PHYSICS_VERSION,
        "car": CAR._asdict(),
        "surface": SURFACE._asdict(),
        "observation": observation_fingerprint(options.observation),
        "tracks": _track_fingerprints(options),
    }


def check_fingerprints(
    name: str,
    trained: Mapping[str, Any],
    options: RacerOptions,
    *,
    ignore_physics: bool = False,
    way_out: str = "Retrain, or pass --ignore-physics",
) -> None:
    """Refuse a driver trained on other physics, another observation, or another track of the same name."""
    here = racer_fingerprints(options)
    if trained.get("observation") != here["observation"]:
        raise RunFileError(
            f"{name} was trained on observation {trained.get('observation')}; "
            f"this install has {here['observation']}. Retrain"
        )
    if trained.get("physics") != here["physics"] and not ignore_physics:
        raise RunFileError(
            f"{name} was trained on physics {trained.get('physics')}; this install has {here['physics']} "
            f"({_difference(trained, here)}). {way_out}"
        )
    tracks = trained.get("tracks", {})
    if not isinstance(tracks, Mapping):
        raise RunFileError(f"{name} has invalid track fingerprints: {tracks!r}")
    for track, fingerprint in here["tracks"].items():
        if tracks.get(track, fingerprint) != fingerprint:
            raise RunFileError(
                f"{name} was trained on a track '{track}' with different geometry ({tracks[track]}) from "
                f"this install's ({fingerprint}). Retrain, or evaluate it on another track"
            )


def check_spaces(name: str, trained: Mapping[str, Any], observation: Space[Any], action: Space[Any]) -> None:
    """Refuse a driver whose training environment had other spaces."""
    for kind, space in (("observation", observation), ("action", action)):
        theirs = rebuild_space(trained[kind])
        if theirs != space:
            raise RunFileError(f"{name} was trained on {kind}s in {theirs}; here they are in {space}")


def _difference(trained: Mapping[str, Any], here: Mapping[str, Any]) -> str:
    """What differs: parameters with both values, or the version, or how they are computed."""
    changes = [
        f"{key.replace('_', ' ')} {trained[part].get(key)} there, {value} here"
        for part in ("car", "surface")
        if isinstance(trained.get(part), dict)
        for key, value in here[part].items()
        if trained[part].get(key) != value
    ]
    if trained.get("physics_version") != here["physics_version"]:
        changes.insert(0, f"version {trained.get('physics_version')} there, {here['physics_version']} here")
    return "; ".join(changes) or "the same figures, but another golden trajectory"


def _track_fingerprints(options: RacerOptions) -> dict[str, str]:
    choice = options.track
    listed: list[Any] = list(choice) if isinstance(choice, list | tuple) else [choice]
    if choice == RANDOM_TRACK:
        # The pool is generated from fixed seeds: its first track stands for the generator.
        listed = [f"random:{POOL_FIRST_SEED}"]
    tracks = [item if isinstance(item, Track) else load_track(item) for item in listed]
    return {track.name: track.fingerprint for track in tracks}
