import { expect, test } from "vitest";
import { visitSource } from "./visit-source.ts";

const from = (referrer: string, query = "") =>
  visitSource({ referrer, query: new URLSearchParams(query), ownHost: "house.example" });

test.each([
  ["", "direct"],
  ["https://house.example/about", "direct"],
  ["not an address", "direct"],
  ["https://www.google.com/", "search"],
  ["https://www.google.co.uk/maps/place/x", "maps"],
  ["https://maps.apple.com/", "maps"],
  ["https://www.bing.com/search?q=x", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://chatgpt.com/", "assistants"],
  ["https://gemini.google.com/app", "assistants"],
  ["https://l.instagram.com/", "social"],
  ["https://t.co/abc", "social"],
  ["https://mail.google.com/", "letters"],
  ["https://www.wineries.example/list", "other"],
  ["https://notgoogle.example/", "other"],
])("%s is %s", (referrer, source) => expect(from(referrer)).toBe(source));

test.each([
  ["utm_medium=email", "letters"],
  ["utm_medium=cpc&utm_source=google", "ads"],
  ["utm_source=autumn-card", "other"],
  ["utm_source=chatgpt.com", "assistants"],
  ["utm_source=perplexity", "assistants"],
])("a link marked %s is %s", (query, source) => expect(from("", query)).toBe(source));
