import { keepAttribution } from "./browser/attribution.ts";
import { copyLinks } from "./browser/copy-links.ts";
import { enhanceMenu } from "./browser/enhance-menu.ts";
import { fadePictures } from "./browser/fade-pictures.ts";
import { layOutRest } from "./browser/lay-out-rest.ts";
import { showLoadingScreen } from "./browser/loading-screen.ts";
import { reveal } from "./browser/reveal.ts";
import { sendDebugNote } from "./browser/send-debug-note.ts";
import { settleMissingArticle } from "./browser/settle-missing-article.ts";
import { showReadyPages } from "./browser/show-ready-pages.ts";
import { startFrames } from "./browser/start-frames.ts";
import { standToasts } from "./browser/toasts.ts";
import { warnOfLooseMarks } from "./browser/warn-of-loose-marks.ts";
import { whenPainted } from "./browser/when-painted.ts";
import { whenShown } from "./browser/when-shown.ts";
import { hydrateIslands } from "./islands/hydrate-islands.ts";
import { showOwnPosts } from "./islands/show-own-posts.ts";

// React Refresh's runtime must be there before any component.
if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");
// Pages are rendered by the server only, so an edit is shown by loading the page again.
import.meta.hot?.on("react-router:hmr", () => location.reload());
import.meta.hot?.on("vite:afterUpdate", () => location.reload());

whenPainted(() => {
  settleMissingArticle();
  layOutRest();
  enhanceMenu();
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
