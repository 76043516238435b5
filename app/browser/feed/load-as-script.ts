import { paths } from "#app/paths.ts";

const patienceMs = 30_000;
const maxCharacters = 20_000_000;

/**
 * The feed loaded as a script, in a frame that has no origin, can reach nothing of ours and hands out one message: text,
 * which is read like any other. Rejects when the script does not come, or says nothing in 30 s.
 */
export function loadAsScript(signal: AbortSignal): Promise<string> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.sandbox.add("allow-scripts");
  frame.referrerPolicy = "no-referrer";
  frame.src = paths.feedFrame();
  const done = new AbortController();
  const loaded = new Promise<string>((resolve, reject) => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== "null") return;
      const text = textIn(data);
      if (text === undefined) reject(new Error("Script failed to load"));
      else resolve(text);
    };
    addEventListener("message", hear, { signal: done.signal });
    signal.addEventListener("abort", () => reject(signal.reason), { signal: done.signal });
    const timer = setTimeout(() => reject(new Error("Script timed out")), patienceMs);
    done.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  document.body.append(frame);
  return loaded.finally(() => {
    done.abort();
    frame.remove();
  });
}

/** The feed's text in the one kind of message that is taken for it. */
function textIn(message: unknown): string | undefined {
  const { type, text } = (message ?? {}) as { type?: unknown; text?: unknown };
  return type === "feed" && typeof text === "string" && text.length <= maxCharacters ? text : undefined;
}
