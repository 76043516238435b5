import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { factPlaces, readFactAt } from "#features/business/desk/fact-places.ts";
import { typeFact } from "#features/details/rules/type-fact.ts";
import { factGroups } from "#features/details/words/business-details.ts";
import { startTestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

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
    typeFact(kind, readFactAt(defaultFacts, path), defaultFacts.place).map((text, at) => [`${path}.${at}`, text]),
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

test("another currency and locale change how every price and date is written, and no figure", async () => {
  const plain = async (path: string) => (await (await look(path)).text()).replace(/[\u00a0\u202f]/g, " ");
  const place = (currency: string, locale: string) =>
    press(formOf("place", { "place.currency.0": currency, "place.locale.0": locale }));
  const { target } = await place("GBP", "en-GB");
  expect(await plain(target.pathname + target.search)).toMatch(/read like £1,000–£1,500.*Nothing is converted/s);
  expect(await plain(paths.services())).toMatch(/<html lang="en-GB".*Setup from £1,500, then £500 a month\./s);
  expect(await plain(paths.blog())).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
  await place("EUR", "pt-PT");
  expect(await plain(paths.services())).toMatch(/<html lang="en-GB".*Setup from 1500 €, then 500 € a month\./s);
  await place(defaultFacts.place.currency, defaultFacts.place.locale);
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

test("one press undoes a whole save, another does it again, and only the last change of a detail is undone", async () => {
  const saved = await press(formOf("contact", { "contact.locality.0": "Portland", "contact.region.0": "OR" }));
  expect(await (await look(saved.target.pathname + saved.target.search)).text()).toContain(
    `value="undo:${saved.undo}"`,
  );
  const undone = await press({ group: "contact", act: `undo:${saved.undo}` });
  expect([undone.flash, await rows()]).toEqual(["back", []]);
  const twice = await press({ group: "contact", act: `undo:${saved.undo}` });
  expect([twice.flash, await rows()]).toEqual(["unchanged", []]);
  const again = await press({ group: "contact", act: `undo:${undone.undo}` });
  expect((await rows()).map(({ value }) => value).sort()).toEqual(['"OR"', '"Portland"']);
  await send({ group: "contact", act: "standard:contact.region" });
  await press({ group: "contact", act: `undo:${again.undo}` });
  expect(await rows()).toEqual([]);
  const stale = await (await look(`${deskPaths.factGroup("contact")}?flash=saved&undo=${saved.undo}`)).text();
  expect(stale).not.toContain('value="undo:');
});

test("a day off on a booked day asks first and names the session; afterwards the desk still names it", async () => {
  const { slots } = await freeSlots(site);
  const start = slots.at(-1) ?? "";
  expect((await bookAsProgram(site, { start, name: "Nadia" })).status).toBe(201);
  const [booking] = await bookingsOf(site);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: defaultFacts.booking.timeZone }).format(Date.parse(start));
  const form = formOf("booking", { "booking.daysOff.0": day });
  const asked = await send(form);
  const question = await asked.text();
  expect([asked.status, await rows()]).toEqual([200, []]);
  expect(question).toContain("One booked session lies outside these hours");
  for (const words of ["Nadia", `${deskPaths.booking(booking?.id ?? "", { open: "move" })}#move`, `value="save"`, day])
    expect(question).toContain(words);
  const saved = await press({ ...form, sure: "save" });
  expect([saved.flash, (await rows()).length]).toEqual(["saved", 1]);
  const after = await page("booking");
  expect(after).toContain("One booked session lies on a day off or outside your opening hours");
  expect(after).toContain(`${deskPaths.booking(booking?.id ?? "", { open: "cancel" })}#cancel`);
  expect(await (await look(deskPaths.facts())).text()).toContain("lies on a day off");
  expect(await (await look(deskPaths.bookings())).text()).toContain("Outside your hours");
  await press({ group: "booking", act: `undo:${saved.undo}` });
  const redo = await press({ group: "booking", act: "previous:booking.daysOff" });
  expect([redo.answer.status, await redo.answer.text()]).toEqual([
    200,
    expect.stringContaining('value="previous:booking.daysOff"'),
  ]);
  await withDatabase(site, (db) => db.deleteFrom("bookings").execute());
});

test("after a change of the name the desk offers what carries the old one, changes what is ticked, and undoes it", async () => {
  await press(formOf("brand", { "brand.name.0": "Cork & Ember", "brand.description.0": "Alder & Vale sells wine." }));
  const offer = await page("brand");
  expect(offer).toContain("The earlier name is still in use");
  expect(offer).toContain("Author of new articles: Cork &amp; Ember");
  expect(offer).toContain("Instagram: take off the earlier link");
  expect(offer).toContain("The PDF guides follow");
  const followed = await press({ group: "brand", act: "follow", "follow.brand.authorName": "on" });
  const stored = async () => Object.fromEntries((await rows()).map(({ path, value }) => [path, JSON.parse(value)]));
  expect(await stored()).toMatchObject({
    "brand.authorName": "Cork & Ember",
    "brand.description": "Alder & Vale sells wine.",
  });
  expect(await page("brand")).toContain("What it does: Cork &amp; Ember sells wine.");
  await press({ group: "brand", act: `undo:${followed.undo}` });
  expect(await stored()).not.toHaveProperty("brand.authorName");
  await send(formOf("brand"));
  expect(await rows()).toEqual([]);
  expect(await page("brand")).not.toContain("The earlier name");
});

test("a name that the server's setting gives to the sender of mails is offered to follow", async () => {
  const named = await startTestSite({
    MAIL_FROM: "Alder & Vale <hello@house.example>",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  const Cookie = await signIn(named);
  const post = (fields: Record<string, string>) =>
    named.get(deskPaths.factGroup("brand"), formPost(fields, { Cookie }));
  const { group: _, ...fields } = formOf("brand", { "brand.name.0": "Cork & Ember" });
  await post(fields);
  const html = await (await named.get(deskPaths.factGroup("brand"), { headers: { Cookie } })).text();
  expect(html).toContain("Name that mails come from: Cork &amp; Ember");
  await post({ act: "follow", "follow.brand.senderName": "on" });
  const { slots } = await freeSlots(named);
  await soon(async () => (await named.get("/")).text()).is((page) => page.includes("Cork"));
  await bookAsProgram(named, { start: slots[0] });
  const [mail] = await readOutbox(named);
  expect(JSON.parse(mail?.body ?? "").appointment.content).toContain('ORGANIZER;CN="Cork & Ember"');
  await named.stop();
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

const odd = ["standard:__proto__", "standard:contact.email", "undo:", "undo:x", "follow", "x"];

test.each([{ group: "nothing" }, ...odd.map((act) => ({ group: "brand", act })), { group: "brand" }])(
  "odd forms change nothing: %o",
  async (fields) => {
    const before = await rows();
    expect([303, 404, 422]).toContain((await send(fields as Record<string, string>)).status);
    expect(await rows()).toEqual(before);
  },
);
