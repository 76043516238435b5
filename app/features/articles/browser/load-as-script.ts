import { paths } from "#facts/paths.ts";

const timeoutMs = 30_000;
const maxCharacters = 20_000_000;

/**
 * Loads the feed as a script in a sandboxed frame without an origin. The frame posts one message, text that is read
 * like any feed. Rejects if the script fails or stays silent for 30 s.
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
    const timer = setTimeout(() => reject(new Error("Script timed out")), timeoutMs);
    done.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  document.body.append(frame);
  return loaded.finally(() => {
    done.abort();
    frame.remove();
  });
}

/** The feed's text, if the message has the expected shape. */
function textIn(message: unknown): string | undefined {
  const { type, text } = (message ?? {}) as { type?: unknown; text?: unknown };
  return type === "feed" && typeof text === "string" && text.length <= maxCharacters ? text : undefined;
}
