import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { readOutbox } from "./outbox.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
});
afterAll(() => site.stop());

const dayMs = 24 * 60 * 60 * 1000;
const read = async () => (await site.get(deskPaths.bookings(), { headers: { Cookie: cookie } })).text();
const cancel = (id: string) => site.get(deskPaths.bookings(), formPost({ cancel: id }, { Cookie: cookie }));

test("nobody is erased while their session is still to come; once it is called off, all of it goes", async () => {
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0], name: "Theo", email: "theo@trattoria.example" });
  const lead = /href="(\/desk\/leads\/[\w-]{21})"/.exec(await read())?.[1] ?? "";
  const erase = () => site.get(lead, formPost({ intent: "erase", sure: "yes" }, { Cookie: cookie }));
  expect((await erase()).headers.get("Location")).toBe(`${lead}?said=booked`);
  const [booking] = await bookingsOf(site);
  expect(booking?.state).toBe("booked");
  const page = await (await site.get(`${lead}?said=booked`, { headers: { Cookie: cookie } })).text();
  expect(page).toContain("nothing was erased");
  expect(page).toMatch(/A session is still to come: [A-Z][a-z]+day, November \d+, \d/);
  expect(page).not.toContain(`value="erase"`);
  await cancel(booking?.id ?? "");
  expect((await erase()).headers.get("Location")).toBe(`${deskPaths.leads()}?said=erased`);
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
  expect(page).toMatch(new RegExp(`href="${deskPaths.lead("")}[\\w-]{21}"`));
  const today = await (await site.get(deskPaths.today(), { headers: { Cookie: cookie } })).text();
  expect(today).toContain("Booked ahead");
  expect(today).not.toContain("<img src=x");
  const [booking] = await bookingsOf(site);
  const mailsBefore = (await readOutbox(site)).length;
  expect((await cancel(booking?.id ?? "")).headers.get("Location")).toContain("said=cancelled");
  expect((await cancel(booking?.id ?? "")).headers.get("Location")).toContain("said=gone");
  expect((await bookingsOf(site))[0]?.state).toBe("cancelled");
  expect((await readOutbox(site)).length).toBeGreaterThan(mailsBefore);
  expect((await freeSlots(site)).slots).toContain(slots[0]);
  expect(await read()).toContain("No session is booked.");
});

test("of very many sessions the next five hundred are shown, and that there are more is said only then", async () => {
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0] });
  const [made] = (await bookingsOf(site)).filter(({ state }) => state === "booked");
  if (!made) throw new Error("Not booked");
  const laterBy = (day: number) => {
    const times = { start_at: made.start_at + day * dayMs, end_at: made.end_at + day * dayMs };
    return { ...made, ...times, id: `far-${day}`, link_key: `far-${day}`, name: `Guest ${day}.` };
  };
  const add = (days: number[]) =>
    withDatabase(site, (db) => db.insertInto("bookings").values(days.map(laterBy)).execute());
  await add(Array.from({ length: 499 }, (_, day) => day + 1));
  const all = await read();
  expect(all).toContain("Guest 499.");
  expect(all).not.toContain("There are more");
  await add([500]);
  const cut = await read();
  expect(cut).not.toContain("Guest 500.");
  expect(cut).toContain("There are more");
});
