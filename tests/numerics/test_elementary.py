import math

import numpy as np
import pytest

from hotlap.numerics.elementary import arctan2, exponential, hyperbolic_tangent, sin_cos, wrap_angle

ANGLES = np.concatenate([np.linspace(-7.0, 7.0, 20_001), np.linspace(-1e5, 1e5, 2_001)])


def test_sine_and_cosine_agree_with_the_c_library_to_15_digits():
    errors = [(abs(s - math.sin(a)), abs(c - math.cos(a))) for a in ANGLES for s, c in [sin_cos(a)]]
    assert np.max(errors) < 2e-15


def test_arctangent_agrees_with_the_c_library_all_round():
    for angle in np.linspace(-math.pi, math.pi, 10_001):
        y, x = 3.0 * math.sin(angle), 3.0 * math.cos(angle)
        assert arctan2(y, x) == pytest.approx(math.atan2(y, x), abs=2e-15)


def test_arctangent_of_the_null_vector_is_zero():
    assert arctan2(0.0, 0.0) == 0.0


def test_wrapped_angle_is_the_same_direction_within_a_turn():
    for angle in ANGLES:
        wrapped = wrap_angle(angle)
        assert -math.pi <= wrapped <= math.pi
        assert math.sin(wrapped) == pytest.approx(math.sin(angle), abs=1e-9)


def test_exponential_and_tanh_agree_with_the_c_library():
    for power in np.linspace(-600.0, 600.0, 5_001):
        assert exponential(power) == pytest.approx(math.exp(power), rel=1e-15)
    for x in np.linspace(-25.0, 25.0, 5_001):
        assert hyperbolic_tangent(x) == pytest.approx(math.tanh(x), abs=3e-16)
    assert hyperbolic_tangent(1e300) == 1.0
    assert hyperbolic_tangent(-0.0) == 0.0
