// Passkeys: registers one, or signs in with one. Browsers without passkeys keep the buttons hidden.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
  const isSupported = window.PublicKeyCredential?.parseCreationOptionsFromJSON && window.PublicKeyCredential.parseRequestOptionsFromJSON;
  if (!isSupported) return;
  const postJson = async (path, content) => {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(content),
    });
    if (!response.ok) throw new Error(path);
    return response.status === 204 ? null : response.json();
  };
  // by the value of data-passkey
  const actions = {
    async make() {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await postJson(`${ROOT}me/passkey/ask`, {}));
      await postJson(`${ROOT}me/passkey`, (await navigator.credentials.create({ publicKey })).toJSON());
      location.reload();
    },
    async show() {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await postJson(`${ROOT}sign-in/passkey/ask`, {}));
      await postJson(`${ROOT}sign-in/passkey`, (await navigator.credentials.get({ publicKey })).toJSON());
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
