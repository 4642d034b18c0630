// Caches one version of all files, and passes every other request to the page that runs the site.
// A new version is cached separately and takes over when the page says so; versions are never mixed.
"use strict";
const { version, parts } = __BUILD__;
const CACHE = `kogge-${version}`;
const ROOT = new URL("./", location).href;
const byAddress = new Map(parts.map((part) => [ROOT + part.name, part]));
const news = new BroadcastChannel(`kogge ${ROOT}`);

// fetch, unpack and cache a part; parts that an earlier version has too are copied from there
async function keep(cache, part, onBytes = () => {}) {
  const address = ROOT + part.name;
  if (await cache.match(address)) return onBytes(part.packed);
  const known = part.source.startsWith("files/") && (await caches.match(address));
  if (known) {
    await cache.put(address, known);
    return onBytes(part.packed);
  }
  const answer = await fetch(ROOT + part.source, { cache: part.source.startsWith("files/") ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${part.source}: ${answer.status}`);
  const counted = new TransformStream({
    transform(chunk, to) {
      onBytes(chunk.length);
      to.enqueue(chunk);
    },
  });
  let body = answer.body.pipeThrough(counted);
  if (part.source !== part.name) body = body.pipeThrough(new DecompressionStream("gzip"));
  const headers = { "Content-Type": part.type, "Content-Length": part.size };
  await cache.put(address, new Response(body, { headers }));
}

async function keepAll(wanted) {
  const cache = await caches.open(CACHE);
  const total = wanted.reduce((sum, part) => sum + part.packed, 0);
  let loaded = 0;
  const count = (bytes) => {
    loaded += bytes;
    news.postMessage({ version, loaded, total });
  };
  await Promise.all(wanted.map((part) => keep(cache, part, count)));
}

addEventListener("install", (event) => event.waitUntil(keepAll(parts.filter((part) => !part.later))));

addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const mine = (await caches.keys()).filter((name) => name.startsWith("kogge-") && name !== CACHE);
      const others = await Promise.all(mine.map(async (name) => ((await isOurs(name)) ? name : null)));
      await Promise.all(others.filter(Boolean).map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  ),
);

// several folders may lie below one origin: a cache is ours if it holds our start page
const isOurs = async (name) => Boolean(await (await caches.open(name)).match(`${ROOT}index.html`));

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "fetch the rest")
    event.waitUntil(keepAll(parts).then(() => news.postMessage({ version, complete: true }), () => {}));
});

addEventListener("fetch", (event) => {
  const address = event.request.url.split(/[?#]/)[0];
  if (!address.startsWith(ROOT)) return;
  const isStartPage = event.request.mode === "navigate" && event.request.destination === "document";
  if (address === `${ROOT}index.html` || (isStartPage && address === ROOT))
    event.respondWith(kept(byAddress.get(`${ROOT}index.html`)));
  else if (isStartPage) event.respondWith(Response.redirect(`${ROOT}#/${event.request.url.slice(ROOT.length)}`));
  else if (byAddress.has(address)) event.respondWith(kept(byAddress.get(address)));
  else if (address !== `${ROOT}service-worker.js`) event.respondWith(ask(event));
});

async function kept(part) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(ROOT + part.name);
  if (found) return found;
  await keep(cache, part);
  return cache.match(ROOT + part.name);
}

// only the page that runs the site answers
async function ask(event) {
  const { request } = event;
  const body = ["GET", "HEAD"].includes(request.method) ? null : await request.arrayBuffer();
  const question = {
    method: request.method,
    address: request.url.slice(new URL(ROOT).origin.length),
    headers: [...request.headers],
    body,
  };
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return new Promise((done) => {
    if (!pages.length) done(new Response("Kogge is closed.", { status: 503 }));
    for (const page of pages) {
      if (page.id === event.clientId && page.frameType === "nested" && pages.length > 1) continue; // the requesting page itself
      const { port1, port2 } = new MessageChannel();
      let to;
      const stream = new ReadableStream({
        start: (controller) => void (to = controller),
        cancel: () => port1.postMessage({ gone: true }),
      });
      port1.onmessage = ({ data }) => {
        if ("status" in data) {
          const empty = [204, 205, 304].includes(data.status);
          done(new Response(empty ? null : stream, { status: data.status, headers: data.headers }));
        } else {
          try {
            if (data.part.length) to.enqueue(data.part);
            if (!data.more) to.close();
          } catch {
            port1.postMessage({ gone: true }); // the page was left
          }
        }
      };
      page.postMessage({ ask: question }, [port2]);
    }
  });
}
