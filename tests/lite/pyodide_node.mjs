// node pyodide_node.mjs FOLDER SCRIPT: runs a Python script in the Pyodide of a lite folder, with all its packages.
import fs from "fs";
import os from "os";
import path from "path";
import zlib from "zlib";
const [folder, script] = process.argv.slice(2);
const worker = fs.readdirSync(`${folder}/files`).find((name) => /^worker-.*\.js$/.test(name));
const settings = JSON.parse(fs.readFileSync(`${folder}/files/${worker}`, "utf8").match(/^const SETTINGS = (.*);$/m)[1]);
const read = (name) => {
  const packed = `${folder}/${name}.bin`;
  return fs.existsSync(packed) ? zlib.gunzipSync(fs.readFileSync(packed)) : fs.readFileSync(`${folder}/${name}`);
};
const core = fs.mkdtempSync(path.join(os.tmpdir(), "pyodide-"));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"])
  fs.writeFileSync(`${core}/${name}`, read(settings.pyodide + name));
try {
  const { loadPyodide } = await import(`${core}/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${core}/` });
  for (const name of settings.packages)
    python.unpackArchive(new Uint8Array(read(name)), "zip", { extractDir: settings.sitePackages });
  for (const [game, name] of Object.entries(settings.nets))
    python.FS.writeFile(`${settings.games}/${game}/net.safetensors`, new Uint8Array(read(name)));
  await python.runPythonAsync(fs.readFileSync(script, "utf8"), { filename: script });
} catch (error) {
  console.error(String(error.message || error));
  process.exitCode = 1;
} finally {
  fs.rmSync(core, { recursive: true });
}
process.exit();
