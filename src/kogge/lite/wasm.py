"""A game's entry points as a WebAssembly side module for Pyodide.

numba lowers an entry point and all rules that it calls to LLVM IR, as usual. Here the IR is compiled for wasm32 instead of this processor,
and linked by `wasm-ld` into a module that `engine/side_module.py` calls. Record offsets and the width of integers are the same on both;
pointers are narrower, which llvmlite handles if the IR declares the target.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from kogge.bots.compiled import Tree, search_function
from kogge.bots.hard import default_parameters
from kogge.bots.rules_of_thumb import rules_of_thumb_for
from kogge.engine.compiled import random_games_function, replay_function
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.errors import KoggeError
from kogge.engine.flow import flow_of, scratch_dtype
from kogge.engine.rule import digest_of, numba_module, sources
from kogge.engine.side_module import ARGUMENTS_FILE, FILE

LINKERS = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(25, 13, -1)))
TRIPLE = "wasm32-unknown-emscripten"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128,+mutable-globals"


def linker() -> str:
    """The path of `wasm-ld`."""
    found = next((path for name in LINKERS if (path := shutil.which(name))), None)
    if found is None:
        raise KoggeError("wasm-ld is missing: install your system's package lld (Debian: apt install lld).")
    return found


def engine_digest(game: Game) -> str:
    """A hash of all sources that a game's module depends on."""
    import llvmlite
    import numba

    inputs = digest_of(*sources("engine", "bots"), game.folder), Path(__file__).read_text(), numba.__version__, llvmlite.__version__
    return hashlib.sha256(repr(inputs).encode()).hexdigest()[:16]


def compile_engine(game: Game, folder: Path) -> None:
    """Write a game's side module and its argument counts into a folder."""
    lowered = {name: _lowered(function, arguments) for name, (function, arguments) in _entry_points(game).items()}
    module, counts = _wasm_module(lowered)
    folder.mkdir(parents=True, exist_ok=True)
    object_file = folder / "engine.o"
    object_file.write_bytes(_object_code(module))
    options = ["--experimental-pic", "-shared", "--no-entry", "--allow-undefined", "--strip-all"]
    exports = [f"--export=kogge_{name}" for name in lowered]
    linked = subprocess.run([linker(), *options, *exports, "-o", folder / FILE, object_file], capture_output=True, text=True)
    object_file.unlink()
    if linked.returncode:
        raise KoggeError(f"wasm-ld could not link {game.title}: {linked.stderr.strip()[:300]}")
    (folder / ARGUMENTS_FILE).write_text(json.dumps(counts))


def _entry_points(game: Game) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The entry points, each with example arguments of the right types."""
    config, flow, heuristics = GameConfig(game, game.players[-1]), flow_of(game), rules_of_thumb_for(game)
    rows = np.zeros(1, game.Table)
    tree, boxes = Tree(config, rows, 1), config.loaded.rows
    scratches, points, wins = np.zeros(1, scratch_dtype(game)), np.zeros(4, np.int64), np.zeros(4)
    search_arguments = (
        boxes,
        tree.tables,
        0,
        1,
        0,
        1,
        default_parameters(heuristics),
        tree.slots,
        tree.nodes,
        tree.edges,
        tree.context,
        tree.works,
    )
    return {
        "search": (search_function(game), search_arguments),
        "random_games": (random_games_function(flow), (boxes, rows, 2, 0, 1, 1, scratches, points, wins)),
        "replay": (replay_function(game, flow), (boxes, rows, np.zeros(1, np.int16), scratches)),
    }


def _lowered(function: Any, arguments: tuple[Any, ...]) -> tuple[str, str]:
    """The name and the IR of an entry point with everything that it calls, not optimized."""
    numba = numba_module()
    from kogge.engine.numba_linking import LinkedCompiler

    compiled = numba.njit(function, nogil=True, pipeline_class=LinkedCompiler, no_cfunc_wrapper=True, no_cpython_wrapper=True)
    with numba.core.compiler_lock.global_compiler_lock:
        compiled.compile(tuple(numba.typeof(one) for one in arguments))
        found = compiled.overloads[compiled.signatures[0]]
        module = found.library._get_module_for_linking()
    return found.fndesc.mangled_name, str(module)


def _wasm_module(lowered: dict[str, tuple[str, str]]) -> tuple[Any, dict[str, int]]:
    """All entry points in one LLVM module for wasm32, each with a wrapper that unpacks its arguments, and the numbers of arguments."""
    import llvmlite.binding as llvm

    module, counts, wrappers = llvm.parse_assembly(_header()), {}, ""
    for name, (mangled, text) in lowered.items():
        part = llvm.parse_assembly(_for_wasm(text))
        entry = part.get_function(mangled)
        entry.linkage = "external"  # otherwise the linker drops it: nothing calls it yet
        kinds = [str(one.type) for one in entry.arguments][2:]
        counts[name] = len(kinds)
        wrappers += _wrapper(name, mangled, kinds)
        module.link_in(part)
    module.link_in(llvm.parse_assembly(_header() + wrappers))
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name.startswith("kogge_") else "internal"
    return module, counts


def _header() -> str:
    return f'target datalayout = "{LAYOUT}"\ntarget triple = "{TRIPLE}"\n'


def _for_wasm(text: str) -> str:
    """IR with wasm32 as its target and without reference counts: rules allocate nothing."""
    text = re.sub(r"target (datalayout|triple) = .*\n", "", text)
    text = re.sub(r"= common ((?:local_unnamed_addr )?)global", r"= internal \1global", text)
    for name in ("NRT_incref", "NRT_decref"):
        text = _without(text, rf"^define [^\n]*@{name}\(")
        text = re.sub(rf"^declare [^\n]*@{name}\(.*\n", "", text, flags=re.M)
        text += f"\ndefine linkonce_odr void @{name}(ptr %x) {{\n ret void\n}}\n"
    return _header() + text


def _without(text: str, function: str) -> str:
    """IR without the definition of a function."""
    found = re.search(function, text, re.M)
    return text if found is None else text[: found.start()] + text[text.index("\n}\n", found.start()) + 3 :]


def _wrapper(name: str, mangled: str, kinds: list[str]) -> str:
    """A function that reads the arguments of an entry point from an array of 64-bit numbers; its result is -1 after a fault."""
    lines, parameters = [" %result = alloca i64", " %error = alloca ptr", " store i64 0, ptr %result"], ["ptr %result", "ptr %error"]
    for i, kind in enumerate(kinds):
        lines += [f" %place{i} = getelementptr i64, ptr %arguments, i32 {i}", f" %word{i} = load i64, ptr %place{i}"]
        if kind == "ptr":
            lines.append(f" %value{i} = inttoptr i64 %word{i} to ptr")
        elif kind == "double":
            lines.append(f" %value{i} = bitcast i64 %word{i} to double")
        elif kind != "i64":
            raise KoggeError(f"The entry point {name} takes a {kind}, which cannot be passed to WebAssembly.")
        parameters.append(f"i64 %word{i}" if kind == "i64" else f"{kind} %value{i}")
    types = ", ".join(["ptr", "ptr", *kinds])
    return (
        f"declare i32 @{mangled}({types})\ndefine i64 @kogge_{name}(ptr %arguments) {{\n"
        + "\n".join(lines)
        + f"\n %status = call i32 @{mangled}({', '.join(parameters)})\n %failed = icmp ne i32 %status, 0\n %made = load i64, ptr %result\n"
        + " %found = select i1 %failed, i64 -1, i64 %made\n ret i64 %found\n}\n"
    )


def _object_code(module: Any) -> bytes:
    """The optimized module as an object file."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, reloc="pic", features=FEATURES)
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    module.verify()
    code: bytes = machine.emit_object(module)
    return code
