// A link that contains a game: #record=… is the compressed record, which becomes a table to replay.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
  const MAX_RECORD = 400_000; // characters; the site's limit

  const unpacked = async (text) => {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
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

  const open = async () => {
    const found = location.hash.match(/^#record=([\w-]+)(?:&at=(\d+))?$/);
    if (!found) return;
    try {
      const form = new FormData();
      form.append("file", await unpacked(found[1]), "game.kogge");
      const answer = await fetch(`${ROOT}records`, { method: "POST", body: form });
      if (!answer.ok) throw new Error(answer.status);
      location.replace(answer.url + (found[2] ? `?at=${found[2]}` : ""));
    } catch {
      const place = document.getElementById("record-link");
      place.textContent = place.dataset.failed;
      place.hidden = false;
    }
  };
  document.addEventListener("DOMContentLoaded", open);
  addEventListener("hashchange", open);
})();
