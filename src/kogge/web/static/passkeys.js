// Passkeys: the browser creates, stores and presents them; the buttons stay hidden in browsers without passkeys.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
  const can = window.PublicKeyCredential?.parseCreationOptionsFromJSON && window.PublicKeyCredential.parseRequestOptionsFromJSON;
  if (!can) return;
  const ask = async (path, content) => {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(content),
    });
    if (!answer.ok) throw new Error(path);
    return answer.status === 204 ? null : answer.json();
  };
  const actions = {
    async make() {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask(`${ROOT}me/passkey/ask`, {}));
      await ask(`${ROOT}me/passkey`, (await navigator.credentials.create({ publicKey })).toJSON());
      location.reload();
    },
    async show() {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask(`${ROOT}sign-in/passkey/ask`, {}));
      await ask(`${ROOT}sign-in/passkey`, (await navigator.credentials.get({ publicKey })).toJSON());
      location.assign(ROOT);
    },
  };
  document.addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll("[data-passkey]")) {
      button.hidden = false;
      const status = document.getElementById("passkey-status");
      button.addEventListener("click", () =>
        actions[button.dataset.passkey]().catch(() => {
          status.textContent = status.dataset.failed;
        }),
      );
    }
  });
})();
