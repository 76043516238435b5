import { expect, test } from "vitest";
import { startTestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, calendar, freeSlots, mainOf, post, visitor } from "./booking.ts";
import { startCalendarServer } from "./calendar-server.ts";
import { soon } from "./eventually.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite({ SITE_URL: "http://house.example", TRUST_PROXY: "1" }));
const hours = (await freeSlots(site)).slots;

const dayMs = 24 * 60 * 60 * 1000;
const from = (address: string) => ({ "x-forwarded-for": address });
/** A free hour, far enough from others to leave them free. */
const nextHour = () => hours.shift() as string;
let guests = 0;
const freshEmail = () => `guest${++guests}@cellar.example`;

const bookFrom = (address: string, sent: object = {}) =>
  bookAsProgram(site, { start: nextHour(), email: freshEmail(), ...sent }, from(address));

async function statusesFrom(addresses: readonly string[], sent: object = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await bookFrom(address, sent)).status);
  return statuses;
}

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test("an address books five of thirty hours a day, and reads the owner's address for the rest", async () => {
  const address = "198.51.100.7";
  expect(await statusesFrom(times(30, address))).toEqual([...times(5, 201), ...times(25, 429)]);
  expect(await bookingsOf(site)).toHaveLength(5);
  site.clock.nowMs += 60_000;
  const refused = await bookFrom(address);
  expect(refused.headers.get("retry-after")).toBe(String(dayMs / 1000 - 60));
  expect((await refused.json()).contact).toBe("hello@example.com");
  expect(await statusesFrom(["198.51.100.8"])).toEqual([201]);

  const page = await site.get(calendar, {
    method: "POST",
    body: new URLSearchParams({ ...visitor, start: nextHour(), email: freshEmail() }),
    headers: from(address),
  });
  expect([page.status, page.headers.get("retry-after")]).toEqual([429, String(dayMs / 1000 - 60)]);
  expect(await mainOf(page)).toMatch(/role="alert">[^<]*your network[^<]*<a href="mailto:hello@example\.com"/);

  const [booked] = (await bookingsOf(site)).filter(({ email }) => email.startsWith("guest"));
  await post(site, `/booking/${booked?.link_key}/cancel`, {});
  expect(await statusesFrom([address])).toEqual([429]);
  site.clock.nowMs += dayMs - 60_000 + 1;
  expect(await statusesFrom(times(6, address))).toEqual([...times(5, 201), 429]);
});

test("moving a session is no further booking", async () => {
  const address = "198.51.100.9";
  const { links } = await (await bookFrom(address)).json();
  const own = new URL(links.page).pathname;
  for (const _ of times(6, 0)) expect((await post(site, `${own}/move`, { start: nextHour() })).status).toBe(303);
  expect(await statusesFrom(times(5, address))).toEqual([...times(4, 201), 429]);
});

test("an IPv6 /64 books five sessions, the /48 around it twenty", async () => {
  const inNetwork = (network: number) => times(6, 0).map((_, host) => `2a01:4f8:7:${network}::${host + 1}`);
  for (const network of [1, 2, 3, 4]) expect(await statusesFrom(inNetwork(network))).toEqual([...times(5, 201), 429]);
  expect(await statusesFrom(["2a01:4f8:7:5::1", "2a01:4f8:8:5::1"])).toEqual([429, 201]);
});

test("a network books three sessions to come for a mailbox, however its address is written", async () => {
  const spellings = ["guest@gmail.com", "gue.st+wine@gmail.com", "Guest+x@googlemail.com", "g.u.e.s.t@gmail.com"];
  const answers = [];
  for (const email of spellings) answers.push(await bookFrom("192.0.2.1", { email }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 422]);
  expect(await answers[3]?.json()).toMatchObject({ fields: { email: "too many" }, contact: "hello@example.com" });
  const { links } = await (answers[0] as Response).json();
  await post(site, `${new URL(links.page).pathname}/cancel`, {});
  expect((await bookFrom("192.0.2.1", { email: "guest+new@gmail.com" })).status).toBe(201);
});

test("a stranger is not told that an address has three sessions to come; its holder is, by mail", async () => {
  const email = "holder@cellar.example";
  const own = await statusesFrom(times(3, "192.0.2.2"), { email });
  site.clock.nowMs += dayMs;
  const theirs = await bookFrom("192.0.2.3", { email });
  const unknown = await bookFrom("192.0.2.4");
  expect([...own, theirs.status, unknown.status]).toEqual([201, 201, 201, 201, 201]);
  const shapeOf = async (answer: Response) => {
    const { links, ...rest } = await answer.json();
    const page = await mainOf(await site.get(new URL(links.page).pathname));
    return [Object.keys(rest), Object.keys(links), page.includes("sessions")];
  };
  expect(await shapeOf(theirs)).toEqual(await shapeOf(unknown));
  const mails = (await readOutbox(site)).filter(({ about, kind }) => about === email && kind === "booked");
  const told = mails.filter(
    ({ recipient, body }) => recipient === "visitor" && body.includes("Three or more other sessions"),
  );
  expect(told.map(({ state }) => state)).toEqual(["waiting"]);
});

test("refused bookings read none of the owner's calendars, nor do others within 15 seconds of a read", async () => {
  const server = await startCalendarServer();
  const read = await startTestSite({ TRUST_PROXY: "1", BUSY_CALENDARS: server.url });
  const { slots } = await freeSlots(read);
  await soon(() => withDatabase(read, (db) => db.selectFrom("busy_calendars").select("outcome").execute())).is(
    ([row]) => row?.outcome === "read",
  );
  const statuses = async (addresses: readonly string[], waitMs: number) => {
    const found: number[] = [];
    for (const address of addresses) {
      read.clock.nowMs += waitMs;
      const sent = { start: slots.shift(), email: freshEmail() };
      found.push((await bookAsProgram(read, sent, from(address))).status);
    }
    return { found, reads: server.reads() };
  };
  expect(await statuses(times(5, "198.51.100.30"), 0)).toEqual({ found: times(5, 201), reads: 1 });
  expect(await statuses(["198.51.100.31"], 16_000)).toEqual({ found: [201], reads: 2 });
  expect(await statuses(times(10, "198.51.100.30"), 16_000)).toEqual({ found: times(10, 429), reads: 2 });
  await read.stop();
  await server.stop();
});
