// Runs Python: the whole site, or, in a second worker, analyses. A message {ask, …} with a port is a request of a page.
const SETTINGS = __SETTINGS__;
const ROOT = new URL("../", import.meta.url).href; // the folder
const analyses = new URL(location.href).hash === "#analysis";
const tell = (message) => postMessage(message);

let python, answer;
const waiting = [];

async function start() {
  tell({ step: "python" });
  const { loadPyodide } = await import(`${ROOT}${SETTINGS.pyodide}pyodide.mjs`);
  const archives = SETTINGS.packages.map(async (name) => new Uint8Array(await (await fetch(ROOT + name)).arrayBuffer()));
  python = await loadPyodide({ indexURL: ROOT + SETTINGS.pyodide, env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" } });
  tell({ step: "packages" });
  for (const archive of await Promise.all(archives)) unzip(archive, SETTINGS.sitePackages);
  // a net is fetched when a bot first reads it; the file system asks the service worker, which has it
  for (const [game, name] of Object.entries(SETTINGS.nets))
    python.FS.createLazyFile(`${SETTINGS.games}/${game}`, "net.safetensors", ROOT + name, true, false);
  if (analyses) return startAnalyses();
  tell({ step: "site" });
  await openData();
  self.startAnalysis = startAnalysis;
  self.changed = save;
  python.globals.set("address", ROOT);
  answer = await python.runPythonAsync(`
import asyncio, js
from kogge.lite.browser import BrowserSite, analyst_of
from pyodide.ffi import create_proxy, to_js

def start_analysis(depth, record, on_text, on_end):
    js.startAnalysis(depth, record, create_proxy(on_text), create_proxy(on_end))

site = BrowserSite(address, on_change=js.changed, analyst=analyst_of(start_analysis))
await site.begin()

async def answer(method, address, headers, body, on_start, on_body, on_gone):
    gone = asyncio.get_running_loop().create_future()
    on_gone(create_proxy(lambda: gone.done() or gone.set_result(None)))
    await site.answer(method, address, headers.to_py(), body.to_bytes(), lambda status, all: on_start(status, to_js(all)),
                      lambda part, more: on_body(to_js(part), more), gone)
answer
`);
  tell({ step: "ready" });
  for (const [question, port] of waiting.splice(0)) reply(question, port);
}

// archives are uncompressed, so their files can be copied directly, which is faster than Python's zipfile
function unzip(bytes, folder) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder();
  const made = new Set();
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end--;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left; left--) {
    const [size, nameSize, extraSize, noteSize] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const path = `${folder}/${text.decode(bytes.subarray(at + 46, at + 46 + nameSize))}`;
    const head = view.getUint32(at + 42, true);
    const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) python.FS.mkdirTree(parent);
    made.add(parent);
    python.FS.writeFile(path, bytes.subarray(start, start + size), { canOwn: false });
    at += 46 + nameSize + extraSize + noteSize;
  }
}

// the database and the cookies, in the browser's own storage

async function openData() {
  python.FS.mkdirTree("/data");
  python.FS.mount(python.FS.filesystems.IDBFS, {}, "/data");
  await sync(true);
}

const sync = (reads) =>
  new Promise((done, failed) => python.FS.syncfs(reads, (error) => (error ? failed(error) : done())));

let saving = null;
let again = false;
function save() {
  again = true;
  saving ??= (async () => {
    try {
      await new Promise((done) => setTimeout(done, 50)); // several changes at once
      while (again) {
        again = false;
        await sync(false);
      }
    } catch (error) {
      tell({ unsaved: String(error) });
    } finally {
      saving = null;
    }
  })();
  return saving;
}

// requests

async function reply(question, port) {
  let leave = null;
  port.onmessage = (event) => event.data.gone && leave?.();
  try {
    await answer(
      question.method,
      question.address,
      question.headers,
      new Uint8Array(question.body || 0),
      (status, headers) => port.postMessage({ status, headers }),
      (part, more) => port.postMessage({ part, more }),
      (left) => (leave = left),
    );
  } catch (error) {
    console.error(error);
    port.postMessage({ status: 500, headers: [] });
    port.postMessage({ part: new TextEncoder().encode(String(error)), more: false });
  } finally {
    leave?.destroy?.();
    leave = null;
  }
}

// analyses run in a second worker, so that play continues

let analyst = null;
function startAnalysis(depth, record, onText, onEnd) {
  if (!analyst) {
    analyst = new Worker(`${location.href.split("#")[0]}#analysis`, { type: "module" });
    analyst.onerror = (event) => analyst.done?.(event.message || "The worker could not start.");
  }
  analyst.done = (error) => {
    onEnd(error);
    onText.destroy();
    onEnd.destroy();
  };
  analyst.onmessage = ({ data }) => {
    if (data.text) onText(data.text);
    if (data.done || data.failed) analyst.done(data.failed);
  };
  analyst.postMessage({ depth, record });
}

async function startAnalyses() {
  const analyse = await python.runPythonAsync("from kogge.lite.browser import analyse_here\nanalyse_here");
  answer = ({ depth, record }) => {
    try {
      analyse(depth, record, (text) => tell({ text }));
      tell({ done: true });
    } catch (error) {
      tell({ failed: String(error) });
    }
  };
  for (const [question] of waiting.splice(0)) answer(question);
}

// all games as a file

async function games(content) {
  const { saved_games, load_games } = python.pyimport("kogge.lite.browser");
  if (!content) return saved_games().toJs();
  load_games(python.toPy(content));
  await save();
}

onmessage = async (event) => {
  if (event.data.games) {
    const { port, content } = event.data.games;
    try {
      port.postMessage({ found: await games(content) });
    } catch (error) {
      port.postMessage({ failed: String(error.message).trim().split("\n").pop().replace(/^[\w.]+: /, "") });
    }
  } else if (event.data.save) {
    await save();
    event.ports[0]?.postMessage({ saved: true });
  } else if (!answer) waiting.push([event.data, event.ports[0]]);
  else if (analyses) answer(event.data);
  else reply(event.data, event.ports[0]);
};

start().catch((error) => tell({ failed: String(error.message || error).slice(-2000) }));
