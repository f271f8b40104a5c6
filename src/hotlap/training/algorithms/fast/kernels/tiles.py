"""Products of matrices, with a tile of results kept in registers.

Each sum runs in the order of its index, one product after the other and without fused operations, so
neither the shape of the tile nor the processor's vectors change a bit. This is the only place that writes
LLVM's instructions itself: from plain loops LLVM does not find such tiles.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core.codegen import get_host_cpu_features
from numba.extending import intrinsic

from hotlap.numerics.compiler import inlined, subroutine

LANE = 16
"""Rows of matrices are padded with zeros to a multiple of this many numbers."""
_FLOAT, _I32, _I64 = ir.FloatType(), ir.IntType(32), ir.IntType(64)


class Shape(NamedTuple):
    """Rows and columns of a tile, and the numbers in one vector."""

    rows: int
    columns: int
    lanes: int


def _shape_for_processor() -> Shape:
    """The quickest shape for the processor that numba compiles for."""
    if asked := os.environ.get("HOTLAP_TILE"):
        return Shape(*(int(size) for size in asked.split(",")))
    settings: Any = numba.config
    features = get_host_cpu_features() if settings.CPU_FEATURES is None else settings.CPU_FEATURES
    if "+avx512f" in features:
        return Shape(8, 32, 16)
    return Shape(4, 16, 8) if "+avx" in features else Shape(4, 16, 4)


SHAPE = _shape_for_processor()
ADD, ZERO, ROW = range(3)
"""What sums start from: the results so far, nothing, or a row that all rows share."""
AS_IS, RELU, RELU_SLOPE, TANH_SLOPE = range(4)
"""What happens to a finished sum: nothing, cut off below 0, or times an activation's slope."""


def make_product(start: int, finish: int, shape: Shape = SHAPE) -> Any:
    """A function for to = start + left × right, then `finish`, over whole tiles.

    A matrix is its array, the place of its first number and the distance between rows (of the left one also
    between columns). `side` is the shared row, its distance between rows 0, or the activations whose slopes
    count. `rows` is a multiple of the tile's, `columns` of `LANE`.
    """
    wide = _make_tile(shape, start, finish)
    narrow = _make_tile(Shape(shape.rows, LANE, min(shape.lanes, LANE)), start, finish)
    tile_rows, tile_columns = shape.rows, shape.columns

    @subroutine
    def product(
        rows, columns, depth, to, to_at, to_row, left, left_at, left_row, left_column,
        right, right_at, right_row, side, side_at, side_row,
    ):  # fmt: skip
        whole = columns - columns % tile_columns
        for j in range(0, whole, tile_columns):
            for r in range(0, rows, tile_rows):
                wide(
                    to, to_at + r * to_row + j, to_row, left, left_at + r * left_row, left_row, left_column,
                    right, right_at + j, right_row, depth, side, side_at + r * side_row + j, side_row,
                )  # fmt: skip
        for j in range(whole, columns, LANE):
            for r in range(0, rows, tile_rows):
                narrow(
                    to, to_at + r * to_row + j, to_row, left, left_at + r * left_row, left_row, left_column,
                    right, right_at + j, right_row, depth, side, side_at + r * side_row + j, side_row,
                )  # fmt: skip

    return product


def _make_tile(shape: Shape, start: int, finish: int) -> Any:
    @intrinsic
    def tile(
        typing, to, to_at, to_row, left, left_at, left_row, left_column, right, right_at, right_row, depth,
        side, side_at, side_row,
    ):  # fmt: skip
        size = types.int64
        signature = types.none(
            to, size, size, left, size, size, size, right, size, size, size, side, size, size
        )

        def generate(context, builder, signature, args):
            arrays = ((to, 0), (left, 3), (right, 7), (side, 11))
            data = [context.make_array(kind)(context, builder, args[at]).data for kind, at in arrays]
            _TileWriter(builder, shape, data, args).write(start, finish)
            return context.get_dummy_value()

        return signature, generate

    return tile


class _TileWriter:
    """Writes one tile: load the starting values, add up products, finish, store."""

    def __init__(self, builder: Any, shape: Shape, data: list[Any], args: Any) -> None:
        self._builder, self._shape = builder, shape
        self._to, self._left, self._right, self._side = data
        _, self._to_at, self._to_row, _, self._left_at, self._left_row, self._left_column = args[:7]
        _, self._right_at, self._right_row, self._depth, _, self._side_at, self._side_row = args[7:]
        self._vector = ir.VectorType(_FLOAT, shape.lanes)
        self._across = range(0, shape.columns, shape.lanes)

    def write(self, start: int, finish: int) -> None:
        """The whole tile."""
        sums = self._add_up(self._starts(start))
        at, place, on = iter(sums), self._to_at, self._side_at
        for _ in range(self._shape.rows):
            for column in self._across:
                value = self._finished(finish, next(at), on, column)
                self._builder.store(value, self._pointer(self._to, place, column), align=4)
            place, on = self._add(place, self._to_row), self._add(on, self._side_row)

    def _starts(self, start: int) -> list[Any]:
        found, place = [], self._to_at
        for _ in range(self._shape.rows):
            for column in self._across:
                if start == ZERO:
                    found.append(self._constant(0.0))
                elif start == ROW:
                    found.append(self._load(self._side, self._side_at, column))
                else:
                    found.append(self._load(self._to, place, column))
            place = self._add(place, self._to_row)
        return found

    def _add_up(self, starts: list[Any]) -> list[Any]:
        """The loop over the products of every sum."""
        builder = self._builder
        before = builder.block
        head, body, after = (builder.append_basic_block(f"tile.{name}") for name in ("head", "body", "after"))
        builder.branch(head)
        builder.position_at_end(head)
        k, a, b = (builder.phi(_I64) for _ in range(3))
        sums = [builder.phi(self._vector) for _ in starts]
        for phi, value in zip(
            [k, a, b, *sums], [_I64(0), self._left_at, self._right_at, *starts], strict=True
        ):
            phi.add_incoming(value, before)
        builder.cbranch(builder.icmp_signed("<", k, self._depth), body, after)
        builder.position_at_end(body)
        new = self._products(sums, a, b)
        steps = [self._add(k, _I64(1)), self._add(a, self._left_column), self._add(b, self._right_row)]
        for phi, value in zip([k, a, b, *sums], [*steps, *new], strict=True):
            phi.add_incoming(value, builder.block)
        builder.branch(head)
        builder.position_at_end(after)
        return sums

    def _products(self, sums: list[Any], a: Any, b: Any) -> list[Any]:
        builder, found = self._builder, []
        row = [self._load(self._right, b, column) for column in self._across]
        old = iter(sums)
        for _ in range(self._shape.rows):
            factor = self._splat(builder.load(builder.gep(self._left, [a], inbounds=True)))
            found += [builder.fadd(next(old), builder.fmul(factor, value)) for value in row]
            a = self._add(a, self._left_row)
        return found

    def _finished(self, finish: int, value: Any, on: Any, column: int) -> Any:
        builder, zero = self._builder, self._constant(0.0)
        if finish == AS_IS:
            return value
        if finish == RELU:
            return builder.select(builder.fcmp_ordered(">", value, zero), value, zero)
        activation = self._load(self._side, on, column)
        if finish == RELU_SLOPE:
            return builder.select(builder.fcmp_ordered(">", activation, zero), value, zero)
        square = builder.fmul(activation, activation)
        return builder.fmul(value, builder.fsub(self._constant(1.0), square))

    def _add(self, index: Any, step: Any) -> Any:
        return self._builder.add(index, step, flags=["nsw"])

    def _pointer(self, data: Any, place: Any, column: int) -> Any:
        pointer = self._builder.gep(data, [self._add(place, _I64(column))], inbounds=True)
        return self._builder.bitcast(pointer, self._vector.as_pointer())

    def _load(self, data: Any, place: Any, column: int) -> Any:
        return self._builder.load(self._pointer(data, place, column), align=4)

    def _constant(self, value: float) -> Any:
        return ir.Constant(self._vector, [value] * self._shape.lanes)

    def _splat(self, value: Any) -> Any:
        nothing = ir.Constant(self._vector, ir.Undefined)
        first = self._builder.insert_element(nothing, value, _I32(0))
        everywhere = ir.Constant(ir.VectorType(_I32, self._shape.lanes), [0] * self._shape.lanes)
        return self._builder.shuffle_vector(first, nothing, everywhere)


@intrinsic
def _dot(typing, first, first_at, second, second_at, count):
    def generate(context, builder, signature, args):
        vector = ir.VectorType(_FLOAT, LANE)

        def load(at, k):
            data = context.make_array((first, second)[at])(context, builder, args[2 * at]).data
            pointer = builder.gep(data, [builder.add(args[2 * at + 1], k, flags=["nsw"])], inbounds=True)
            return builder.load(builder.bitcast(pointer, vector.as_pointer()), align=4)

        total = _loop_by_lane(builder, vector, args[4], lambda k: builder.fmul(load(0, k), load(1, k)))
        return _halved(builder, total)

    size = types.int64
    return types.float32(first, size, second, size, size), generate


@inlined
def dot(first, first_at, second, second_at, count):
    """The sum of first[first_at:] second[second_at:], `count` products, a multiple of `LANE`.

    Sixteen sums go on side by side, and are then halved to 8, 4, 2, 1.
    """
    return _dot(first, first_at, second, second_at, count)  # type: ignore[call-arg]


def _loop_by_lane(builder: Any, vector: Any, count: Any, term: Callable[[Any], Any]) -> Any:
    """The sum of term(0), term(16), … up to `count`."""
    before = builder.block
    head, body, after = (builder.append_basic_block(f"dot.{name}") for name in ("head", "body", "after"))
    builder.branch(head)
    builder.position_at_end(head)
    k, total = builder.phi(_I64), builder.phi(vector)
    k.add_incoming(_I64(0), before)
    total.add_incoming(ir.Constant(vector, [0.0] * LANE), before)
    builder.cbranch(builder.icmp_signed("<", k, count), body, after)
    builder.position_at_end(body)
    more = builder.fadd(total, term(k))
    k.add_incoming(builder.add(k, _I64(LANE), flags=["nsw"]), builder.block)
    total.add_incoming(more, builder.block)
    builder.branch(head)
    builder.position_at_end(after)
    return total


def _halved(builder: Any, total: Any) -> Any:
    width = LANE
    while width > 1:
        width //= 2
        nothing = ir.Constant(total.type, ir.Undefined)
        halves = [
            builder.shuffle_vector(
                total, nothing, ir.Constant(ir.VectorType(_I32, width), list(range(at, at + width)))
            )
            for at in (0, width)
        ]
        total = builder.fadd(*halves)
    return builder.extract_element(total, _I32(0))
