import { tellParent } from "./tell-parent.ts";

export async function talkWithFrames(parts: HTMLElement[]) {
  const frames = parts.filter((part) => part instanceof HTMLIFrameElement);
  for (const part of parts) if (part.dataset.widget) tellParent(part);
  if (frames.length === 0) return;
  const { followFrames } = await import("./provider-messages.ts");
  followFrames(frames);
}
