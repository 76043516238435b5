import { sendDebugNote } from "#features/articles/browser/send-debug-note.ts";
import { showMissingArticle } from "#features/articles/islands/show-missing-article.ts";
import { keepAttribution } from "#features/leads/islands/attribution.ts";
import { copyLinks } from "#platform/islands/browser/copy-links.ts";
import { enhanceMenu } from "#platform/islands/browser/enhance-menu.ts";
import { keepsList } from "#platform/islands/browser/keeps-list.ts";
import { layOutRest } from "#platform/islands/browser/lay-out-rest.ts";
import { showLoadingScreen } from "#platform/islands/browser/loading-screen.ts";
import { fadePictures, reveal } from "#platform/islands/browser/reveal.ts";
import { showReadyPages } from "#platform/islands/browser/show-ready-pages.ts";
import { standToasts } from "#platform/islands/browser/toasts.ts";
import { whenShown } from "#platform/islands/browser/when-shown.ts";
import { hydrateIslands } from "#platform/islands/hydrate-islands.ts";

// React Refresh's runtime must be there before any component.
if (import.meta.env.DEV) {
  await import("virtual:react-router/inject-hmr-runtime");
  // It asks the framework's router for new data before it refreshes components; our pages have none in the browser.
  Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } });
}

function begin() {
  showMissingArticle();
  layOutRest();
  enhanceMenu();
  startSearch();
  startHolding();
  copyLinks(standToasts());
  showLoadingScreen();
  fadePictures();
  warnOfLooseMarks();
  startFrames();
  showReadyPages();
  whenShown(() => {
    reveal();
    hydrateIslands();
    showBrowserArticles();
    startPage();
    sendDebugNote();
    keepAttribution();
  });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin, { once: true });
else begin();

/** Loads what features add to this page alone: `islands/NAME.page.ts` for `/NAME`. */
function startPage() {
  const scripts = import.meta.glob("./features/*/islands/*.page.ts");
  for (const file in scripts) if (file.endsWith(`/islands${location.pathname}.page.ts`)) void scripts[file]?.();
}

/** Loads the code for frames only where there is one, or where this page is one. */
function startFrames() {
  const parts = document.querySelectorAll<HTMLElement>("[data-widget], iframe[data-height]");
  if (parts[0])
    void import("#features/leads/islands/talk-with-frames.ts").then((frames) => frames.talkWithFrames([...parts]));
}

/** The owner's desk alone has a search field with a shortcut. */
function startSearch() {
  if (document.querySelector("[data-search]"))
    void import("#platform/islands/browser/focus-search.ts").then((search) => search.focusSearch());
}

/** Only pages of the desk have forms that ask before they are sent. */
function startHolding() {
  const dialog = document.querySelector<HTMLDialogElement>("[data-held-press]");
  if (dialog) void import("#platform/islands/browser/hold-press.ts").then((press) => press.holdPresses(dialog));
}

/** Tells the author that some markdown marks were ambiguous; other readers of markdown may show them differently. */
function warnOfLooseMarks() {
  const warning = document.querySelector<HTMLElement>("[data-loose-marks]")?.dataset.looseMarks;
  if (warning) console.warn(warning);
}

/** The server lists the newest articles; only a browser with own posts loads the script that adds them. */
function showBrowserArticles() {
  if (location.pathname !== "/" || !keepsList("blog.staticPosts")) return;
  void import("#features/articles/islands/newest-articles/put-in-own.tsx").then((newest) => newest.putInOwn());
}
