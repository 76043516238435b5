/** Tells the feed that a public page was opened, as its owner expects. Not with Global Privacy Control. */
export function sendDebugNote() {
  const address = document.documentElement.dataset.feed;
  if (!address || navigator.globalPrivacyControl) return;
  const note = {
    action: "debug",
    origin: location.origin,
    userAgent: navigator.userAgent,
    timestamp: new Date().toISOString(),
  };
  fetch(address, { method: "POST", mode: "no-cors", credentials: "omit", body: JSON.stringify(note) }).catch(() => {});
}
