import { afterAll, beforeAll, expect, test } from "vitest";
import { factGroups } from "#app/copy/desk/business-details.ts";
import { defaultFacts } from "#app/copy/facts.ts";
import { readFactAt } from "#app/desk/business/fact-places.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { typeFact } from "#app/rules/business/type-fact.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { readOutbox } from "./outbox.ts";
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
const rows = () => withDatabase(site, (db) => db.selectFrom("facts").select(["path", "value"]).execute());

/** A group's form with only these fields changed. */
function formOf(id: string, changes: Record<string, string> = {}): Record<string, string> {
  const facts = factGroups.find((group) => group.id === id)?.facts ?? [];
  const fields = facts.flatMap(({ path, kind }) =>
    typeFact(kind, readFactAt(defaultFacts, path)).map((text, at) => [`${path}.${at}`, text]),
  );
  return { group: id, ...Object.fromEntries(fields), ...changes };
}

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
  await eventually(
    async () => (await named.get("/")).text(),
    (page) => page.includes("Cork"),
  );
  await bookAsProgram(named, { start: slots[0] });
  const [mail] = await readOutbox(named);
  expect(JSON.parse(mail?.body ?? "").appointment.content).toContain('ORGANIZER;CN="Cork & Ember"');
  await named.stop();
});
