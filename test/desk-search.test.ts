import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
  const form = { name: "Délphine Roux", email: "delphine@cellar.example", business: "Maison Quillfeather" };
  await site.get(paths.formWidget("winery"), formPost({ ...form, message: "The humidor leaks 100% of the time." }));
  const [person] = await withDatabase(site, (db) => db.selectFrom("leads").select("id").execute());
  const note = {
    id: "note",
    lead_id: person?.id ?? "",
    text: "Prefers the telephone.",
    created_at: 1,
    changed_at: null,
  };
  await withDatabase(site, (db) => db.insertInto("lead_notes").values(note).execute());
  const step = { intent: "plan-step", step: "Send the invoice", day: "2026-12-01" };
  await site.get(deskPaths.lead(person?.id ?? ""), formPost(step, { Cookie: cookie }));
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0], name: "Maxence", notes: "We open a second cellar." });
});
afterAll(() => site.stop());

const search = async (q: string) => {
  const html = await (await site.get(deskPaths.search(q), { headers: { Cookie: cookie } })).text();
  const main = (html.split("<main")[1] ?? "").replaceAll("<!-- -->", "");
  return [...main.matchAll(/<h2 id="(\w+)">.*?<\/section>/gs)].map(([section, group]) => ({
    group,
    hits: [...section.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, title]) => ({ href, title })),
    words: section.replace(/<[^>]+>/g, " "),
  }));
};
const groupsOf = async (q: string) => (await search(q)).map(({ group }) => group);

test("one search finds people with their messages, by a name without its accents", async () => {
  const [people, messages] = await search("delphine roux");
  expect(people).toMatchObject({ group: "people", hits: [{ title: "Délphine Roux" }] });
  expect(messages?.group).toBe("messages");
  expect(messages?.hits.length).toBeGreaterThan(0);
  expect(messages?.hits[0]?.href).toContain(deskPaths.delivery(""));
});

test.each([
  ["telephone", "notes", "Prefers the telephone."],
  ["invoice", "notes", "Send the invoice"],
  ["second cellar", "messages", "We open a second cellar."],
  ["HUMIDOR leaks", "messages", "The humidor leaks 100% of the time."],
  ["100%", "messages", "Délphine Roux wrote"],
  ["support requests", "details", "Email address for support and data requests"],
  ["price", "details", "Dash: Setup with support"],
  ["not getting through", "pages", "Sent messages"],
  ["connections", "pages", "Connections"],
  ["privacy", "pages", "On the site"],
])("%j is found among the %s", async (q, group, words) => {
  const found = (await search(q)).find((each) => each.group === group);
  expect(found?.words).toContain(words);
});

test("a search for nothing, for signs that a pattern would read, or for nobody finds nothing", async () => {
  for (const q of ["", "   ", "%_%", "\\", "nobody has this"]) expect(await groupsOf(q)).toEqual([]);
  const page = await (await site.get(deskPaths.search("<b>nobody"), { headers: { Cookie: cookie } })).text();
  expect(page).toContain("Nothing found for “&lt;b&gt;nobody”.");
});

test("the field stands on every page of the desk, and is a plain form", async () => {
  for (const path of [deskPaths.today(), deskPaths.articles(), deskPaths.facts(), deskPaths.backupHow()]) {
    const page = await (await site.get(path, { headers: { Cookie: cookie } })).text();
    expect(page, path).toMatch(new RegExp(`<form action="${deskPaths.search()}"><input type="search"`));
  }
});
