// Shows push notifications, and an offline page when there is no network. Only that page and its files are cached, so a
// table is never out of date.
"use strict";
const CACHE = "kogge-1";
const ROOT = new URL(".", location).pathname; // the site may lie below a path
const OFFLINE = `${ROOT}offline`;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(
    (async () => {
      const page = await fetch(OFFLINE, { cache: "reload" });
      const links = [...(await page.clone().text()).matchAll(/href="(\/[^"]*static\/[^"]+\.(?:css|svg)[^"#]*)/g)].map((one) => one[1]);
      const cache = await caches.open(CACHE);
      await cache.put(OFFLINE, page);
      await cache.addAll([...new Set(links)]);
    })(),
  );
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (!navigator.onLine && new URL(event.request.url).pathname.startsWith(`${ROOT}static/`))
    event.respondWith(caches.match(event.request).then((found) => found || Response.error()));
});

// a page that the user is looking at shows the news itself
const isSeen = async (url) =>
  (await clients.matchAll({ type: "window", includeUncontrolled: true })).some(
    (one) => one.visibilityState === "visible" && one.focused && new URL(one.url).pathname === url,
  );

addEventListener("push", (event) => {
  const { title, body, url: address } = event.data.json();
  const url = ROOT + address.slice(1);
  const show = async () => {
    if (!(await isSeen(url)))
      await registration.showNotification(title, { body, tag: url, data: url, icon: `${ROOT}static/icon-192.png`, renotify: true });
  };
  event.waitUntil(show());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const opened = pages.find((one) => new URL(one.url).pathname === event.notification.data);
    return opened ? opened.focus() : clients.openWindow(event.notification.data);
  };
  event.waitUntil(open());
});
