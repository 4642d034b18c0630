// node compile.mjs FOLDER NAME…: compiles the Python files in FOLDER/NAME.zip to byte code of FOLDER's Pyodide.
import fs from "fs";
import { pathToFileURL } from "url";
const [folder, ...names] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
// tracebacks keep line numbers but not columns, which would be a seventh of the download
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: "1" } });
for (const name of names) python.FS.writeFile(`/${name}.zip`, new Uint8Array(fs.readFileSync(`${folder}/${name}.zip`)));
python.globals.set("names", python.toPy(names));
await python.runPythonAsync(`
import importlib.util, marshal, zipfile

def compiled(name, text):
    # a file of byte code that is never compared with its source: there is none
    # docstrings of our own package are the API's text; those of others are as large as their code
    code = compile(text, name, "exec", dont_inherit=True, optimize=0 if name.startswith("kogge/") else 2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(text) + marshal.dumps(code)

for name in names:
    with zipfile.ZipFile(f"/{name}.zip") as given, zipfile.ZipFile(f"/{name}.out.zip", "w") as made:
        for one in given.namelist():
            content = given.read(one)
            if one.endswith(".pyc"):  # Pyodide's own modules: reading the code again drops the columns
                content = content[:16] + marshal.dumps(marshal.loads(content[16:]))
            elif one.endswith(".py") and "/migrations/" not in one:  # alembic reads migrations itself
                one, content = one + "c", compiled(one, content)
            made.writestr(zipfile.ZipInfo(one, (1980, 1, 1, 0, 0, 0)), content)
`);
for (const name of names) fs.writeFileSync(`${folder}/${name}.out.zip`, python.FS.readFile(`/${name}.out.zip`));
process.exit(0);
