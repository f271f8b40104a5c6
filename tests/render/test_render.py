import subprocess
import sys

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.wrappers import RecordVideo

import hotlap
from hotlap.drivers.scripted import LineFollower
from hotlap.render.track_picture import save_track_picture
from hotlap.tracks import load_track

FORWARD = np.array([0.0, 1.0, 0.0], dtype=np.float32)


def frame_after(steps, **options):
    env = hotlap.RacerEnv(render_mode="rgb_array", **options)
    env.reset(seed=0)
    env.render()
    driver = LineFollower(env.batch.tracks)
    for _ in range(steps):
        env.step(driver.controls(env.batch.world)[0])
    return env.render()


def colours(frame):
    return {tuple(colour) for colour in frame.reshape(-1, 3)}


def test_a_frame_shows_road_runoff_car_and_trail():
    frame = frame_after(120)
    assert frame.shape == (640, 960, 3)
    assert frame.dtype == np.uint8
    assert {(64, 67, 74), (173, 158, 122), (52, 84, 60), (232, 72, 60), (255, 196, 61)} <= colours(frame)


def test_rays_are_drawn_when_asked_for():
    blue = (126, 200, 255)
    assert blue not in colours(frame_after(5))
    assert blue in colours(frame_after(5, show_rays=True))


def test_the_car_is_drawn_turned_to_its_heading():
    env = hotlap.RacerEnv(render_mode="rgb_array")
    env.reset(seed=0)
    extent = []
    for yaw in (0.0, np.pi / 2):
        env.batch.world.motion[0, 2] = yaw
        rows, columns = np.nonzero((env.render() == (232, 72, 60)).all(axis=2))
        extent.append((np.ptp(columns), np.ptp(rows)))
    assert extent[0][0] > 1.5 * extent[0][1]
    assert extent[1][1] > 1.5 * extent[1][0]


def test_render_without_a_mode_is_an_error():
    env = hotlap.RacerEnv()
    env.reset()
    with pytest.raises(ValueError, match="pass render_mode='rgb_array'"):
        env.render()


def test_a_batch_renders_every_car():
    env = gym.make_vec("hotlap/Racer-v0", num_envs=2, track=["circuit", "random:1"], render_mode="rgb_array")
    env.reset(seed=0)
    frames = env.render()
    assert len(frames) == 2
    assert not np.array_equal(frames[0], frames[1])
    images = hotlap.make_vec_env(n_envs=2, seed=0, render_mode="rgb_array")
    images.reset()
    assert images.render().shape[2] == 3


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore:.*Overwriting existing videos")
def test_record_video_works(tmp_path):
    env = RecordVideo(
        gym.make("hotlap/Racer-v0", render_mode="rgb_array"), str(tmp_path), disable_logger=True
    )
    env.reset(seed=0)
    for _ in range(30):
        env.step(FORWARD)
    env.close()
    (video,) = tmp_path.glob("*.mp4")
    assert video.stat().st_size > 5_000


def test_a_window_opens_and_follows():
    code = (
        "import numpy as np, hotlap, pygame\n"
        "env = hotlap.RacerEnv(render_mode='human')\n"
        "env.reset(seed=0)\n"
        "for _ in range(5): env.step(np.array([0, 1, 0], dtype=np.float32))\n"
        "print(pygame.display.get_surface().get_size())\n"
        "env.close()\n"
        "print(pygame.display.get_init())\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**__import__("os").environ, "SDL_VIDEODRIVER": "dummy"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert result.stdout.split("\n")[-3:-1] == ["(960, 640)", "False"]


@pytest.mark.parametrize("name", ["circuit", "random:7"])
def test_a_track_picture_is_written(name, tmp_path):
    save_track_picture(load_track(name), tmp_path / "track.png")
    assert (tmp_path / "track.png").read_bytes().startswith(b"\x89PNG")
