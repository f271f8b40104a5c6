"""Numba's CPU compiler, aimed at WebAssembly. Import and `install` it before anything that uses numba.

Installing replaces this process's CPU target: from then on every kernel is lowered for wasm32, with its data
layout from the first line of LLVM IR. Nothing that is compiled here can run here, so use a separate process.
It relies on numba's internals; the build pins numba and llvmlite, and a mismatch shows at build time.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import codegen, compiler, cpu, types, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.np.arrayobj import make_array, populate_array

TRIPLE = "wasm32-unknown-unknown"
FEATURES = (
    "+mutable-globals,+sign-ext,+nontrapping-fptoint,+bulk-memory,+bulk-memory-opt,+multivalue,+simd128"
)
_I32, _I64, _F64 = ir.IntType(32), ir.IntType(64), ir.DoubleType()


class WasmLibrary(codegen.AOTCodeLibrary):
    """Code that is emitted, never run."""

    def get_pointer_to_function(self, name: str) -> int:
        """No address: there is nothing to call."""
        return 0


class WasmCodegen(codegen.CPUCodegen):
    """A target machine for wasm32, without an engine to run code."""

    _library_class = WasmLibrary

    def __init__(self, name: str) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        super().__init__(name)

    def _init(self, llvm_module: Any) -> None:
        self._tm = llvm.Target.from_triple(TRIPLE).create_target_machine(
            cpu="mvp", features=FEATURES, opt=3, reloc="static", codemodel="default"
        )
        self._tm_features = FEATURES
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        """There is no engine to add it to."""

    def set_env(self, env_name: str, env: Any) -> None:
        """Environments are for Python exceptions, which kernels do not raise."""

    def optimize(self, module: Any) -> None:
        """Run the pass pipeline over a finished module."""
        passes, builder = self._module_pass_manager()
        passes.run(module, builder)

    def emit_object(self, module: Any) -> bytes:
        """The object file of a module."""
        return bytes(self._tm.emit_object(module))


class WasmContext(cpu.CPUContext):
    """Lowers with wasm32's sizes, and links no runtime."""

    @global_compiler_lock
    def init(self) -> None:
        """As numba's own, except for the code generator."""
        self.is32bit = False  # WebAssembly divides 64-bit numbers itself.
        self._internal_codegen = WasmCodegen("hotlap")

    def post_lowering(self, mod: Any, library: Any) -> None:
        """Numba would link its native runtime here."""


def install() -> WasmContext:
    """Make wasm32 the target of every kernel that is decorated from now on."""
    # A native context must set up the runtime first, or numba would try it with this one.
    rtsys.initialize(cpu.CPUContext(typing.Context()))
    context = WasmContext(cpu_target.typing_context, "cpu")
    cpu_target._toplevel_target_context = context
    if cpu_target.target_context is not context:
        raise RuntimeError("numba kept its own target; this build does not support its version")
    return context


class WasmModule:
    """Kernels exported from one WebAssembly module, without imports.

    An array argument becomes a pointer and its sizes (i32 each, C order), a whole number an i32 (i64 if it is
    unsigned), a float an f64, a named tuple its fields. Nothing is returned; an error in a kernel traps.
    """

    def __init__(self, context: WasmContext) -> None:
        self._context = context
        self._library = context.codegen().create_library("hotlap")
        self.abi: dict[str, list[str]] = {}

    def export(self, name: str, kernel: Any, *argument_types: Any) -> None:
        """Compile a kernel for these types and export it."""
        flags = compiler.Flags()
        kernel.targetdescr.options.parse_as_flags(flags, kernel.targetoptions)
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        self._context.refresh()
        cpu_target.typing_context.refresh()
        with global_compiler_lock:
            compiled = compiler.compile_extra(
                cpu_target.typing_context, self._context, kernel.py_func, argument_types, None, flags, {},
                library=self._library,
            )  # fmt: skip
        labels = kernel.py_func.__code__.co_varnames[: len(argument_types)]
        self._wrap(name, compiled.fndesc, argument_types)
        self.abi[name] = [
            word
            for label, kind in zip(labels, argument_types, strict=True)
            for word in _described(label, kind)
        ]

    def _wrap(self, name: str, kernel: Any, argument_types: tuple[Any, ...]) -> None:
        """An exported function with flat arguments that calls a kernel by numba's convention."""
        context = self._context
        module = self._library.create_ir_module(f"export_{name}")
        convention = context.call_conv
        callee = ir.Function(
            module, convention.get_function_type(kernel.restype, kernel.argtypes), kernel.llvm_func_name
        )
        flat = [word for kind in argument_types for word in self._flat(kind)]
        function = ir.Function(module, ir.FunctionType(ir.VoidType(), flat), name)
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        given = iter(function.args)
        values = [self._value(builder, kind, given) for kind in argument_types]
        status, _ = convention.call_function(builder, callee, kernel.restype, kernel.argtypes, values)
        with builder.if_then(status.is_error, likely=False):
            builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])
        builder.ret_void()
        self._library.add_ir_module(module)

    def _flat(self, kind: Any) -> list[Any]:
        if isinstance(kind, types.BaseTuple):
            return [word for part in kind for word in self._flat(part)]
        if isinstance(kind, types.Array):
            return [ir.PointerType(self._context.get_data_type(kind.dtype)), *[_I32] * kind.ndim]
        if isinstance(kind, types.Integer):
            return [_I32 if kind.signed else _I64]
        return [_F64]

    def _value(self, builder: Any, kind: Any, given: Any) -> Any:
        """An argument as the kernel takes it."""
        if isinstance(kind, types.BaseTuple):
            parts = [self._value(builder, part, given) for part in kind]
            return self._context.make_tuple(builder, kind, parts)
        if isinstance(kind, types.Array):
            return self._array(builder, kind, given)
        value = next(given)
        return builder.sext(value, _I64) if isinstance(kind, types.Integer) and kind.signed else value

    def _array(self, builder: Any, kind: Any, given: Any) -> Any:
        data = next(given)
        shape = [builder.zext(next(given), _I64) for _ in range(kind.ndim)]
        item_bytes = self._context.get_abi_sizeof(self._context.get_data_type(kind.dtype))
        strides, step = [], _I64(item_bytes)
        for size in reversed(shape):
            strides.insert(0, step)
            step = builder.mul(step, size)
        array = make_array(kind)(self._context, builder)
        populate_array(array, data, shape, strides, item_bytes, None)
        return array._getvalue()

    def emit(self) -> bytes:
        """The object file of all exports, optimised as one."""
        with global_compiler_lock:
            self._library.finalize()
            module = self._library._final_module
            for item in (*module.functions, *module.global_variables):
                # Numba's environments are common symbols, which WebAssembly does not have.
                if not item.is_declaration and item.name not in self.abi:
                    item.linkage = "internal"
            module.verify()
            generator = self._library._codegen
            generator.optimize(module)
            return bytes(generator.emit_object(module))


def _described(label: str, kind: Any) -> list[str]:
    if isinstance(kind, types.NamedTuple):
        fields = zip(kind.fields, kind, strict=True)
        return [word for name, part in fields for word in _described(f"{label}.{name}", part)]
    if isinstance(kind, types.Array):
        return [f"{label}: *{kind.dtype}", *(f"{label}.shape[{d}]: i32" for d in range(kind.ndim))]
    if isinstance(kind, types.Integer):
        return [f"{label}: {'i32' if kind.signed else 'i64'}"]
    return [f"{label}: f64"]
