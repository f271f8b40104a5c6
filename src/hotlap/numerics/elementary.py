"""Sine, cosine, arctangent, exponential, logarithm and tanh from + - * / and square root alone.

The C library's versions differ in the last bit between processors; these are the same on
every IEEE machine, which is what makes trajectories portable. Accurate to about 1e-15.
"""

from __future__ import annotations

import math

import numpy as np

from hotlap.numerics.compiler import inlined

# pi/2 in two parts: the first has trailing zeros, so that multiples up to 2**20 are exact.
_HALF_PI_HIGH = 1.57079632673412561417
_HALF_PI_LOW = 6.07710050650619224932e-11
_TWO_OVER_PI = 0.63661977236758134308
# ln 2 in two parts, likewise.
_LN_2_HIGH = 6.93147180369123816490e-01
_LN_2_LOW = 1.90821492927058770002e-10
_ONE_OVER_LN_2 = 1.44269504088896338700
_EXPONENTIAL_SERIES = tuple(1.0 / math.factorial(k) for k in range(14, -1, -1))

_LN_2, _ROOT_2 = math.log(2.0), math.sqrt(2.0)
_EXPONENT_BITS, _MANTISSA, _ONE = np.int64(52), np.int64(0x000FFFFFFFFFFFFF), np.int64(0x3FF0000000000000)
# tanh x = x P(x²) / Q(x²) with a relative error of 2e-8 up to 9, where it is 1 in float32.
_TANH_P = tuple(
    np.float32(c) for c in (1.335448907e-08, 2.060895349e-05, 3.495580284e-03, 1.338101923e-01, 1.0)
)
_TANH_Q = tuple(
    np.float32(c) for c in (7.776486086e-07, 3.285621933e-04, 2.587695234e-02, 4.671433568e-01, 1.0)
)
_TANH_FULL, _UNIT = np.float32(9.0), np.float32(1.0)

PI = math.pi
TWO_PI = 2.0 * math.pi


@inlined
def sin_cos(angle: float) -> tuple[float, float]:
    """Sine and cosine of an angle in radians, for |angle| below a million."""
    quarter = np.floor(angle * _TWO_OVER_PI + 0.5)
    r = (angle - quarter * _HALF_PI_HIGH) - quarter * _HALF_PI_LOW
    z = r * r
    sine = r + r * z * (
        -1.6666666666666666e-01
        + z
        * (
            8.333333333333333e-03
            + z
            * (
                -1.984126984126984e-04
                + z
                * (
                    2.7557319223985893e-06
                    + z * (-2.505210838544172e-08 + z * (1.6059043836821613e-10 - z * 7.647163731819816e-13))
                )
            )
        )
    )
    cosine = 1.0 + z * (
        -0.5
        + z
        * (
            4.1666666666666664e-02
            + z
            * (
                -1.388888888888889e-03
                + z
                * (
                    2.48015873015873e-05
                    + z * (-2.755731922398589e-07 + z * (2.08767569878681e-09 - z * 1.1470745597729725e-11))
                )
            )
        )
    )
    turn = quarter - 4.0 * np.floor(quarter * 0.25)
    odd = turn == 1.0 or turn == 3.0
    s = cosine if odd else sine
    c = sine if odd else cosine
    return (-s if turn >= 2.0 else s), (-c if (turn == 1.0 or turn == 2.0) else c)


@inlined
def arctan2(y: float, x: float) -> float:
    """The angle of the vector (x, y) in radians, in [-pi, pi]; 0 for the zero vector."""
    ax, ay = abs(x), abs(y)
    high, low = max(ax, ay), min(ax, ay)
    if high == 0.0:
        return 0.0
    # Halve the angle twice: tan(a/2) = tan a / (1 + sqrt(1 + tan^2 a)), then the series.
    t = low / high
    t = t / (1.0 + math.sqrt(1.0 + t * t))
    t = t / (1.0 + math.sqrt(1.0 + t * t))
    z = t * t
    series = 0.0
    for k in range(23, 0, -2):
        series = 1.0 / k - z * series
    angle = 4.0 * t * series
    if ay > ax:
        angle = 0.5 * PI - angle
    if x < 0.0:
        angle = PI - angle
    return -angle if y < 0.0 else angle


@inlined
def wrap_angle(angle: float) -> float:
    """The same direction in [-pi, pi)."""
    return angle - TWO_PI * np.floor((angle + PI) / TWO_PI)


@inlined
def exponential(power: float) -> float:
    """e to a power between -700 and 700."""
    k = np.floor(power * _ONE_OVER_LN_2 + 0.5)
    r = (power - k * _LN_2_HIGH) - k * _LN_2_LOW
    series = 0.0
    for coefficient in _EXPONENTIAL_SERIES:
        series = coefficient + series * r
    # 2**k by its bits: the exponent, and a mantissa of one.
    return series * np.int64((int(k) + 1023) << 52).view(np.float64)


@inlined
def hyperbolic_tangent(x: float) -> float:
    """tanh, with an error of about 1e-16."""
    size = abs(x)
    value = 1.0 if size > 20.0 else 1.0 - 2.0 / (exponential(2.0 * size) + 1.0)
    return -value if x < 0.0 else value


@inlined
def logarithm(x: float) -> float:
    """The natural logarithm of a positive normal number."""
    bits = np.float64(x).view(np.int64)
    power = (bits >> _EXPONENT_BITS) - np.int64(1023)
    part = np.int64((bits & _MANTISSA) | _ONE).view(np.float64)
    if part > _ROOT_2:
        part *= 0.5
        power += np.int64(1)
    s = (part - 1.0) / (part + 1.0)
    z = s * s
    series = 0.0
    for n in range(25, 0, -2):
        series = 1.0 / n + z * series
    return 2.0 * s * series + float(power) * _LN_2


@inlined
def hyperbolic_tangent_single(x):
    """tanh of a float32 in float32, with an error of about 3e-7. It has no branches: loops vectorise."""
    x = min(max(x, -_TANH_FULL), _TANH_FULL)
    z = x * x
    p, q = _TANH_P[0], _TANH_Q[0]
    for k in range(1, 5):
        p = p * z + _TANH_P[k]
        q = q * z + _TANH_Q[k]
    return min(max(x * p / q, -_UNIT), _UNIT)
