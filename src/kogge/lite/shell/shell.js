// The page around the site: loads all files, starts the worker that runs the site, and shows its pages in a frame.
const ROOT = new URL("../", import.meta.url).href; // the folder
const byId = (id) => document.getElementById(id);
const say = (text, more = "") => {
  byId("state").textContent = text;
  byId("more").textContent = more;
};
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
const WORDS = JSON.parse(byId("words").textContent); // by language
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in WORDS) ?? "en";
const words = WORDS[language];
document.documentElement.lang = language;
const times = (window.koggeTimes = {}); // milliseconds since the page began, for measurements
const note = (name) => (times[name] ??= Math.round(performance.now()));
const channel = new BroadcastChannel(`kogge ${ROOT}`);
let worker = null;

async function main() {
  if (!("serviceWorker" in navigator) || !("locks" in navigator) || typeof DecompressionStream === "undefined")
    return say(words.unfit);
  say(words.loading);
  showRules();
  await loadFiles();
  note("files");
  if (!(await lock())) return;
  navigator.storage?.persist?.();
  await startSite();
  showSite();
}

// the rules as static pages to read during loading; they open below the progress bar
function showRules() {
  const place = byId("rules");
  place.firstElementChild.textContent = `${words.meanwhile} `;
  for (const link of place.querySelectorAll("a")) {
    link.href = link.dataset[language] ?? link.dataset.en;
    link.target = "_blank";
  }
  place.hidden = false;
}

// fetch every file into the browser's cache, with a progress bar; a later version is announced

async function loadFiles() {
  const bar = byId("progress");
  channel.addEventListener("message", ({ data }) => {
    if (data.complete) note("complete");
    if (!data.total || worker) return;
    bar.hidden = false;
    bar.max = data.total;
    bar.value = data.loaded;
    const [done, total] = [megabytes(data.loaded), megabytes(data.total)];
    byId("more").textContent = words.megabytes.replace("{done}", done).replace("{total}", total);
  });
  const registration = await navigator.serviceWorker.register(`${ROOT}service-worker.js`, { updateViaCache: "none" });
  if (!navigator.serviceWorker.controller) {
    const failed = new Promise((_, no) => {
      registration.installing?.addEventListener("statechange", ({ target }) => {
        if (target.state === "redundant") no(new Error(words.unloaded));
      });
    });
    const controlled = new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
    );
    await Promise.race([controlled, failed]);
  }
  const announce = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    byId("news-text").textContent = words.newVersion;
    byId("update").textContent = words.reload;
    byId("news").hidden = false;
    byId("update").onclick = async () => {
      byId("news").hidden = true;
      await closeSite(words.loading);
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage("take over");
    };
  };
  announce();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", ({ target }) => target.state === "installed" && announce()),
  );
}

// two tabs would write the same database: the second waits until the first releases it

function lock() {
  return new Promise((done) => {
    const held = (found) => {
      if (!found) {
        say(words.otherTab, words.oneTab);
        byId("here").textContent = words.here;
        byId("progress").hidden = true;
        byId("here").hidden = false;
        byId("here").onclick = () => {
          channel.postMessage({ giveUp: true });
          navigator.locks.request(ROOT, () => (location.reload(), new Promise(() => {})));
        };
        return done(false);
      }
      done(true);
      return new Promise((release) => {
        channel.addEventListener("message", async ({ data }) => {
          if (!data.giveUp) return;
          await closeSite(words.moved);
          byId("here").textContent = words.here;
          byId("progress").hidden = true;
          byId("here").hidden = false;
          byId("here").onclick = () => location.reload();
          release();
        });
      });
    };
    navigator.locks.request(ROOT, { ifAvailable: true }, held);
  });
}

// also ends the streams of its pages, because the browser keeps the old service worker while one is open
async function closeSite(text) {
  await saved();
  worker?.terminate();
  document.querySelector("iframe.site")?.remove();
  byId("start").hidden = false;
  say(text);
}

const saved = () =>
  new Promise((done) => {
    if (!worker) return done();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    worker.postMessage({ save: true }, [port2]);
    setTimeout(done, 3000);
  });

// pages of the site call these

const games = (content) =>
  new Promise((done, failed) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.failed ? failed(new Error(data.failed)) : done(data.found));
    worker.postMessage({ games: { port: port2, content } }, [port2]);
  });
window.kogge = {
  savedGames: async () => new Blob([await games()], { type: "application/octet-stream" }),
  loadGames: async (content) => {
    await games(new Uint8Array(content));
    location.href = ROOT;
    location.reload();
  },
};

// the worker with the site; requests of its pages come from the service worker

function startSite() {
  worker = new Worker(`${ROOT}__WORKER__`, { type: "module" });
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data.ask) worker.postMessage(data.ask, [ports[0]]);
  });
  navigator.serviceWorker.startMessages();
  byId("progress").removeAttribute("value");
  byId("progress").hidden = false;
  return new Promise((done, failed) => {
    worker.onerror = (event) => failed(new Error(event.message || "The worker could not start."));
    worker.onmessage = ({ data }) => {
      if (data.step) note(data.step);
      if (data.step in words) say(words[data.step]);
      if (data.step === "ready") done();
      if (data.failed) failed(new Error(data.failed));
      if (data.unsaved) {
        byId("news-text").textContent = words.unsaved;
        byId("update").hidden = true;
        byId("news").hidden = false;
      }
    };
  });
}

function showSite() {
  const frame = document.createElement("iframe");
  frame.className = "site";
  frame.name = "site";
  frame.title = "Kogge";
  frame.src = wanted();
  frame.addEventListener("load", () => {
    note("page");
    byId("start").hidden = true;
    const { location: at, document: page } = frame.contentWindow;
    document.title = page.title;
    history.replaceState(null, "", `#/${at.href.slice(ROOT.length)}`);
    page.addEventListener("click", openOutside, true);
    if (!times.rest) {
      note("rest");
      navigator.serviceWorker.controller?.postMessage("fetch the rest");
    }
  });
  document.body.append(frame);
}

// other sites refuse to be shown in a frame
function openOutside({ target }) {
  const link = target.closest?.("a[href]");
  if (link && !link.href.startsWith(ROOT)) link.target = "_blank";
}

// the address of a page is after the #, so any web server can serve the folder
const wanted = () => ROOT + (location.hash.startsWith("#/") ? location.hash.slice(2) : location.hash);
addEventListener("hashchange", () => {
  const frame = document.querySelector("iframe.site");
  if (frame && frame.contentWindow.location.href !== wanted()) frame.contentWindow.location.href = wanted();
});

addEventListener("visibilitychange", () => document.hidden && saved());

main().catch((error) => {
  window.koggeFailed = String(error.message || error);
  byId("progress").hidden = true;
  say(words.failed, window.koggeFailed);
});
