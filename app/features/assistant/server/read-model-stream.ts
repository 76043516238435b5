import { StringDecoder } from "node:string_decoder";

type Completion = {
  choices?: { delta?: { content?: unknown }; message?: { content?: unknown } }[];
  usage?: { total_tokens?: unknown } | null;
};

const maxLine = 128 * 1024;

/** Reads a chat completion, streamed (`data: {…}` lines) or whole, from the pieces of its body. */
export function readModelStream(onText: (text: string) => void) {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let usedTokens: number | undefined;
  const take = (json: string) => {
    const { choices, usage } = parse(json);
    const [choice] = Array.isArray(choices) ? choices : [];
    const text = choice?.delta?.content ?? choice?.message?.content;
    if (typeof text === "string") onText(text);
    if (typeof usage?.total_tokens === "number") usedTokens = usage.total_tokens;
  };
  const takeLine = (line: string) => {
    if (line.startsWith("data:")) take(line.slice("data:".length));
  };
  return {
    read(piece: Buffer) {
      rest += decoder.write(piece);
      if (/^\s*\{/.test(rest)) return;
      const lines = rest.split(/\r?\n/);
      rest = (lines.pop() ?? "").slice(0, maxLine);
      for (const line of lines) takeLine(line);
    },
    end() {
      if (/^\s*\{/.test(rest)) take(rest);
      else takeLine(rest);
    },
    usedTokens: () => usedTokens,
  };
}

function parse(json: string): Completion {
  try {
    return (JSON.parse(json) as Completion | null) ?? {};
  } catch {
    return {};
  }
}
