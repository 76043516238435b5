import { afterAll, beforeAll, expect, test } from "vitest";
import { factGroups } from "#app/copy/desk/business-details.ts";
import { defaultFacts } from "#app/copy/facts.ts";
import { factPlaces, readFactAt } from "#app/desk/business/fact-places.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { typeFact } from "#app/rules/business/type-fact.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
});
afterAll(() => site.stop());

const look = (path: string) => site.get(path, { headers: { Cookie: cookie } });
const page = async (id: string) => (await look(deskPaths.factGroup(id))).text();
const send = ({ group = "", ...fields }: Record<string, string>) =>
  site.get(deskPaths.factGroup(group), formPost(fields, { Cookie: cookie }));
/** Presses a button; returns where it leads, and the id that undoes it. */
async function press(fields: Record<string, string>) {
  const answer = await send(fields);
  const target = new URL(answer.headers.get("Location") ?? "/", site.address);
  return { flash: target.searchParams.get("flash"), undo: target.searchParams.get("undo") ?? "", target, answer };
}
/** Looks once: the process that saved applies the change at once. */
async function shows(path: string, words: string, isThere = true) {
  const html = await (await site.get(path)).text();
  expect([path, words, html.includes(words)]).toEqual([path, words, isThere]);
}
const rows = () => withDatabase(site, (db) => db.selectFrom("facts").select(["path", "value"]).execute());

/** A group's form with only these fields changed. */
function formOf(id: string, changes: Record<string, string> = {}): Record<string, string> {
  const facts = factGroups.find((group) => group.id === id)?.facts ?? [];
  const fields = facts.flatMap(({ path, kind }) =>
    typeFact(kind, readFactAt(defaultFacts, path)).map((text, at) => [`${path}.${at}`, text]),
  );
  return { group: id, ...Object.fromEntries(fields), ...changes };
}

test("a changed fact shows at once where the desk says it does, and can be taken back twice over", async () => {
  const saved = await press(formOf("starter", { "starter.setup.0": "$1,111 to 1,777" }));
  expect([saved.answer.status, saved.target.pathname, saved.flash]).toEqual([303, "/desk/business/starter", "saved"]);
  expect(await page("starter")).toContain('value="$1,111–$1,777"');
  expect(await (await look(deskPaths.facts())).text()).toMatch(
    /Visibility Starter.*1 changed.*Setup.*\$1,111–\$1,777/s,
  );
  const places = factPlaces("starter.setup");
  if (typeof places === "string") throw new Error("A price stands on some pages");
  expect(places.map(({ href }) => href)).toContain("/visibility-starter");
  for (const { href } of places) await shows(href, "$1,111–$1,777");
  expect(await rows()).toHaveLength(1);

  await send({ group: "starter", act: "standard:starter.setup" });
  await shows("/services", "$1,000–$1,500");
  expect(await rows()).toEqual([]);
  await send({ group: "starter", act: "previous:starter.setup" });
  await shows("/services", "$1,111–$1,777");
  await send({ group: "starter", act: "previous:starter.setup" });
  await shows("/services", "$1,111–$1,777", false);
});

test("typing the delivered value is taking it back, and an unchanged form changes nothing", async () => {
  await send(formOf("contact", { "contact.locality.0": "Portland" }));
  await shows("/", "Portland");
  await send(formOf("contact"));
  await shows("/", "Portland", false);
  expect(await rows()).toEqual([]);
  expect((await send(formOf("contact"))).headers.get("Location")).toBe("/desk/business/contact?flash=unchanged");
});

test("a wrong fact answers 422 with the problem at its field and the typed text; nothing of the group is saved", async () => {
  const answer = await send(
    formOf("accelerator", {
      "accelerator.setup.0": "3000–2000",
      "accelerator.monthly.0": "12.50",
      "accelerator.pages.0": '"><b>many',
    }),
  );
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(/id="accelerator\.setup\.0"[^>]*aria-invalid="true"[^>]*value="3000–2000"/);
  expect(html).toMatch(/id="accelerator\.monthly\.0"[^>]*aria-invalid="true"[^>]*value="12\.50"/);
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;many"');
  for (const words of ["3 details need another look", "whole US dollars, such as 950", "must not be less than"])
    expect(html).toContain(words);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(await rows()).toEqual([]);
});

test("the clock follows a new country until the owner has chosen one", async () => {
  const zone = async () => (await rows()).find(({ path }) => path === "booking.timeZone")?.value;
  const moved = await press(formOf("contact", { "contact.country.0": "United Kingdom" }));
  expect(await zone()).toBe('"Europe/London"');
  await send(formOf("contact", { "contact.country.0": "IE" }));
  expect(await zone()).toBe('"Europe/London"');
  await send({ group: "contact", act: "standard:contact.country" });
  expect([moved.flash, await zone()]).toEqual(["saved", '"Europe/London"']);
  await send({ group: "booking", act: "standard:booking.timeZone" });
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

test("the first open day’s hours are taken for the others to Friday by a tick, and are shown by the clock of the desk", async () => {
  const hours = { "booking.weeklyHours.0": "", "booking.weeklyHours.0.0.from": "10:00" };
  await send(formOf("booking", { ...hours, "booking.weeklyHours.0.0.to": "16:00", "booking.weeklyHours.same": "on" }));
  const html = (await page("booking")).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  expect(html.match(/10:00 am–4:00 pm/g)).toHaveLength(5);
  expect(html).toContain("Monday to Thursday 9:00 am–12:00 pm, 1:00 pm–5:00 pm");
  const closed = {
    "booking.weeklyHours.0.closed": "on",
    "booking.weeklyHours.4.closed": "on",
    "booking.weeklyHours.4": "",
  };
  await send(
    formOf("booking", {
      ...hours,
      "booking.weeklyHours.0.0.to": "16:00",
      ...closed,
      "booking.weeklyHours.1": "11-15",
      "booking.weeklyHours.same": "on",
    }),
  );
  const stored = (await rows()).find(({ path }) => path === "booking.weeklyHours");
  expect(JSON.parse(stored?.value ?? "[]").slice(0, 5)).toEqual([
    [],
    ["11:00–15:00"],
    ["11:00–15:00"],
    ["11:00–15:00"],
    [],
  ]);
  await send(formOf("booking"));
  expect((await rows()).map(({ path }) => path)).not.toContain("booking.weeklyHours");
});

test("hours and days off are chosen in pickers; what is typed counts more, and a day is closed by its tick", async () => {
  const picked = {
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`booking.weeklyHours.${day}`, ""])),
    "booking.weeklyHours.0.0.from": "08:30",
    "booking.weeklyHours.0.0.to": "12:00",
    "booking.weeklyHours.0.1.from": "22:00",
    "booking.weeklyHours.0.1.to": "00:00",
    "booking.weeklyHours.1": "9-17",
    "booking.weeklyHours.1.0.from": "09:00",
    "booking.weeklyHours.1.0.to": "12:00",
    "booking.weeklyHours.2.0.from": "09:00",
    "booking.weeklyHours.2.0.to": "12:00",
    "booking.weeklyHours.2.closed": "on",
    "booking.daysOff.first": "2027-12-30",
    "booking.daysOff.last": "2028-01-02",
  };
  await send(formOf("booking", picked));
  const stored = Object.fromEntries((await rows()).map(({ path, value }) => [path, JSON.parse(value)]));
  const week = [["08:30–12:00", "22:00–24:00"], ["09:00–17:00"], [], [], [], [], []];
  expect(stored["booking.weeklyHours"]).toEqual(week);
  expect(stored["booking.daysOff"]).toEqual(["2027-12-30", "2027-12-31", "2028-01-01", "2028-01-02"]);
  const html = await page("booking");
  expect(html).toMatch(
    /value="08:30"[^>]*name="booking.weeklyHours.0.0.from"|name="booking.weeklyHours.0.0.from"[^>]*value="08:30"/,
  );
  const wrongEnd = { ...picked, "booking.weeklyHours.0.0.to": "07:00" };
  const refused = await send(formOf("booking", wrongEnd));
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("8:30")]);
  await send(formOf("booking"));
  expect(await rows()).toEqual([]);
});

test("refused hours stand in the pickers where they were chosen, and a second span is taken out by its tick", async () => {
  const monday = "booking.weeklyHours.0";
  const chosen = {
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`booking.weeklyHours.${day}`, ""])),
    [`${monday}.0.from`]: "08:00",
    [`${monday}.0.to`]: "16:00",
    [`${monday}.1.from`]: "13:00",
    [`${monday}.1.to`]: "17:00",
    "booking.weeklyHours.1.0.from": "10:00",
    "booking.weeklyHours.1.0.to": "15:00",
    "booking.weeklyHours.2.closed": "on",
    "booking.weeklyHours.same": "on",
  };
  const refused = await send(formOf("booking", chosen));
  const html = (await refused.text()).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  const control = (name: string) => (html.match(/<input[^>]*>/g) ?? []).find((each) => each.includes(`name="${name}"`));
  expect([refused.status, html]).toEqual([422, expect.stringContaining("8:00 am–4:00 pm and 1:00 pm–5:00 pm overlap")]);
  for (const [name, value] of Object.entries(chosen))
    expect(control(name), name).toContain(value === "on" ? "checked" : `value="${value}"`);
  await send(formOf("booking", { ...chosen, [`${monday}.1.none`]: "on" }));
  const stored = Object.fromEntries((await rows()).map(({ path, value }) => [path, JSON.parse(value)]));
  const hours = ["08:00–16:00"];
  expect(stored["booking.weeklyHours"].slice(0, 5)).toEqual([hours, hours, [], hours, hours]);
  await send(formOf("booking"));
});

test("mail to the owner is offered the address on the site once it is theirs", async () => {
  const mailbox = async () => (await look(deskPaths.connection("owner-mailbox"))).text();
  expect(await mailbox()).not.toContain('value="hello@example.com"');
  await send(formOf("contact", { "contact.email.0": "hi@curd.example" }));
  const offered = /<input(?=[^>]*type="email")[^>]*value="hi@curd.example"/;
  expect(await mailbox()).toMatch(offered);
  expect(await (await look(deskPaths.connection("mail", { provider: "other" }))).text()).toMatch(offered);
  await send(formOf("contact"));
});

test("any detail is found by its name, its section, its value or another word for it", async () => {
  const find = async (q: string) => (await look(deskPaths.facts({ q }))).text();
  expect(await find("open")).toContain(`${deskPaths.factGroup("booking")}#fact-booking.weeklyHours`);
  expect(await find("instagram.com/alderandvale")).toContain("#fact-social.instagram");
  expect(await find("nothing<b>")).toContain("No detail is called “nothing&lt;b&gt;”");
  const labels = factGroups.flatMap(({ id, facts }) => facts.slice(-1).map((fact) => ({ id, ...fact })));
  for (const { id, label, path } of labels) expect(await find(label)).toContain(`/${id}#fact-${path}`);
});

test("the old address leads to the business details", async () => {
  const answer = await look("/desk/facts");
  expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/desk/business"]);
});

test("documents kept elsewhere are named on the desk, and taken away again", async () => {
  const document = "https://documents.example/winery";
  await send(formOf("hosted", { "hosted.documents.winery.0": document }));
  await shows(paths.thankYouWinery(), document);
  await send(formOf("hosted"));
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
  const brand = deskPaths.factGroup("brand");
  for (const headers of strangers) {
    for (const path of [deskPaths.facts(), "/desk/facts", brand]) {
      const answer = await site.get(path, { headers });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, deskPaths.signIn(path)]);
    }
    expect((await site.get(brand, formPost(fields, headers))).status).toBe(401);
  }
  const foreign = formPost(fields, { Cookie: cookie, Origin: "https://elsewhere.example" });
  expect((await site.get(brand, foreign)).status).toBe(403);
  expect(await rows()).not.toContainEqual(expect.objectContaining({ path: "brand.name" }));
});

const odd = ["standard:__proto__", "standard:contact.email", "undo:", "undo:x", "follow", "x"];

test.each([{ group: "nothing" }, ...odd.map((act) => ({ group: "brand", act })), { group: "brand" }])(
  "odd forms change nothing: %o",
  async (fields) => {
    const before = await rows();
    expect([303, 404, 422]).toContain((await send(fields as Record<string, string>)).status);
    expect(await rows()).toEqual(before);
  },
);
