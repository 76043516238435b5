import { expect, test } from "vitest";
import { readAssistant } from "./read-assistant.ts";

test.each([
  ["https://chatgpt.com/", "", "ChatGPT"],
  ["https://chat.openai.com/c/1", "", "ChatGPT"],
  ["", "utm_source=chatgpt.com", "ChatGPT"],
  ["https://www.perplexity.ai/search/x", "", "Perplexity"],
  ["", "utm_source=Perplexity", "Perplexity"],
  ["https://claude.ai/", "", "Claude"],
  ["https://gemini.google.com/", "", "Gemini"],
  ["https://copilot.microsoft.com/", "", "Copilot"],
  ["https://www.google.com/", "", undefined],
  ["https://notchatgpt.com/", "", undefined],
  ["https://chatgpt.com.evil.example/", "", undefined],
  ["no address", "utm_source=autumn", undefined],
])("%s %s: %s", (referrer, query, name) => {
  expect(readAssistant({ referrer, query: new URLSearchParams(query) })).toBe(name);
});
