"""The binary frames are what docs/protocol.md says, byte for byte."""

import struct

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotlap.wire.arrays import pack_array, unpack_array
from hotlap.wire.errors import FrameError
from hotlap.wire.frames import (
    CarResult,
    StepResult,
    car_record,
    decode_action,
    decode_car,
    decode_result,
    decode_step,
    encode_action,
    encode_car,
    encode_result,
    encode_step,
    start_record,
)
from hotlap.wire.websocket_fast_path import data_frame


def test_a_step_frame_is_as_documented():
    actions = np.float32([[0.5, 1.0, 0.0], [-1.0, 0.25, 0.75]])
    expected = b"\x01\0\0\0" + (2).to_bytes(4, "little") + struct.pack("<6f", *actions.ravel())
    assert encode_step(actions) == expected
    assert np.array_equal(decode_step(expected, 2), actions)
    assert encode_action(actions[0]) == encode_step(actions[:1])
    assert decode_action(encode_action(actions[0])) == tuple(actions[0].tolist())


def test_a_result_frame_is_as_documented():
    cars = np.zeros(2, car_record(6, 3))
    for i, car in enumerate(cars):
        car["rewards"] = np.arange(7) + i / 3
        car["lap_time"], car["observation"] = 20.5 + i, [0.1, 0.2, 0.3 + i]
        car["counters"], car["flags"] = [1 + i, 2, 3], 5 + i
    starts = np.zeros(1, start_record(3))
    starts["car"], starts["checkpoint"], starts["observation"] = 1, 9, [[0.7, 0.8, 0.9]]
    frame = encode_result(StepResult(cars, starts))
    expected = b"\x02\0\0\0" + struct.pack("<3I", 3, 2, 1)
    for i in range(2):
        expected += struct.pack("<7d", *(np.arange(7) + i / 3)) + struct.pack("<d", 20.5 + i)
        expected += struct.pack("<3f", 0.1, 0.2, 0.3 + i) + struct.pack("<3iI", 1 + i, 2, 3, 5 + i)
    expected += struct.pack("<2i3f", 1, 9, 0.7, 0.8, 0.9)
    assert frame == expected
    assert len(frame) == 16 + 2 * (80 + 4 * 3) + 1 * (8 + 4 * 3)
    again = decode_result(frame, 6)
    assert again.cars.tobytes() == cars.tobytes()
    assert again.starts.tobytes() == starts.tobytes()


def test_one_cars_frame_is_a_batch_of_one():
    observation = np.float32([0.1, 0.2])
    frame = encode_car(CarResult([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 21.0], 19.5, observation, [2, 0, 7], 12))
    (record,) = decode_result(frame, 6).cars
    assert record["rewards"].tolist() == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 21.0]
    assert record["lap_time"] == 19.5
    assert np.array_equal(record["observation"], observation)
    assert (record["counters"].tolist(), record["flags"]) == ([2, 0, 7], 12)
    car = decode_car(frame, 6)
    assert (list(car.rewards), car.lap_time, list(car.counters), car.flags) == (
        record["rewards"].tolist(), 19.5, [2, 0, 7], 12,
    )  # fmt: skip
    assert np.array_equal(car.observation, observation)
    car.observation[0] = 5.0  # It is the caller's to write to.


@pytest.mark.parametrize("terms", [4, 9])
def test_a_reward_may_have_any_number_of_terms(terms):
    rewards = [i / 3 for i in range(terms + 1)]
    car = CarResult(rewards, 19.5, np.float32([0.1, 0.2]), [2, 0, 7], 12)
    expected = b"\x02\0\0\0" + struct.pack("<3I", 2, 1, 0) + struct.pack(f"<{terms + 1}d", *rewards)
    expected += struct.pack("<d", 19.5) + struct.pack("<2f", 0.1, 0.2) + struct.pack("<3iI", 2, 0, 7, 12)
    assert encode_car(car) == expected
    assert list(decode_car(expected, terms).rewards) == rewards
    assert decode_car(expected, terms).lap_time == 19.5
    batch = decode_result(expected, terms)
    assert batch.cars["rewards"].tolist() == [rewards]
    assert encode_result(batch) == expected
    for decode in (decode_car, decode_result):
        with pytest.raises(FrameError, match=f"a result frame of {len(expected)} bytes"):
            decode(expected, terms + 1)


@given(st.binary(max_size=300))
@settings(max_examples=300)
def test_garbage_is_refused(data):
    for decode, *known in ((decode_result, 6), (decode_car, 6), (decode_step, 3), (decode_action,)):
        try:
            decode(data, *known)
        except FrameError:
            continue
        # By chance it was a frame: then its header says so.
        assert data[:1] in (b"\x01", b"\x02")


@given(st.binary(max_size=70_000), st.sampled_from([1, 2]))
@settings(max_examples=50)
def test_masked_frames_are_websocket_clients(payload, opcode):
    from websocket import ABNF
    from websocket._abnf import frame_buffer

    data = data_frame(payload, opcode)
    position = 0

    def receive(size):
        nonlocal position
        piece = data[position : position + size]
        position += len(piece)
        return piece

    frame = frame_buffer(receive, True).recv_frame()
    assert (frame.fin, frame.opcode) == (1, opcode)
    assert frame.data == payload or ABNF.mask(frame.mask_value, frame.data) == payload
    assert position == len(data)


def test_arrays_survive_and_others_are_refused():
    array = np.arange(6, dtype=np.int64).reshape(3, 2)
    packed = pack_array(array)
    assert np.array_equal(unpack_array("a", packed), array)
    for change in (
        {"type": "<O8"},
        {"shape": [3]},
        {"shape": "3"},
        {"shape": [-3, -2]},
        {"shape": [2**40, 2**40]},
        {"data": "%"},
        {"data": 5},
        {"more": 1},
    ):
        with pytest.raises(FrameError, match="array 'a'"):
            unpack_array("a", {**packed, **change})
