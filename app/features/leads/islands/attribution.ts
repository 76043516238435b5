const key = "attribution";

/** Private addresses are never passed on. */
const privateLink = /^(\/(?:booking|quiz-results|letters|desk))\/.*/;

const isThanks = /^\/thank-you-/;

/**
 * Stores how a visitor came, on the first page of a visit, until the tab is closed. Not with Global Privacy Control.
 */
export function keepAttribution() {
  try {
    if (navigator.globalPrivacyControl) return sessionStorage.removeItem(key);
    if (parent !== window || sessionStorage.getItem(key) || isThanks.test(location.pathname)) return;
    const query = new URLSearchParams(location.search);
    const campaign = [...query].filter(([name]) => /^utm_(?:source|medium|campaign|term|content)$/.test(name));
    const came = {
      landingPage: location.pathname.replace(privateLink, "$1"),
      referrer: document.referrer,
      ...Object.fromEntries(campaign),
    };
    sessionStorage.setItem(key, JSON.stringify(came));
  } catch {
    // Storage is switched off.
  }
}

export function readStoredAttribution(): string {
  try {
    return navigator.globalPrivacyControl ? "" : (sessionStorage.getItem(key) ?? "");
  } catch {
    return "";
  }
}
