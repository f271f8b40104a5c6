import json

import numpy as np

from hotlap.runs.array_tree import pack, unpack


def test_a_tree_comes_back_to_the_bit():
    tree = {
        "a": np.arange(6, dtype=np.float32).reshape(2, 3)[:, ::2],
        "b": [1, 2.5, None, True, "x", np.float32(0.1)],
        "c": {"nan": float("nan"), "inf": float("-inf"), "0d": np.array(3), "empty": np.zeros((0, 4))},
        "big": 2**127 + 1,
    }
    arrays = {}
    back = unpack(json.loads(json.dumps(pack(tree, "t", arrays), allow_nan=False)), arrays)
    assert back["a"].tobytes() == tree["a"].tobytes()
    assert back["b"] == tree["b"]
    assert back["b"][5].dtype == np.float32
    assert np.isnan(back["c"]["nan"])
    assert back["c"]["inf"] == -np.inf
    assert back["c"]["0d"].shape == ()
    assert back["c"]["empty"].shape == (0, 4)
    assert back["big"] == tree["big"]
