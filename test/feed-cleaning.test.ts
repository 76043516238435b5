import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "./app.ts";
import { signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { startFeedServer } from "./feed-server.ts";
import { forFile } from "./stop-after.ts";

const prose = "The tasting room opens at eleven, and the first guests come up the hill on foot. ".repeat(3).trim();
const remark = "Sure! Here's a blog post about gates:";

/** As an agent answers for each of several topics. */
const answer = [
  {
    output: `<think>\nA plan.\n</think>\n---\ntitle: Door\n---\n\n# **The Door**\n\n**Slug:** door\n\nDear <guest>, 5 \\* 3 [sic]. ${prose}`,
    date: "11-03-2026",
  },
  { output: { title: '"The Gate"', content: `${remark}\n\n## Gates\n\n${prose}`, date: "2026-11-02" } },
  { output: { title: "={{ $json.title }}", content: prose } },
  { error: "Request failed with status code 429" },
];
const feed = forFile(await startFeedServer(answer));
const site = forFile(await startTestSite({ FEED_URL: feed.url }));
await soon(async () => (await (await site.get(paths.feed())).json()).total).is((total) => total === 2);

const text = async (path: string) => (await site.get(path)).text();
const begin = "Dear <guest>, 5 * 3 [sic]. The tasting room opens at eleven";

test("an article begins alike on its page, in lists, descriptions, feeds and for assistants", async () => {
  const { posts } = await (await site.get(paths.feed())).json();
  const { excerpt, slug, title } = posts.find(({ title }: { title: string }) => title === "The Door");
  expect({ slug, title }).toEqual({ slug: "the-door", title: "The Door" });
  expect(excerpt.startsWith(begin)).toBe(true);
  const written = excerpt.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const page = await text(paths.article("the-door"));
  expect(page).toContain(`name="description" content="${written}"`);
  expect(page).toContain("<p>Dear &lt;guest>, 5 * 3 [sic]. The tasting room");
  expect(page).not.toMatch(/A plan\.|<strong>Slug/);
  expect(await text(paths.rss())).toContain(`<description>${written}</description>`);
  const { items } = JSON.parse(await text(paths.jsonFeed()));
  expect(items).toContainEqual(
    expect.objectContaining({ title: "The Door", summary: excerpt, date_published: "2026-11-03T12:00:00Z" }),
  );
  expect(await text(paths.llms())).toContain(excerpt.replace(/[[\]]/g, "\\$&"));
  expect(await text(paths.blog())).toContain(begin.replaceAll("<", "&lt;").replaceAll(">", "&gt;").slice(0, 40));
});

test("the desk says what was left out, and which article begins like an answer", async () => {
  const headers = { Cookie: await signIn(site) };
  const html = await (await site.get(deskPaths.feed(), { headers })).text();
  expect(html).toContain("1 with a title that a broken expression left");
  expect(html).toContain("1 that are messages of an error");
  expect(html).toMatch(/begin like an answer of an assistant[\s\S]*<a href="\/blog\/the-gate">The Gate<\/a>/);
  expect(html).not.toContain('<a href="/blog/the-door">');
});
