import { wantsStillness } from "./still.ts";

/** Fades in pictures that are still loading, over their own colour. */
export function fadePictures() {
  if (wantsStillness()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
    if (image.complete) continue;
    const fade = image.animate([{ opacity: 0 }, {}], { duration: 600, easing: "ease-out", fill: "backwards" });
    fade.pause();
    const show = () => fade.play();
    image.addEventListener("load", show, { once: true });
    image.addEventListener("error", show, { once: true });
  }
}
