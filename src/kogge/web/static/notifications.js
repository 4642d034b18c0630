// Registers the service worker. On the settings page: turns the notifications of this device on and off.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => navigator.serviceWorker.register(`${ROOT}service-worker.js`).catch(() => {}));

  const fromBase64Url = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const post = (path, content) =>
    fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(content) });

  document.addEventListener("DOMContentLoaded", async () => {
    const timeZone = document.querySelector("[data-zone]");
    if (timeZone) timeZone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const panel = document.getElementById("push");
    if (!panel || !("PushManager" in window)) return;
    const [on, off, status] = panel.querySelectorAll("[data-push=on], [data-push=off], [role=status]");
    const worker = await navigator.serviceWorker.ready;
    const show = async () => {
      const isOn = Boolean(await worker.pushManager.getSubscription()) && Notification.permission === "granted";
      on.hidden = isOn;
      off.hidden = !isOn;
      panel.hidden = false;
    };
    on.addEventListener("click", async () => {
      try {
        if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
        const options = { userVisibleOnly: true, applicationServerKey: fromBase64Url(panel.dataset.key) };
        const response = await post(`${ROOT}me/push`, await worker.pushManager.subscribe(options));
        if (!response.ok) throw new Error("refused");
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
