/** Loads the code for frames only where there is one, or where this page is one. */
export function startFrames() {
  const parts = document.querySelectorAll<HTMLElement>("[data-widget], iframe[data-height]");
  if (parts[0]) import("./talk-with-frames.ts").then((frames) => frames.talkWithFrames([...parts]));
}
