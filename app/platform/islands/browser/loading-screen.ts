const delayMs = 400;
const maxMs = 20_000;
/** Addresses that answer with a file or a frame, so this page stays. */
const noPages = /^\/(?:api|downloads|media|widget)\//;

/** Shows the full-screen seal when the next page takes long; toward an article it pulses. */
export function showLoadingScreen() {
  const screen = document.querySelector<HTMLElement>("[data-loading]");
  if (!screen) return;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    screen.hidden = true;
  };
  const show = (isArticle: boolean) => {
    screen.classList.toggle("is-pulsing", isArticle);
    screen.hidden = false;
    timer = window.setTimeout(hide, maxMs);
  };

  document.addEventListener("click", (event) => {
    const next = nextPage(event);
    if (!next) return;
    clearTimeout(timer);
    timer = window.setTimeout(show, delayMs, /^\/blog\/./.test(next.pathname));
  });
  screen.addEventListener("click", hide);
  addEventListener("pageshow", hide);
  addEventListener("pagehide", hide);
}

/** Returns the page of this site that a click opens in this tab, if any. */
function nextPage(event: MouseEvent): URL | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.hasAttribute("download") || (link.target && link.target !== "_self")) return;
  const next = new URL(link.href);
  if (next.origin !== location.origin || noPages.test(next.pathname)) return;
  const isSamePage = next.pathname === location.pathname && next.search === location.search;
  return isSamePage && next.hash ? undefined : next;
}
