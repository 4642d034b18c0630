// Opens links that contain a game: #record=… is the compressed record. It is uploaded, and its replay is opened.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
  const MAX_RECORD = 400_000; // characters; the site's limit

  const decompress = async (base64) => {
    const bytes = Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts = [];
    let length = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      length += next.value.length;
      if (length > MAX_RECORD) throw new Error("too long");
    }
    return new Blob(parts, { type: "text/plain" });
  };

  const openRecord = async () => {
    const link = location.hash.match(/^#record=([\w-]+)(?:&at=(\d+))?$/);
    if (!link) return;
    try {
      const form = new FormData();
      form.append("file", await decompress(link[1]), "game.kogge");
      const response = await fetch(`${ROOT}records`, { method: "POST", body: form });
      if (!response.ok) throw new Error(response.status);
      location.replace(response.url + (link[2] ? `?at=${link[2]}` : ""));
    } catch {
      const message = document.getElementById("record-link");
      message.textContent = message.dataset.failed;
      message.hidden = false;
    }
  };
  document.addEventListener("DOMContentLoaded", openRecord);
  addEventListener("hashchange", openRecord);
})();
