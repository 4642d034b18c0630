"""Kogge without a server: the whole site in a browser, from a static folder (`kogge lite OUT/`, docs/lite.md).

- `wasm` compiles a game's entry points to WebAssembly: numba's LLVM IR, llvmlite, wasm-ld.
- `sources` gets Pyodide and the wheels that must be compiled for it.
- `folder` writes the folder.
- `browser` runs inside Pyodide: it answers the pages' requests with the site's ASGI app.
- `shell/` is the JavaScript around it: the start page, the worker that runs Pyodide, the service worker.
"""
