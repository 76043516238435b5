import { expect, test } from "vitest";
import { isAdvertising } from "./judge-message.ts";

test.each([
  "Hi, I came across your website and we offer guest posts with dofollow links: https://ads.example",
  "We can rank your site on the first page of Google. Prices: www.rank.example",
  "Best casino bonus! Buy now at http://play.example",
  '<a href="https://pills.example">cialis</a>',
  "[url=https://x.example]our SEO services[/url] boost your traffic",
  "a http://a.example b http://b.example c http://c.example d http://d.example e http://e.example",
  "Our marketing agency will help. To unsubscribe: https://out.example",
])("advertising with links is known by what it says: %s", (message) => {
  expect(isAdvertising(message)).toBe(true);
});

test.each([
  "We are a winery in Napa, https://vale.example, and want more visitors to our tasting room on weekdays.",
  "Could you get us on the first page of Google? Our site: www.lounge.example",
  "I found your site through a friend. Ours is https://bistro.example; the menu is at https://bistro.example/menu",
  "How do you think about backlinks, guest posts and link building for a cigar lounge?",
  "Please call me about the Growth Accelerator.",
  "",
])("a question is not, though it has a link or speaks of such things: %s", (message) => {
  expect(isAdvertising(message)).toBe(false);
});
