import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startTestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite({ TRUST_PROXY: "1" }));
const cookie = await signIn(site);

const dayMs = 24 * 60 * 60 * 1000;
const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const read = () => look(deskPaths.bookings());
const cancel = (id: string) => site.get(deskPaths.bookings(), formPost({ cancel: id }, { Cookie: cookie }));

test("a person with a session to come is not erased; after cancelling, everything is deleted", async () => {
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0], name: "Theo", email: "theo@trattoria.example" });
  const session = /href="(\/desk\/bookings\/[\w-]{21})"/.exec(await read())?.[1] ?? "";
  const lead = /href="(\/desk\/people\/[\w-]{21})"/.exec(await look(session))?.[1] ?? "";
  const erase = () => site.get(lead, formPost({ intent: "erase", sure: "yes" }, { Cookie: cookie }));
  expect((await erase()).headers.get("Location")).toBe(`${lead}?flash=booked`);
  const [booking] = await bookingsOf(site);
  expect(booking?.state).toBe("booked");
  const page = await (await site.get(`${lead}?flash=booked`, { headers: { Cookie: cookie } })).text();
  expect(page).toContain("nothing was erased");
  expect(page).toMatch(/A session is still to come: [A-Z][a-z]+day, November \d+, \d/);
  expect(page).not.toContain(`value="erase"`);
  await cancel(booking?.id ?? "");
  expect((await erase()).headers.get("Location")).toBe(`${deskPaths.leads()}?flash=erased`);
  expect(await bookingsOf(site)).toEqual([]);
});

test("the owner sees who comes when, and cancels with word to the visitor; pressed twice it is done once", async () => {
  expect(await read()).toContain("No session is booked.");
  const { slots } = await freeSlots(site);
  const name = '"><img src=x onerror=alert(1)>';
  expect((await bookAsProgram(site, { start: slots[0], name })).status).toBe(201);
  const page = await read();
  expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(page).not.toContain("<img src=x");
  expect(page).toContain("Two labels, one cellar");
  expect(page).toMatch(new RegExp(`href="${deskPaths.booking("")}[\\w-]{21}"`));
  const today = await (await site.get(deskPaths.today(), { headers: { Cookie: cookie } })).text();
  expect(today).toContain("Booked next");
  expect(today).not.toContain("<img src=x");
  const [booking] = await bookingsOf(site);
  const mailsBefore = (await readOutbox(site)).length;
  expect((await cancel(booking?.id ?? "")).headers.get("Location")).toContain("flash=cancelled");
  expect((await cancel(booking?.id ?? "")).headers.get("Location")).toContain("flash=gone");
  expect((await bookingsOf(site))[0]?.state).toBe("cancelled");
  expect((await readOutbox(site)).length).toBeGreaterThan(mailsBefore);
  expect((await freeSlots(site)).slots).toContain(slots[0]);
  expect(await read()).toContain("No session is booked.");
});

const from = (address: string) => ({ "x-forwarded-for": address });
const actOn = async (fields: Record<string, string>) =>
  (await site.get(deskPaths.bookings(), formPost(fields, { Cookie: cookie }))).headers.get("Location");
const booked = async () => (await bookingsOf(site)).filter(({ state }) => state === "booked");

test("the owner cancels all of one network at once, with word to each, and nothing of another", async () => {
  const { slots } = await freeSlots(site);
  const addresses = ["203.0.113.5", "203.0.113.5", "203.0.113.6", "203.0.113.5"];
  for (const [index, address] of addresses.entries()) {
    const sent = { start: slots[index * 4], name: `Guest ${index}`, email: `guest${index}@trattoria.example` };
    expect((await bookAsProgram(site, sent, from(address))).status).toBe(201);
  }
  const [first, , other] = await booked();
  const page = await read();
  const offered = [...page.matchAll(/<button(?=[^>]*name="cancelNetwork")[^>]*value="([\w-]{21})"/g)].map(
    ([, id]) => id,
  );
  expect(offered).toEqual((await booked()).filter(({ network }) => network === first?.network).map(({ id }) => id));
  expect(page).toContain("Cancel all 3 from the same network");
  expect(page).not.toContain("bookings and mails for one visitor are switched off");
  expect(page).toContain("Guest 0, Guest 1, Guest 3");
  for (const { network } of await booked()) expect(page).not.toContain(network);

  const mailsBefore = (await readOutbox(site)).length;
  expect(await actOn({ cancelNetwork: first?.id ?? "" })).toBe(`${deskPaths.bookings()}?cancelled=3`);
  expect((await booked()).map(({ id }) => id)).toEqual([other?.id]);
  expect((await readOutbox(site)).slice(mailsBefore)).toHaveLength(3);
  expect(await actOn({ cancelNetwork: first?.id ?? "" })).toBe(`${deskPaths.bookings()}?flash=gone`);
  const flash = await site.get(`${deskPaths.bookings()}?cancelled=3`, { headers: { Cookie: cookie } });
  expect(await flash.text()).toContain("3 sessions are cancelled");
  expect(await read()).not.toContain("from the same network");
  await cancel(other?.id ?? "");
});

test("the owner can cancel all of an IPv6 /64, or of the /48 around it", async () => {
  const { slots } = await freeSlots(site);
  const addresses = ["2a01:4f8:9:1::1", "2a01:4f8:9:1::2", "2a01:4f8:9:2::1", "2a01:4f8:10:1::1"];
  for (const [index, address] of addresses.entries()) {
    const sent = { start: slots[index * 4], email: `six${index}@trattoria.example` };
    await bookAsProgram(site, sent, from(address));
  }
  const page = await read();
  expect(page.split("Cancel all 2 from the same network")).toHaveLength(3);
  expect(page.split("Cancel all 3 from the wider network")).toHaveLength(4);
  const [first, , third, last] = await booked();
  expect(await actOn({ cancelNetwork: third?.id ?? "" })).toContain("cancelled=1");
  expect(await actOn({ cancelWideNetwork: first?.id ?? "" })).toContain("cancelled=2");
  expect((await booked()).map(({ id }) => id)).toEqual([last?.id]);
  await cancel(last?.id ?? "");
});

test("where no network is known, none is offered and none is cancelled", async () => {
  const { slots } = await freeSlots(site);
  for (const index of [0, 4])
    await bookAsProgram(site, { start: slots[index], email: `old${index}@trattoria.example` });
  await withDatabase(site, (db) => db.updateTable("bookings").set({ network: "", wide_network: "" }).execute());
  expect(await read()).not.toContain("from the same network");
  const [first] = await booked();
  for (const name of ["cancelNetwork", "cancelWideNetwork"])
    expect(await actOn({ [name]: first?.id ?? "" })).toContain("flash=gone");
  for (const { id } of await booked()) await cancel(id);
  expect(await booked()).toEqual([]);
});

/** Adds copies of the first booking, later by days. */
async function addLater(days: number[], more: Partial<Awaited<ReturnType<typeof bookingsOf>>[number]> = {}) {
  const [made] = await bookingsOf(site);
  if (!made) throw new Error("Not booked");
  const copies = days.map((day) => {
    const times = { start_at: made.start_at + day * dayMs, end_at: made.end_at + day * dayMs };
    const key = `copy${day}`.replace(/\W/g, "_").slice(0, 20).padEnd(21, "x");
    return { ...made, ...times, id: key, link_key: key, idempotency_key: null, name: `Guest ${day}.`, ...more };
  });
  // SQLite limits the values of one statement.
  for (let place = 0; place < copies.length; place += 500) {
    await withDatabase(site, (db) =>
      db
        .insertInto("bookings")
        .values(copies.slice(place, place + 500))
        .execute(),
    );
  }
}
const clear = () => withDatabase(site, (db) => db.deleteFrom("bookings").execute());
const nextOf = (html: string) => /href="([^"]*place=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

test("sessions ahead and past are listed in pages, each session once, the nearest first", async () => {
  await clear();
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0] });
  await addLater(Array.from({ length: 120 }, (_, day) => day + 1));
  await addLater(
    Array.from({ length: 60 }, (_, day) => -day - 3),
    { state: "cancelled" },
  );
  for (const [first, names] of [
    [deskPaths.bookings(), Array.from({ length: 120 }, (_, day) => `Guest ${day + 1}.`)],
    [deskPaths.bookings({ view: "past" }), Array.from({ length: 60 }, (_, day) => `Guest ${-day - 3}.`)],
  ] as const) {
    const found: string[] = [];
    for (let path: string = first; path !== ""; ) {
      const html = await look(path);
      found.push(...[...html.matchAll(/<b>(Guest -?\d+\.)<\/b>/g)].map(([, name = ""]) => name));
      path = nextOf(html);
    }
    expect(found).toEqual(names);
  }
  expect(await look(deskPaths.bookings({ view: "past" }))).toContain("Cancelled");
});

test("a week shows its sessions by the business's days and hours, and leads to the weeks around it", async () => {
  await clear();
  const { slots } = await freeSlots(site);
  const start = slots.find((slot) => new Date(slot).getUTCDay() === 4 && slot.includes("T17")) ?? "";
  await bookAsProgram(site, { start });
  const day = start.slice(0, 10);
  const html = await look(deskPaths.bookings({ view: "week", day }));
  expect(html).toMatch(
    /Thursday, [A-Z][a-z]+ \d+<\/h3><p[^>]*>9:00.am–12:00.pm, 1:00.pm–5:00.pm<\/p><ul><li>.*?Marguerite/,
  );
  expect(html).toContain("All times are in Pacific Time (America/Los Angeles).");
  const next = /href="(\/desk\/bookings\?view=week&amp;day=[\d-]+)">The week after/.exec(html)?.[1] ?? "";
  expect(await look(next.replaceAll("&amp;", "&"))).not.toContain("Marguerite");
  for (const odd of ["x", "0001-01-01", "9999-12-31", "2026-02-30"])
    expect(await look(deskPaths.bookings({ view: "week", day: odd }))).toContain("The week after");
});
