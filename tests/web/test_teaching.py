"""Teaching a driver in the page: it learns what `hotlap train` learns, and can be raced and taken along."""

import json
import re
import shlex

import numpy as np
import pytest
from command import hotlap
from web.page_forms import in_forms

STEPS = 49_152
NO_WORKERS = """() => {
  globalThis.Worker = class {
    constructor() { setTimeout(() => this.onerror({ message: "no Workers here" })); }
    postMessage() {}
    terminate() {}
  };
}"""


def open_lesson(visit, *, seed=5, network="16,16", grip="1", rewards=None, steps=STEPS, query="?draw=off"):
    """A short lesson with these choices."""
    opened = visit(query).start().choose("teach", track="circuit")
    page = opened.page
    page.locator("select[name=steps]").evaluate("(box, n) => box.add(new Option(n, n, true, true))", steps)
    page.locator("select[name=network]").select_option(network)
    page.locator("input[name=seed]").fill(str(seed))
    page.locator("input[name=grip]").fill(grip)
    if rewards:
        page.locator("#rewards summary").click()
    for name, value in (rewards or {}).items():
        page.locator(f"input[name=reward-{name}]").fill(value)
    page.locator("#go").click()
    opened.until_screen("teach")
    return opened


def lesson(opened):
    return opened.state()["lesson"]


def until_finished(opened):
    opened.until(lambda: lesson(opened)["state"] == "finished", "the lesson is over", patience_s=120)
    return lesson(opened)["hash"]


def shown_hash(opened):
    """What the page prints under "The same in Python"."""
    if not opened.page.locator("#lesson-hash").is_visible():
        opened.page.locator("#lesson-python summary").click()
    opened.until(lambda: len(opened.text("#lesson-hash")) == 64, "the hash is there")
    return opened.text("#lesson-hash")


def learned(file):
    result = hotlap("inspect", file, "--json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)["learned"]


def trained_natively(command, folder):
    """What the printed command leaves in the run's folder."""
    words = shlex.split(command)
    assert words[0] == "hotlap"
    result = hotlap(*words[1:], "--out", folder)
    assert result.returncode == 0, result.stderr
    (run,) = folder.glob("*/*")
    return run


@pytest.mark.slow
@in_forms("served", "file", "folder")
def test_a_driver_taught_in_the_page_is_the_one_that_its_command_trains(visit, tmp_path):
    teaching = open_lesson(visit, grip="0.9", rewards={"wallPenalty": "-0.01", "speedBonus": "0.001"})
    wanted = until_finished(teaching)
    page = teaching.page
    assert shown_hash(teaching) == wanted
    run = trained_natively(teaching.text("#lesson-command"), tmp_path / "runs")
    assert learned(run / "ppo_seed5_model.zip") == wanted
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "taught.zip"
    download.value.save_as(file)
    assert learned(file) == wanted


@pytest.mark.slow
def test_an_earlier_generation_is_the_checkpoint_that_its_command_writes(visit, tmp_path):
    teaching = open_lesson(visit, seed=6)
    until_finished(teaching)
    page = teaching.page
    last = shown_hash(teaching)
    page.locator("#lesson-generation").fill("2")
    assert shown_hash(teaching) != last
    run = trained_natively(teaching.text("#lesson-command"), tmp_path / "runs")
    name = teaching.text("#lesson-where").split()[0]
    assert learned(run / name) == shown_hash(teaching)


@pytest.mark.slow
def test_a_downloaded_driver_can_be_evaluated_loaded_and_exported(visit, tmp_path):
    teaching = open_lesson(visit)
    until_finished(teaching)
    with teaching.page.expect_download() as download:
        teaching.page.get_by_role("button", name="Download").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert re.fullmatch(r"taught-[0-9a-f]{6}-circuit-seed5-49k.zip", file.name)
    result = hotlap("evaluate", file, "--episodes", "3", "--json")
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["episodes"] == 3
    assert hotlap("export", file, "--sb3", tmp_path / "sb3").returncode == 0
    check_export(file, tmp_path / "sb3")


def check_export(file, folder):
    """Stable-baselines3 acts as hotlap does, and can go on learning."""
    from stable_baselines3 import PPO
    from stable_baselines3.common.vec_env import VecNormalize

    from hotlap import load_driver, make_vec_env

    driver = load_driver(file)
    env = VecNormalize.load(
        str(folder / "vecnormalize.pkl"), make_vec_env(4, seed=1, action_repeat=4, observation="lookahead")
    )
    model = PPO.load(folder / "model.zip", env=env, n_steps=32, batch_size=64)
    raw = env.venv.reset()
    mine, _ = model.predict(env.normalize_obs(raw), deterministic=True)
    np.testing.assert_allclose(driver.act(raw), mine, atol=1e-5)
    model.learn(128)


@pytest.mark.slow
def test_pausing_and_starting_over_change_nothing(visit):
    # So long that nobody who is slow with the button is too late.
    teaching = open_lesson(visit, steps=12_582_912)
    page = teaching.page
    page.get_by_role("button", name="Pause").click()
    # What was under way when the button was pressed is still finished.
    page.wait_for_timeout(3000)
    paused = lesson(teaching)
    assert paused["state"] == "paused"
    page.wait_for_timeout(1000)
    assert lesson(teaching)["steps"] == paused["steps"]
    page.get_by_role("button", name="Resume").click()
    first = hash_of_generation(teaching, 3)
    page.get_by_role("button", name="Restart").click()
    assert hash_of_generation(teaching, 3) == first


def hash_of_generation(opened, number):
    """Wait for a generation, and look at it."""
    opened.until(lambda: lesson(opened)["generations"] >= number, f"generation {number} is there")
    opened.page.locator("#lesson-generation").fill(str(number))
    return shown_hash(opened)


def test_the_buttons_stay_where_they_are_while_it_learns(visit):
    teaching = open_lesson(visit, steps=1_572_864, network="64,64")
    pause = teaching.page.get_by_role("button", name="Pause")
    before = pause.bounding_box()
    teaching.until(lambda: lesson(teaching)["lappedAfter"], "all cars lap", patience_s=120)
    teaching.until(lambda: "(20 at" in teaching.text("#lesson-exam"), "the panel says so")
    assert pause.bounding_box() == before


def test_what_was_taught_is_raced_and_the_lesson_is_still_there(visit):
    teaching = open_lesson(visit)
    until_finished(teaching)
    page = teaching.page
    page.get_by_role("button", name="Race it").click()
    teaching.until_screen("drive")
    you, taught = [car["name"] for car in teaching.state()["cars"]]
    assert (you, taught.rsplit("-")[-1]) == ("You", "49k")
    page.keyboard.press("p")
    page.get_by_role("button", name="Back to the lesson").click()
    assert (teaching.screen, teaching.state()["mode"], teaching.state()["track"]) == (
        "teach",
        "teach",
        "circuit",
    )
    page.get_by_role("button", name="Race generations").click()
    teaching.until_screen("drive")
    assert [car["name"].rsplit("-")[-1] for car in teaching.state()["cars"]] == ["49k", "33k", "16k"]
    page.keyboard.press("p")
    page.get_by_role("button", name="Back to the lesson").click()
    page.get_by_role("button", name="Leave").click()
    assert teaching.screen == "start"
    assert lesson(teaching) is None
    page.locator("input[name=mode][value=race]").check()
    assert page.locator(f"input[name=rival][value='{taught}']").is_visible()


def test_a_smaller_lesson_after_a_larger_one_is_drawn_too(visit):
    teaching = visit().start()
    for cars in ("256", "20"):
        teaching.choose("teach", track="circuit").page.locator("select[name=cars]").select_option(cars)
        teaching.page.locator("#go").click()
        teaching.until_screen("teach")
        # A car that does nothing stands still for three seconds; then another one is followed.
        teaching.page.wait_for_timeout(5000)
        frames = len(teaching.page.evaluate("hotlap.state().frameMs"))
        teaching.until(lambda: len(teaching.page.evaluate("hotlap.state().frameMs")) > frames, "it is drawn")  # noqa: B023
        teaching.page.get_by_role("button", name="Leave").click()
        teaching.until_screen("start")
    assert teaching.state()["camera"] == "chase"


def test_the_lessons_buttons_work_by_the_space_bar(visit):
    teaching = open_lesson(visit, steps=12_582_912)
    teaching.page.get_by_role("button", name="Pause").focus()
    teaching.page.keyboard.press("Space")
    teaching.until(lambda: lesson(teaching)["state"] == "paused", "it pauses")


def test_a_race_against_what_was_taught_has_its_grip(visit):
    teaching = open_lesson(visit, grip="0.5")
    until_finished(teaching)
    teaching.page.get_by_role("button", name="Race it").click()
    teaching.until_screen("drive")
    teaching.page.keyboard.down("ArrowUp")
    teaching.until(lambda: teaching.state()["cars"][0]["lapTime"] > 3, "three seconds")
    assert teaching.state()["cars"][0]["speed"] < 26


def test_the_cars_of_a_lesson_drive_as_it_goes(visit):
    teaching = open_lesson(visit, query="")
    until_finished(teaching)
    page = teaching.page
    assert page.locator("#lesson-curve").is_visible()
    assert teaching.text("#lesson-figures").startswith("49,152 of 49,152 steps")
    page.keyboard.press("c")
    assert teaching.state()["camera"] == "chase"
    page.locator("#lesson-generation").fill("1")
    assert teaching.text("#lesson-chosen").startswith("1 of 3")


def test_a_lesson_that_cannot_start_says_why(visit):
    opened = visit("?draw=off").start().choose("teach")
    opened.page.evaluate(NO_WORKERS)
    opened.page.locator("#go").click()
    opened.until(lambda: "no Workers here" in opened.text("#lesson-title"), "it says so")


def test_a_worker_that_fails_says_why(visit):
    opened = visit("?draw=off").start().choose("teach")
    # A module that the Worker cannot compile.
    opened.page.route("**/hotlap.wasm", lambda route: route.fulfill(body=b"no module"))
    opened.page.locator("#go").click()
    opened.until(lambda: "hotlap.wasm is damaged" in opened.text("#lesson-title"), "it says so")
    opened.page.get_by_role("button", name="Leave").click()
    assert opened.screen == "start"
