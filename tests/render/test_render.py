import subprocess
import sys

import gymnasium as gym
import imageio_ffmpeg
import numpy as np
import pytest
from gymnasium.wrappers import RecordVideo
from matplotlib.image import imread

import hotlap
from hotlap.drivers.scripted import LineFollower
from hotlap.render.hud import PANEL_WIDTH, lap_clock
from hotlap.render.scene import ROAD, RUNOFF, WALL
from hotlap.render.track_picture import save_track_picture
from hotlap.sim.corridor import CENTRE_X, NORMAL_X
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


def decoded(video):
    """The frames of a video, as ffmpeg reads them."""
    ffmpeg = imageio_ffmpeg.get_ffmpeg_exe()
    command = [ffmpeg, "-v", "error", "-i", str(video), "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    data = subprocess.run(command, capture_output=True, check=True).stdout
    return np.frombuffer(data, dtype=np.uint8).reshape(-1, 640, 960, 3)


def difference(one, other):
    return np.abs(one - other.astype(float)).mean()


def test_a_frame_shows_road_runoff_car_and_trail():
    frame = frame_after(120)
    assert frame.shape == (640, 960, 3)
    assert frame.dtype == np.uint8
    assert {(64, 67, 74), (173, 158, 122), (52, 84, 60), (232, 72, 60), (255, 196, 61)} <= colours(frame)


@pytest.mark.parametrize("track", ["circuit", "speedway", "gauntlet", "random:7"])
def test_the_panel_stands_beside_the_road_and_not_on_it(track):
    """No grass, road or runoff in the panel, and the road's part of the frame is all there."""
    frame = frame_after(150, track=track)
    ground = {ROAD, RUNOFF, (52, 84, 60)}
    assert not ground & colours(frame[:, -PANEL_WIDTH:])
    edge = {tuple(pixel) for pixel in frame[:, -PANEL_WIDTH - 3]}
    assert edge & ground
    assert (16, 18, 24) not in colours(frame[:, : -PANEL_WIDTH - 1])


def test_the_clock_runs_before_the_line_is_first_crossed():
    env = hotlap.RacerEnv(random_start=True)
    env.reset(seed=0)
    for _ in range(30):
        env.step(FORWARD)
    world = env.batch.world
    assert lap_clock(world.motion[0], world.tally[0]) == ("OUT LAP", pytest.approx(0.5))
    env = hotlap.RacerEnv()
    env.reset(seed=0)
    env.step(FORWARD)
    world = env.batch.world
    assert lap_clock(world.motion[0], world.tally[0]) == ("LAP 1", pytest.approx(1 / 60))


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
    drawn = [env.unwrapped.render()]
    for _ in range(30):
        env.step(FORWARD)
        drawn.append(env.unwrapped.render())
    env.close()
    (video,) = tmp_path.glob("*.mp4")
    shown = decoded(video)
    # moviepy rounds the duration down, which may cost the last frame.
    assert len(shown) in (30, 31)
    for seen, frame in zip(shown, drawn, strict=False):
        assert difference(seen, frame) < 3.0
    assert difference(shown[0], drawn[29]) > 2 * difference(shown[29], drawn[29])


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


def share_of(colour, picture, track, places):
    """How many of these places (m) have a colour in a track's picture, whose scale the walls tell."""
    wall_rows, wall_columns = np.nonzero((picture == WALL).all(axis=2))
    walls = track.corridor.lines[:, :4].reshape(-1, 2)
    east, north = ((places - walls.min(axis=0)) / np.ptp(walls, axis=0)).T
    columns = wall_columns.min() + east * np.ptp(wall_columns)
    rows = wall_rows.max() - north * np.ptp(wall_rows)
    return (picture[np.round(rows).astype(int), np.round(columns).astype(int)] == colour).all(axis=1).mean()


@pytest.mark.parametrize("name", ["circuit", "random:7"])
def test_a_track_picture_shows_road_and_runoff_where_they_are(name, tmp_path):
    track = load_track(name)
    save_track_picture(track, tmp_path / "track.png")
    picture = np.round(255 * imread(tmp_path / "track.png")[:, :, :3]).astype(int)
    lines, road = track.corridor.lines, track.corridor.half_road_m[:, None]
    centre, normal = lines[:, CENTRE_X : CENTRE_X + 2], lines[:, NORMAL_X : NORMAL_X + 2]
    middle_of_runoff = (road + track.corridor.half_wall_m[:, None]) / 2
    for side in (-1, 1):
        assert share_of(ROAD, picture, track, centre + side * normal * road / 2) > 0.95
        assert share_of(RUNOFF, picture, track, centre + side * normal * middle_of_runoff) > 0.95
