// The service worker, and on the page of settings: whether this device gets notifications.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => navigator.serviceWorker.register(`${ROOT}service-worker.js`).catch(() => {}));

  const decoded = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const post = (path, content) =>
    fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(content) });

  document.addEventListener("DOMContentLoaded", async () => {
    const zone = document.querySelector("[data-zone]");
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const place = document.getElementById("push");
    if (!place || !("PushManager" in window)) return;
    const [on, off, status] = place.querySelectorAll("[data-push=on], [data-push=off], [role=status]");
    const worker = await navigator.serviceWorker.ready;
    const show = async () => {
      const there = Boolean(await worker.pushManager.getSubscription()) && Notification.permission === "granted";
      on.hidden = there;
      off.hidden = !there;
      place.hidden = false;
    };
    on.addEventListener("click", async () => {
      try {
        if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
        const options = { userVisibleOnly: true, applicationServerKey: decoded(place.dataset.key) };
        const answer = await post(`${ROOT}me/push`, await worker.pushManager.subscribe(options));
        if (!answer.ok) throw new Error("refused");
        status.textContent = "";
      } catch {
        status.textContent = status.dataset.failed;
      }
      await show();
    });
    off.addEventListener("click", async () => {
      await post(`${ROOT}me/push/stop`, {});
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      await show();
    });
    await show();
  });
})();
