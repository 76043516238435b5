import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { readOutbox } from "./outbox.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
});
afterAll(() => site.stop());

const read = async () => (await site.get(deskPaths.bookings(), { headers: { Cookie: cookie } })).text();
const cancel = (id: string) => site.get(deskPaths.bookings(), formPost({ cancel: id }, { Cookie: cookie }));

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
