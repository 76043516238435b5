/** Assistants whose answers have links, by the hosts that these come from. */
const assistants: readonly [name: string, host: RegExp][] = [
  ["ChatGPT", /(?:^|\.)(?:chatgpt|openai)\.com$/],
  ["Perplexity", /(?:^|\.)perplexity\.(?:ai|com)$/],
  ["Claude", /(?:^|\.)claude\.(?:ai|com)$/],
  ["Gemini", /^(?:gemini|bard|notebooklm)\.google\.com$/],
  ["Copilot", /^copilot\.|(?:^|\.)copilot\.(?:com|microsoft\.com|cloud\.microsoft)$/],
  ["Grok", /(?:^|\.)(?:grok\.com|x\.ai)$/],
  ["Meta AI", /(?:^|\.)meta\.ai$/],
  ["Le Chat", /^chat\.mistral\.ai$/],
  ["DeepSeek", /(?:^|\.)deepseek\.com$/],
  ["Duck.ai", /^duck\.ai$/],
  ["You.com", /^(?:www\.)?you\.com$/],
  ["Poe", /^(?:www\.)?poe\.com$/],
  ["Phind", /^(?:www\.)?phind\.com$/],
  ["Kimi", /^(?:www\.)?kimi\.(?:com|ai)$/],
];

/** A part of every such host, so that most referrers end at one look. */
const any =
  /chatgpt|openai|perplexity|claude|(?:gemini|bard|notebooklm)\.google|copilot|grok|x\.ai|meta\.ai|mistral|deepseek|duck\.ai|you\.com|poe\.com|phind|kimi/i;

const assistantOfHost = (host: string): string | undefined => assistants.find(([, pattern]) => pattern.test(host))?.[0];

type Came = { referrer: string; query: URLSearchParams | undefined };

/** The assistant in whose answer a visitor found the link: by the link's own mark, else by the referrer. */
export function readAssistant({ referrer, query }: Came): string | undefined {
  const mark = query?.get("utm_source")?.toLowerCase() ?? "";
  const marked = mark && (assistantOfHost(mark) ?? (mark.includes(".") ? undefined : assistantOfHost(`${mark}.com`)));
  if (marked) return marked;
  return any.test(referrer) && URL.canParse(referrer) ? assistantOfHost(new URL(referrer).host) : undefined;
}
