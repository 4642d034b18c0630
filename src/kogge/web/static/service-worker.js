// Shows push notifications, and an offline page when there is no network. It caches nothing else, so a table is never out
// of date.
"use strict";
const KEPT = "kogge-1";
const OFFLINE = "/offline";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(
    (async () => {
      const page = await fetch(OFFLINE, { cache: "reload" });
      const links = [...(await page.clone().text()).matchAll(/href="(\/static\/[^"]+\.(?:css|svg)[^"#]*)/g)].map((one) => one[1]);
      const cache = await caches.open(KEPT);
      await cache.put(OFFLINE, page);
      await cache.addAll([...new Set(links)]);
    })(),
  );
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (!navigator.onLine && new URL(event.request.url).pathname.startsWith("/static/"))
    event.respondWith(caches.match(event.request).then((found) => found || Response.error()));
});

// a visible table shows the turn itself
const isSeen = async (url) =>
  (await clients.matchAll({ type: "window", includeUncontrolled: true })).some(
    (one) => one.visibilityState === "visible" && one.focused && new URL(one.url).pathname === url,
  );

addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  const show = async () => {
    if (!(await isSeen(url)))
      await registration.showNotification(title, { body, tag: url, data: url, icon: "/static/icon-192.png", renotify: true });
  };
  event.waitUntil(show());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = async () => {
    const there = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = there.find((one) => new URL(one.url).pathname === event.notification.data);
    return page ? page.focus() : clients.openWindow(event.notification.data);
  };
  event.waitUntil(open());
});
