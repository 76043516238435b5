import { expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "#test/app.ts";
import { bookAsProgram, freeSlots } from "#test/booking.ts";
import { formPost, signIn } from "#test/desk.ts";
import { forFile } from "#test/stop-after.ts";
import { visitPaths } from "./visit-paths.ts";

const dayMs = 86_400_000;

async function ask(email: string, attribution: object) {
  const fields = { name: "Ada", email, attribution: JSON.stringify(attribution) };
  const answer = await site.get(paths.formWidget("winery"), formPost(fields));
  expect(answer.status).toBe(303);
}

async function book(email: string) {
  const { slots } = await freeSlots(site);
  expect((await bookAsProgram(site, { start: slots[0], email })).status).toBe(201);
}

const chatGpt = { landingPage: "/services", referrer: "https://chatgpt.com/" };
const site = forFile(await startTestSite());
site.clock.nowMs -= 40 * dayMs;
await ask("before@cellar.example", chatGpt);
site.clock.nowMs += 35 * dayMs;
await ask("one@cellar.example", chatGpt);
await ask("two@cellar.example", { landingPage: "/", utm_source: "chatgpt.com" });
await ask("two@cellar.example", { landingPage: "/about", referrer: "https://www.google.com/" });
await ask("three@cellar.example", { landingPage: "/services", referrer: "https://www.google.com/" });
await ask("four@cellar.example", {});
await book("one@cellar.example");
await book("five@cellar.example");
site.clock.nowMs += 5 * dayMs;
const cookie = await signIn(site);

const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const figures = (page: string) =>
  [...page.matchAll(/<a href="(\/desk\/people\?[^"]+)" aria-label="([^"]+): see these people">([\d,]+)<\/a>/g)].map(
    ([, href = "", label = "", shown]) => ({ href: href.replaceAll("&amp;", "&"), label, count: Number(shown) }),
  );
const listed = async (href: string) => [...(await look(href)).matchAll(/href="\/desk\/people\/[^"?]+/g)].length;

test("each source and first page leads to its people and sessions, and a press on a figure shows just those", async () => {
  const found = figures(await look(visitPaths.visibility()));
  expect(found.map(({ label }) => label)).toEqual([
    "2 new people, AI assistants",
    "1 booked, AI assistants",
    "1 new people, Search",
    "2 new people, Not known",
    "1 booked, Not known",
    "5 new people, All",
    "2 booked, All",
    "2 new people, Services",
    "1 booked, Services",
    "1 new people, Home page",
    "2 new people, Not known",
    "1 booked, Not known",
  ]);
  for (const { href, count, label } of found) expect(await listed(href), label).toBe(count);
});

test("the period can be chosen, and what was before is compared", async () => {
  expect(figures(await look(visitPaths.visibility(90)))[0]?.label).toBe("3 new people, AI assistants");
  expect(figures(await look(visitPaths.visibility(7)))[0]?.label).toBe("2 new people, AI assistants");
  expect((await look(visitPaths.visibility())).replace(/<[^>]*>/g, " ")).toMatch(/AI assistants\s+.*?2\s+\+1/);
  expect(await look("/desk/visibility?days=7000")).toContain('aria-current="page">30 days');
});

test("how somebody first came stays with them, and goes with them", async () => {
  const known = site.db.selectFrom("leads").selectAll().where("first_source", "!=", "");
  expect((await known.execute()).map((lead) => `${lead.first_source} ${lead.first_page}`).sort()).toEqual([
    "assistants /",
    "assistants /services",
    "assistants /services",
    "search /services",
  ]);
});
