"""The loops of the certificate: which three points in a row a car can pass, and how soon. See docs/limit.md.

Points and mean speeds are cells. Every test errs on one side: a step is refused only if no motion makes it.
"""

from __future__ import annotations

import math

from hotlap.numerics.compiler import inlined, kernel
from hotlap.sim.params import SUBSTEP_S, SURFACE

GRIP, DRAG, AIR_DRAG, RUNOFF_DRAG, YAW_ENERGY, PEAK, TOP_SPEED, TOP_PUSH = range(8)
"""Columns of a car, in metres and seconds per kilogram: the most that its tyres push, its drag, the most
energy of its yaw, the row of the power table's maximum, the highest speed, the most that anything pushes."""
MIDDLE_X, MIDDLE_Y, LEFT_X, LEFT_Y, LOW, CELL = range(6)
"""Columns of a line: its middle, the unit vector to the left, where its cells begin, their width (m)."""
SHORTEST, LONGEST, COSINE, SINE, BLUNT = range(5)
"""Columns of a chord between two cells: its length (m), its direction, and how far off that can be (rad)."""
TIME, TOP, PUSH, BLUR, VARIANCE, ALONG_0, ALONG_1 = range(7)
"""Columns of a chord at a mean speed: the longest time, the highest speed on the way, the most that tyres and
runoff push, the error of the drag, the variance of the velocity, the speed with half of the drag taken off or
added."""
POWER_STEP = 0.05
"""Speeds (m/s) between rows of the table of power."""
_BLOCK = 6
GENTLE_RAD = 0.6
"""Turns from one chord to the next up to which more is known of the speed on the way."""
_STEADY_S = 1e-4
_ROUNDING = 1e-6


@inlined
def _resistance(car, speed):
    return car[DRAG] + car[AIR_DRAG] * speed


@inlined
def push_limit(car, speed):
    """The most of the tyres and the edge's drag together, anywhere on the road, up to a speed (m/s^2)."""
    edge = 0.5 * (1.0 + SURFACE.runoff_grip) * car[GRIP] + 0.5 * car[RUNOFF_DRAG] * speed
    return max(car[GRIP], edge)


@kernel
def lay_chords(start, end, chords):
    """Fill the chords from each cell of a line to each cell of the next."""
    radius = 0.5 * (start[CELL] + end[CELL])
    for a in range(chords.shape[0]):
        n = start[LOW] + (a + 0.5) * start[CELL]
        for b in range(chords.shape[1]):
            m = end[LOW] + (b + 0.5) * end[CELL]
            x = end[MIDDLE_X] + end[LEFT_X] * m - start[MIDDLE_X] - start[LEFT_X] * n
            y = end[MIDDLE_Y] + end[LEFT_Y] * m - start[MIDDLE_Y] - start[LEFT_Y] * n
            length = math.sqrt(x * x + y * y)
            x, y = x / length, y / length
            along = 0.5 * abs(start[LEFT_X] * x + start[LEFT_Y] * y) * start[CELL]
            along += 0.5 * abs(end[LEFT_X] * x + end[LEFT_Y] * y) * end[CELL]
            chords[a, b, SHORTEST] = length - along
            chords[a, b, LONGEST] = length + along + 0.5 * radius * radius / (length - radius)
            chords[a, b, COSINE], chords[a, b, SINE] = x, y
            chords[a, b, BLUNT] = math.asin(radius / length)


@inlined
def _pass(car, speeds, k, shortest, longest, sign, row):
    """Fill what is known of a chord at a mean speed in cell k. sign: -1 before the line, +1 after it."""
    slow, fast = speeds[k], speeds[k + 1]
    time = longest / slow
    loose = time + 2.0 * SUBSTEP_S
    top = min(fast + 0.5 * car[TOP_PUSH] * loose, car[TOP_SPEED])
    for _ in range(2):
        change = push_limit(car, top) + _resistance(car, top) * top
        top = min(fast + 0.5 * change * loose, top)
    spread = change * loose * loose
    row[TIME], row[TOP], row[PUSH] = time, top, push_limit(car, top)
    row[VARIANCE] = change * spread / 12.0
    row[BLUR] = spread * (_resistance(car, fast) / 12.0 + car[AIR_DRAG] * top / 6.0)
    row[BLUR] += SUBSTEP_S * time * change * (car[DRAG] + 2.0 * car[AIR_DRAG] * top)
    least, most = _resistance(car, slow) * shortest, _resistance(car, fast) * longest
    if sign > 0.0:
        row[ALONG_0], row[ALONG_1] = slow + 0.5 * least, fast + 0.5 * most
    else:
        row[ALONG_0] = slow - 0.5 * _resistance(car, slow) * longest
        row[ALONG_1] = fast - 0.5 * _resistance(car, fast) * shortest


@inlined
def _spare_power(car, power, low, high):
    """The most power (W/kg) beyond the drag's at speeds between two."""
    last = len(power) - 2
    below = min(max(int((low - 0.15) / POWER_STEP), 0), last)
    above = min(int((high + 0.15) / POWER_STEP), last)
    peak = int(car[PEAK])
    if above < peak:
        return max(power[above], power[above + 1])
    if below >= peak:
        return max(power[below], power[below + 1])
    return power[peak]


@inlined
def _has_power(car, speeds, power, k, m, first, second, one, two, cosine):
    """Whether the engine could have raised the mean speed from cell k over one chord to cell m over the next.

    `one`, `two` are the chords' least lengths; `cosine` is that of half the turn between them, at least.
    """
    hat = 0.5 * (first[TIME] + second[TIME]) + _STEADY_S
    least = 0.5 * (one / speeds[k + 1] + two / speeds[m + 1])
    change_1 = math.sqrt(12.0 * first[VARIANCE]) / (first[TIME] + 2.0 * SUBSTEP_S)
    change_2 = math.sqrt(12.0 * second[VARIANCE]) / (second[TIME] + 2.0 * SUBSTEP_S)
    time_1, time_2 = first[TIME] + 0.01, second[TIME] + 0.01
    drift = (change_1 * time_1 * time_1 + change_2 * time_2 * time_2) / (12.0 * least)
    low = max(0.5 * (one + two) * cosine / hat - drift, 0.0)
    high = 0.5 * (first[TIME] * speeds[k] + second[TIME] * speeds[m]) / least + drift
    change = max(change_1, change_2)
    squares = time_1 * time_1 + time_2 * time_2 + time_1 * time_2
    high = math.sqrt(high * high + change * change * squares / 18.0 + 2.0 * car[YAW_ENERGY])
    gain = max(_spare_power(car, power, low, high), 0.0) * hat
    fast, wanted = speeds[k + 1], speeds[m]
    return wanted * wanted <= fast * fast + first[VARIANCE] + 2.0 * (car[YAW_ENERGY] + gain) + _ROUNDING


@kernel
def fastest_after(car, speeds, power, bins_1, bins_2, cosine, before, after, limits):
    """For bins of chords' lengths and each mean speed: the last cell of the next that the power allows."""
    last = len(speeds) - 2
    for i in range(limits.shape[0]):
        for j in range(limits.shape[1]):
            for m in range(1, last + 1):
                _pass(car, speeds, m, bins_2[0, j], bins_2[1, j], 1.0, after[m])
            limits[i, j, 0] = last
            for k in range(1, last + 1):
                _pass(car, speeds, k, bins_1[0, i], bins_1[1, i], -1.0, before)
                high = last
                while high > 1 and not _has_power(
                    car, speeds, power, k, high, before, after[high], bins_1[0, i], bins_2[0, j], cosine
                ):
                    high -= 1
                limits[i, j, k] = high


@inlined
def _span(table, low, high):
    """The least of a sparse table's first row between two columns, both included."""
    level = 0
    while (2 << level) <= high - low + 1:
        level += 1
    return min(table[level, low], table[level, high - (1 << level) + 1])


@inlined
def _spread(table, count):
    """Complete a sparse table: row l holds the least of 2**l columns."""
    level = 0
    while (2 << level) <= count:
        for m in range(count - (2 << level) + 1):
            table[level + 1, m] = min(table[level, m], table[level, m + (1 << level)])
        level += 1


@inlined
def _prepare(car, speeds, onward, chord, after, tables):
    """Tables over the cells of the next mean speed: time from the line to the end, push, blur."""
    last = len(speeds) - 2
    for m in range(last + 1):
        tables[0, 0, m] = chord[SHORTEST] / speeds[m + 1] + onward[m]
        if m > 0:
            _pass(car, speeds, m, chord[SHORTEST], chord[LONGEST], 1.0, after[m])
        tables[1, 0, m] = -after[m, PUSH] if m > 0 else -1e9
        tables[2, 0, m] = -after[m, BLUR] if m > 0 else -1e9
    for table in range(3):
        _spread(tables[table], last + 1)


@inlined
def _refused(first, after, tables, cosine, sine, low, high):
    """Whether a car could not have turned by an angle at any mean speed in the cells from low to high."""
    push = max(first[PUSH], -_span(tables[1], low, high))
    radius = push * (0.5 * (first[TIME] + after[low, TIME]) + _STEADY_S)
    radius += first[BLUR] - _span(tables[2], low, high) + _ROUNDING
    slow, fast = max(first[ALONG_0], 0.0), first[ALONG_1]
    # The least distance of the two velocities' directions from each other.
    if slow * sine > radius:
        return True
    if after[high, ALONG_1] < slow * cosine - math.sqrt(radius * radius - slow * slow * sine * sine):
        return True
    best = fast if fast * sine * sine <= radius * cosine * sine else max(radius * cosine / sine, slow)
    return after[low, ALONG_0] > best * cosine + math.sqrt(
        max(radius * radius - best * best * sine * sine, 0.0)
    )


@inlined
def _soonest_after(first, after, tables, cosine, sine, high, found):
    """The least time to the end after a turn by an angle, at a mean speed up to cell `high`, or `found`."""
    found = min(found, tables[0, 0, 0])
    if high < 1 or _span(tables[0], 1, high) >= found:
        return found
    for block in range(1, high + 1, _BLOCK):
        stop = min(block + _BLOCK - 1, high)
        if _span(tables[0], block, stop) < found and not _refused(
            first, after, tables, cosine, sine, block, stop
        ):
            for m in range(block, stop + 1):
                if tables[0, 0, m] < found and not _refused(first, after, tables, cosine, sine, m, m):
                    found = tables[0, 0, m]
    return found


@inlined
def _bend(chord_1, chord_2):
    """Cosine and sine of the least turn from one chord to the next, and whether it may be a sharp one."""
    dot = chord_1[COSINE] * chord_2[COSINE] + chord_1[SINE] * chord_2[SINE]
    cross = chord_1[COSINE] * chord_2[SINE] - chord_1[SINE] * chord_2[COSINE]
    angle, blunt = math.atan2(abs(cross), dot), chord_1[BLUNT] + chord_2[BLUNT]
    # A turn of more than a right angle is at least as hard as a right angle.
    least = min(max(angle - blunt, 0.0), 0.5 * math.pi)
    return math.cos(least), math.sin(least), 1 if angle + blunt > GENTLE_RAD else 0


@inlined
def _bin(bins, chord):
    """The bin of a chord's longest length."""
    place = math.ceil((chord[LONGEST] - bins[1, 0]) / (bins[1, 1] - bins[1, 0]))
    return min(max(int(place), 0), bins.shape[1] - 1)


@inlined
def _sort(speeds, chords, onward, order, keys):
    """The chords from a cell, those with the least time to the end first."""
    for c in range(len(chords)):
        place, mine = c, _soonest(speeds, chords[c], onward[c])
        while place > 0 and keys[place - 1] > mine:
            order[place], keys[place] = order[place - 1], keys[place - 1]
            place -= 1
        order[place], keys[place] = c, mine


@inlined
def _soonest(speeds, chord, onward):
    soonest = 1e9
    for m in range(len(onward)):
        soonest = min(soonest, chord[SHORTEST] / speeds[m + 1] + onward[m])
    return soonest


@kernel
def admits(car, speeds, chord_1, chord_2, limit, k, m, before, after, tables):
    """Whether mean speeds in cells k and m over two chords in a row are not refused. For tests."""
    last = len(speeds) - 2
    if k == 0 or m == 0:
        return True
    _pass(car, speeds, k, chord_1[SHORTEST], chord_1[LONGEST], -1.0, before)
    _prepare(car, speeds, tables[0, 0], chord_2, after, tables)
    cosine, sine, sharp = _bend(chord_1, chord_2)
    return m <= limit[sharp, k] and m <= last and not _refused(before, after, tables, cosine, sine, m, m)


@kernel
def step_back(
    car, speeds, chords_1, chords_2, bins_1, bins_2, limits, onward, here, before, after, tables, order, keys
):
    """Least times from a line to the end for each chord to it and each mean speed over that chord."""
    last = len(speeds) - 2
    here[:, :, :] = 1e9
    for b in range(chords_1.shape[1]):
        for a in range(chords_1.shape[0]):
            for k in range(1, last + 1):
                _pass(car, speeds, k, chords_1[a, b, SHORTEST], chords_1[a, b, LONGEST], -1.0, before[a, k])
        _sort(speeds, chords_2[b], onward[b], order, keys)
        for place in range(chords_2.shape[1]):
            c = order[place]
            chord = chords_2[b, c]
            _prepare(car, speeds, onward[b, c], chord, after, tables)
            j = _bin(bins_2, chord)
            for a in range(chords_1.shape[0]):
                i = _bin(bins_1, chords_1[a, b])
                cosine, sine, sharp = _bend(chords_1[a, b], chord)
                here[a, b, 0] = min(here[a, b, 0], _span(tables[0], 0, last))
                for k in range(1, last + 1):
                    here[a, b, k] = _soonest_after(
                        before[a, k], after, tables, cosine, sine, limits[sharp, i, j, k], here[a, b, k]
                    )
