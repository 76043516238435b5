import { keepAttribution } from "#app/browser/attribution.ts";
import { copyLinks } from "#app/browser/copy-links.ts";
import { enhanceMenu } from "#app/browser/enhance-menu.ts";
import { fadePictures } from "#app/browser/fade-pictures.ts";
import { focusSearch } from "#app/browser/focus-search.ts";
import { layOutRest } from "#app/browser/lay-out-rest.ts";
import { showLoadingScreen } from "#app/browser/loading-screen.ts";
import { reveal } from "#app/browser/reveal.ts";
import { sendDebugNote } from "#app/browser/send-debug-note.ts";
import { showMissingArticle } from "#app/browser/show-missing-article.ts";
import { showReadyPages } from "#app/browser/show-ready-pages.ts";
import { startFrames } from "#app/browser/start-frames.ts";
import { standToasts } from "#app/browser/toasts.ts";
import { warnOfLooseMarks } from "#app/browser/warn-of-loose-marks.ts";
import { whenPainted } from "#app/browser/when-painted.ts";
import { whenShown } from "#app/browser/when-shown.ts";
import { hydrateIslands } from "#app/islands/hydrate-islands.ts";
import { showOwnPosts } from "#app/islands/show-own-posts.ts";

// React Refresh's runtime must be there before any component.
if (import.meta.env.DEV) {
  await import("virtual:react-router/inject-hmr-runtime");
  // It asks the framework's router for new data before it refreshes components; our pages have none in the browser.
  Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } });
}

whenPainted(() => {
  showMissingArticle();
  layOutRest();
  enhanceMenu();
  focusSearch();
  copyLinks(standToasts());
  showLoadingScreen();
  fadePictures();
  warnOfLooseMarks();
  startFrames();
  showReadyPages();
  whenShown(() => {
    reveal();
    hydrateIslands();
    showOwnPosts();
    sendDebugNote();
    keepAttribution();
  });
});
