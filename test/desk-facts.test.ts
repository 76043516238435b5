import { afterAll, beforeAll, expect, test } from "vitest";
import { factGroups } from "#app/copy/desk/business-details.ts";
import { defaultFacts } from "#app/copy/facts.ts";
import { factPlaces, readFactAt } from "#app/desk/business/fact-places.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { typeFact } from "#app/rules/business/type-fact.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
});
afterAll(() => site.stop());

const page = async () => (await site.get(deskPaths.facts(), { headers: { Cookie: cookie } })).text();
const send = (fields: Record<string, string>) => site.get(deskPaths.facts(), formPost(fields, { Cookie: cookie }));
const shows = (path: string, words: string, isThere = true) =>
  eventually(
    async () => (await site.get(path)).text(),
    (html) => html.includes(words) === isThere,
  );
const rows = () => withDatabase(site, (db) => db.selectFrom("facts").select(["path", "value"]).execute());

/** A group's form with only these fields changed. */
function formOf(id: string, changes: Record<string, string> = {}): Record<string, string> {
  const facts = factGroups.find((group) => group.id === id)?.facts ?? [];
  const fields = facts.flatMap(({ path, kind }) =>
    typeFact(kind, readFactAt(defaultFacts, path)).map((text, at) => [`${path}.${at}`, text]),
  );
  return { group: id, ...Object.fromEntries(fields), ...changes };
}

test("a changed fact shows within a second where the desk says it does, and can be taken back twice over", async () => {
  const before = performance.now();
  const answer = await send(formOf("starter", { "starter.setup.0": "$1,111", "starter.setup.1": "1,777" }));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/desk/facts?said=saved#starter"]);
  expect(await page()).toContain('value="1111"');
  const places = factPlaces("starter.setup");
  if (places === "everywhere") throw new Error("A price stands on some pages");
  expect(places.map(({ href }) => href)).toContain("/visibility-starter");
  for (const { href } of places) await shows(href, "$1,111–$1,777");
  if (process.env.PROVE) expect(performance.now() - before).toBeLessThan(1000);
  expect(await rows()).toHaveLength(1);

  await send({ group: "starter", back: "standard:starter.setup" });
  await shows("/services", "$1,000–$1,500");
  expect(await rows()).toEqual([]);
  await send({ group: "starter", back: "previous:starter.setup" });
  await shows("/services", "$1,111–$1,777");
  await send({ group: "starter", back: "previous:starter.setup" });
  await shows("/services", "$1,111–$1,777", false);
});

test("typing the delivered value is taking it back, and an unchanged form changes nothing", async () => {
  await send(formOf("contact", { "contact.locality.0": "Portland" }));
  await shows("/", "Portland");
  await send(formOf("contact"));
  await shows("/", "Portland", false);
  expect(await rows()).toEqual([]);
  expect((await send(formOf("contact"))).headers.get("Location")).toBe("/desk/facts?said=unchanged#contact");
});

test("a wrong fact answers 422 with the problem at its field and the typed text; nothing of the group is saved", async () => {
  const answer = await send(
    formOf("accelerator", {
      "accelerator.setup.0": "3000",
      "accelerator.setup.1": "2000",
      "accelerator.monthly.0": "12.50",
      "accelerator.pages.0": '"><b>many',
    }),
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(/id="accelerator\.setup\.1"[^>]*aria-invalid="true"[^>]*value="2000"/);
  expect(html).toMatch(/id="accelerator\.monthly\.0"[^>]*aria-invalid="true"[^>]*value="12\.50"/);
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;many"');
  for (const words of ["3 facts need another look", "whole dollars, such as 1500", "must not be less than"])
    expect(html).toContain(words);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(await rows()).toEqual([]);
});

test("hours and days off are taken as people type them", async () => {
  await send(
    formOf("booking", {
      "booking.weeklyHours.0": "9:00-12:30",
      "booking.weeklyHours.4": "",
      "booking.daysOff.0": "2026-12-25\r\n2026-12-24",
    }),
  );
  const stored = Object.fromEntries((await rows()).map(({ path, value }) => [path, JSON.parse(value)]));
  expect(stored["booking.weeklyHours"].slice(0, 5)).toEqual([
    ["09:00–12:30"],
    ["09:00–12:00", "13:00–17:00"],
    ["09:00–12:00", "13:00–17:00"],
    ["09:00–12:00", "13:00–17:00"],
    [],
  ]);
  expect(stored["booking.daysOff"]).toEqual(["2026-12-24", "2026-12-25"]);
});

test("ids and documents of a hosted provider are named on the desk, and taken away again", async () => {
  const document = "https://documents.example/winery";
  await send(formOf("hosted", { "hosted.formIds.winery.0": "aB3", "hosted.documents.winery.0": document }));
  await shows(paths.wineryPlaybook(), "/widget/form/aB3");
  await shows(paths.thankYouWinery(), document);
  expect((await site.get("/widget/form/aB3")).status).toBe(200);
  await send(formOf("hosted"));
  await shows(paths.wineryPlaybook(), "/widget/form/winery");
  await shows(paths.thankYouWinery(), document, false);
});

test("facts said to be on every page are", async () => {
  const everywhere = factGroups
    .flatMap(({ facts }) => facts)
    .filter(({ path }) => factPlaces(path) === "everywhere")
    .map(({ path }) => String(readFactAt(defaultFacts, path)).replaceAll("&", "&amp;"));
  for (const path of [paths.about(), paths.blog(), paths.privacyPolicy()]) {
    const html = (await (await site.get(path)).text()).replaceAll("\\u0026", "&amp;");
    expect(
      everywhere.filter((words) => !html.includes(words)),
      path,
    ).toEqual([]);
  }
});

test("nobody else sees or changes facts", async () => {
  const strangers: Record<string, string>[] = [{}, { Cookie: `desk=${"A".repeat(43)}` }];
  const fields = formOf("brand", { "brand.name.0": "Mine" });
  for (const headers of strangers) {
    const answer = await site.get(deskPaths.facts(), { headers });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, deskPaths.signIn(deskPaths.facts())]);
    expect((await site.get(deskPaths.facts(), formPost(fields, headers))).status).toBe(401);
  }
  const foreign = formPost(fields, { Cookie: cookie, Origin: "https://elsewhere.example" });
  expect((await site.get(deskPaths.facts(), foreign)).status).toBe(403);
  expect(await rows()).not.toContainEqual(expect.objectContaining({ path: "brand.name" }));
});

test.each([{}, { group: "nothing" }, { group: "brand", back: "standard:__proto__" }, { group: "brand", back: "x" }])(
  "odd forms change nothing: %o",
  async (fields) => {
    const before = await rows();
    expect([303, 422]).toContain((await send(fields as Record<string, string>)).status);
    expect(await rows()).toEqual(before);
  },
);
