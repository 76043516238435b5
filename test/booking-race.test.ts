import { expect, onTestFinished, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots, post, visitor } from "./booking.ts";
import { freshDatabase, isOnPostgres } from "./database.ts";
import { formPost, signIn } from "./desk.ts";

const clients = 50;
const hours = 10;

/** On SQLite one site, on PostgreSQL two instances over one database. */
async function startSites(): Promise<TestSite[]> {
  const env = { TRUST_PROXY: "1", SITE_URL: "http://house.example" };
  const database = await freshDatabase();
  const sites: TestSite[] = [];
  for (let index = 0; index < (isOnPostgres ? 2 : 1); index += 1) {
    const site = await startTestSite({ ...env, ...database.env });
    sites.push(site);
    onTestFinished(site.stop);
  }
  onTestFinished(database.drop);
  return sites;
}

const from = (index: number) => ({ "x-forwarded-for": `198.51.100.${index}` });
const siteFor = (sites: TestSite[], index: number) => sites[index % sites.length] as TestSite;

test("fifty clients at ten hours at once: each hour is had once, all others are shown what is free", async () => {
  const sites = await startSites();
  const { slots } = await freeSlots(sites[0] as TestSite);
  const wanted = slots.slice(0, hours);
  const asked = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const sent = { start: wanted[index % hours], email: `guest${index}@x.example` };
      const answer = await bookAsProgram(siteFor(sites, index), sent, from(index));
      return { index, start: sent.start, status: answer.status, body: await answer.json() };
    }),
  );
  const won = asked.filter(({ status }) => status === 201);
  expect(won.map(({ start }) => start).sort()).toEqual([...wanted].sort());
  const lost = asked.filter(({ status }) => status === 409);
  expect(lost).toHaveLength(clients - hours);
  const stored = await bookingsOf(sites[0] as TestSite);
  expect(stored.map(({ start_at }) => new Date(start_at).toISOString())).toEqual(wanted);
  for (const { start, body } of lost) {
    expect(body.slots).not.toContain(start);
    expect(body.slots).toEqual(expect.arrayContaining(slots.slice(hours)));
  }
  const second = await Promise.all(
    lost.map(({ index, body }) => {
      const start = body.slots.filter((slot: string) => !wanted.includes(slot))[index % hours];
      return bookAsProgram(siteFor(sites, index), { start, email: `late${index}@x.example` }, from(index));
    }),
  );
  expect(second.filter(({ status }) => status === 201)).toHaveLength(hours);
});

test("an hour that is moved to, booked and given up at once is never had twice", async () => {
  const sites = await startSites();
  const [first] = sites as [TestSite];
  const { slots } = await freeSlots(first);
  const [aim = "", ...others] = slots.slice(0, 11);
  const pages = await Promise.all(
    others.map(async (start, index) => {
      const answer = await bookAsProgram(first, { start, email: `guest${index}@x.example` }, from(index));
      const { links } = await answer.json();
      return new URL(links.page).pathname;
    }),
  );
  const statuses = await Promise.all([
    ...pages.map(async (page, index) => (await post(siteFor(sites, index), `${page}/move`, { start: aim })).status),
    ...pages.map(async (_, index) => {
      const sent = { ...visitor, start: aim, email: `new${index}@x.example` };
      return (await bookAsProgram(siteFor(sites, index), sent, from(index))).status;
    }),
  ]);
  expect(statuses.filter((status) => status === 303 || status === 201)).toHaveLength(1);
  // A busy machine may refuse some of twenty at once.
  expect(statuses.filter((status) => ![201, 303, 409, 503].includes(status))).toEqual([]);
  const starts = (await bookingsOf(first)).map(({ start_at }) => start_at);
  expect(new Set(starts).size).toBe(starts.length);
});

test("an hour that the owner moves to and books by hand, while visitors ask for it, is had once", async () => {
  const sites = await startSites();
  const [first] = sites as [TestSite];
  const headers = { Cookie: await signIn(first) };
  const { slots } = await freeSlots(first);
  const [aim = "", ...others] = slots.slice(0, 6);
  for (const [place, start] of others.entries())
    await bookAsProgram(first, { start, email: `guest${place}@x.example` }, from(place));
  const ids = (await bookingsOf(first)).map(({ id }) => id);
  const act = async (place: number, path: string, fields: Record<string, string>) =>
    (await siteFor(sites, place).get(path, formPost({ start: aim, ...fields }, headers))).status;
  const statuses = await Promise.all([
    ...ids.map((id, place) => act(place, deskPaths.booking(id), { act: "move" })),
    ...ids.map((_, place) => act(place, deskPaths.bookFor(), { name: "Ida", email: `ida${place}@x.example` })),
    ...ids.map(async (_, place) => {
      const sent = { ...visitor, start: aim, email: `new${place}@x.example` };
      return (await bookAsProgram(siteFor(sites, place), sent, from(place))).status;
    }),
  ]);
  expect(statuses.filter((status) => status === 303 || status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(14);
  const booked = (await bookingsOf(first)).filter(({ start_at }) => start_at === Date.parse(aim));
  expect(booked).toHaveLength(1);
});

test("five of twenty simultaneous bookings from one network succeed, and one key books once", async () => {
  const sites = await startSites();
  const { slots } = await freeSlots(sites[0] as TestSite);
  const every4th = slots.filter((_, index) => index % 4 === 0);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const sent = { start: every4th[index], email: `guest${index}@x.example` };
      return bookAsProgram(siteFor(sites, index), sent, from(7));
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
  expect(await bookingsOf(sites[0] as TestSite)).toHaveLength(5);

  const sent = { start: every4th[20], email: "keys@x.example" };
  const headers = { ...from(8), "idempotency-key": "one-key-for-all" };
  const again = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => (await bookAsProgram(siteFor(sites, index), sent, headers)).json()),
  );
  expect(new Set(again.map(({ id, links }) => `${id} ${links.page}`)).size).toBe(1);
  expect(await bookingsOf(sites[0] as TestSite)).toHaveLength(6);
});
