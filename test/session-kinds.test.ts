import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { kindPath } from "#facts/kind-path.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { bookAsProgram, bookingsOf, calendar, freeSlots, mainOf, post, visitor } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const OWNER_EMAIL = "owner@house.example";
const env = { SITE_URL: "http://house.example", TRUST_PROXY: "1", OWNER_EMAIL, SMTP_URL: "smtp://127.0.0.1:1" };
const site = forFile(await startTestSite(env));
const cookie = await signIn(site);

const ninety = {
  ...{ act: "save", "name.0": "Wine list review", "about.0": "We read your list as a guest does." },
  ...{ "slug.0": "", "place.0": "https://video.example/room", "lengthMinutes.0": "90", "bufferMinutes.0": "30" },
  ...{ "noticeHours.0": "48", "horizonDays.0": "60", "maxADay.0": "1" },
  questions: "How many wines do you list? *\nWho wrote it?",
};
const slug = "wine-list-review";
const widget = paths.calendarWidget(slug);
const hourMs = 3_600_000;

const save = (id: string, fields: Record<string, string>) => site.get(deskPaths.kind(id), formPost(fields, { cookie }));
const desk = async (path: string) => mainOf(await site.get(path, { headers: { cookie } }));
const slotsOf = async (path: string, query = "") =>
  (await site.get(path + query, { headers: { accept: "application/json" } })).json();
const bookKind = (start: string, sent: object = {}, headers: Record<string, string> = {}) =>
  site.get(widget, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...visitor, start, answer1: "Ninety", ...sent }),
  });
const kindId = async () =>
  (await withDatabase(site, (db) => db.selectFrom("session_kinds").select("id").executeTakeFirstOrThrow())).id;

test("the owner adds a kind of session; what is wrong is said at its field, and nothing typed is lost", async () => {
  expect(await mainOf(await site.get(paths.bookConsultation()))).not.toContain("Other sessions");
  const refused = await save("new", { ...ninety, "name.0": "", "lengthMinutes.0": "an hour" });
  expect(refused.status).toBe(422);
  const page = await mainOf(refused);
  for (const words of ["Please fill this in.", "Please give a whole number from 10 to 240.", "Who wrote it?"])
    expect(page).toContain(words);
  expect((await save("new", ninety)).headers.get("location")).toBe(deskPaths.kinds({ flash: "saved" }));
  expect((await save("new", ninety)).status).toBe(422);
  expect(await desk(deskPaths.kinds())).toContain("90 minutes, not booked yet");
  expect((await site.get(deskPaths.kind("no-such"), { headers: { cookie } })).status).toBe(404);
});

test("it has a page and a calendar of its own, by its own rules, and no link before it is booked", async () => {
  expect(await mainOf(await site.get(paths.bookConsultation()))).toContain(`href="${kindPath(slug)}"`);
  const page = await site.get(kindPath(slug));
  const main = await mainOf(page);
  expect([page.status, main.includes(`src="${widget}"`), main.includes("video.example")]).toEqual([200, true, false]);
  const framed = await mainOf(await site.get(widget));
  for (const words of ["How many wines do you list?", "90\u00a0minutes"]) expect(framed).toContain(words);
  // A kind has no price, so nothing says that it is free.
  for (const words of ["video.example", ">Free<"]) expect(framed).not.toContain(words);
  const { lengthMinutes, slots, questions } = await slotsOf(widget, "?days=31");
  expect([lengthMinutes, questions.length]).toEqual([90, 2]);
  // After 48 hours of notice; a day has room for one before noon and two after.
  expect(slots.slice(0, 4).map((slot: string) => slot.slice(0, 16))).toEqual([
    ...["2026-11-23T17:00", "2026-11-23T21:00", "2026-11-23T23:00", "2026-11-24T17:00"],
  ]);
  expect((await site.get(kindPath("no-such"))).status).toBe(404);
  expect((await (await site.get("/sitemap.xml")).text()).includes(kindPath(slug))).toBe(true);
  expect((await site.get(`${kindPath(slug)}.md`)).status).toBe(200);
});

test("an hour booked for one kind is taken for all, and the longer pause is kept", async () => {
  const [, second = ""] = (await slotsOf(widget)).slots;
  expect((await bookKind(second, { answer1: "" })).status).toBe(422);
  const wrong = await post(site, widget, { ...visitor, start: second, answer2: "My sommelier" });
  expect([wrong.status, (await mainOf(wrong)).includes("My sommelier")]).toEqual([422, true]);
  const answer = await bookKind(second);
  expect(answer.status).toBe(201);
  const [row] = await bookingsOf(site);
  expect([row?.notes, (row?.end_at ?? 0) - (row?.start_at ?? 0)]).toEqual([
    `How many wines do you list?\nNinety\n\n${visitor.notes}`,
    1.5 * hourMs,
  ]);
  const { slots } = await freeSlots(site);
  const [from, to] = [Date.parse(second) - 0.5 * hourMs, Date.parse(second) + 2 * hourMs];
  const near = slots.filter((slot) => Date.parse(slot) + 0.5 * hourMs > from && Date.parse(slot) < to);
  expect(near).toEqual([]);
  // One a day of this kind; the free audit has no such limit.
  expect((await slotsOf(widget)).slots.filter((slot: string) => slot.startsWith("2026-11-23"))).toEqual([]);
  expect(slots.some((slot) => slot.startsWith("2026-11-23"))).toBe(true);
  const gone = await bookAsProgram(site, { start: second, email: "other@x.example" });
  expect(gone.status).toBe(409);
});

test("its mails, file, page and desk name it, and the link is told to who has booked", async () => {
  const [row] = await bookingsOf(site);
  const link = row?.link_key ?? "";
  const own = await mainOf(await site.get(paths.booking(link)));
  for (const words of ["Wine list review", 'href="https://video.example/room"']) expect(own).toContain(words);
  const file = await (await site.get(paths.bookingFile(link))).text();
  for (const line of ["SUMMARY:Wine list review: ", "LOCATION:https://video.example/room"])
    expect(file).toContain(line);
  const bodies = (await readOutbox(site)).map(({ body }) => body);
  expect(bodies.some((body) => body.includes("Your Wine list review is booked"))).toBe(true);
  expect(bodies.some((body) => body.includes("A session is booked") && body.includes("Wine list review"))).toBe(true);
  expect(await desk(deskPaths.bookings())).toContain("Wine list review");
  expect(await desk(deskPaths.booking(row?.id ?? ""))).toContain("Wine list review");
  expect(await desk(deskPaths.bookings({ view: "week", day: "2026-11-23" }))).toContain("Wine list review");
  const why = new URLSearchParams({ view: "week", day: "2026-11-23", at: "09:00", kind: slug });
  expect(await desk(`/desk/bookings?${why}`)).toContain("as many sessions as you want");
});

test("a session is moved within the hours of its kind", async () => {
  const [row] = await bookingsOf(site);
  const key = row?.link_key ?? "";
  const audit = (await freeSlots(site)).slots.find((slot) => slot.includes("T17:45")) ?? "";
  expect((await post(site, paths.bookingMove(key), { start: audit })).status).toBe(409);
  const [free = ""] = (await slotsOf(widget)).slots;
  expect((await post(site, paths.bookingMove(key), { start: free })).status).toBe(303);
  const [moved] = await bookingsOf(site);
  expect([moved?.start_at, moved?.end_at]).toEqual([Date.parse(free), Date.parse(free) + 1.5 * hourMs]);
});

testInLongRun("two kinds never have hours that meet, whoever books at once", async () => {
  const audits = (await freeSlots(site)).slots.filter((slot) => slot.startsWith("2026-11-30"));
  const reviews = (await slotsOf(widget)).slots.filter((slot: string) => slot.startsWith("2026-11-30"));
  const asked = [...audits, ...reviews].map((start, index) => {
    const from = { "x-forwarded-for": `198.51.100.${index}` };
    const sent = { start, email: `guest${index}@x.example` };
    return reviews.includes(start) && index >= audits.length
      ? bookKind(start, sent, from)
      : bookAsProgram(site, sent, from);
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  const that = (await bookingsOf(site)).filter(({ start_at }) => start_at >= Date.parse("2026-11-30"));
  expect(that.length).toBeGreaterThan(3);
  for (const [at, one] of that.entries())
    for (const other of that.slice(at + 1)) {
      const pauseMs = (one.kind_id || other.kind_id ? 0.5 : 0.25) * hourMs;
      expect(other.start_at - one.end_at).toBeGreaterThanOrEqual(pauseMs);
    }
});

test("a kind with bookings is hidden, not removed; its sessions can still be moved", async () => {
  const id = await kindId();
  expect((await save(id, { act: "remove" })).headers.get("location")).toBe(deskPaths.kinds({ flash: "kept" }));
  expect((await save(id, { act: "hide" })).headers.get("location")).toBe(deskPaths.kinds({ flash: "hidden" }));
  expect((await site.get(kindPath(slug))).status).toBe(404);
  const [free = ""] = (await slotsOf(widget)).slots;
  expect((await bookKind(free, { email: "late@x.example" })).status).toBe(404);
  const [row] = await bookingsOf(site);
  expect((await site.get(paths.bookingMove(row?.link_key ?? ""))).status).toBe(200);
  expect((await save(id, { act: "show" })).status).toBe(303);
  expect((await site.get(kindPath(slug))).status).toBe(200);
  await save("new", { ...ninety, "name.0": "Tasting", "slug.0": "Consultation" });
  const rows = await withDatabase(site, (db) => db.selectFrom("session_kinds").selectAll().execute());
  const other = rows.find((each) => each.name === "Tasting");
  expect(other?.slug).toBe("consultation-2");
  const removed = await save(other?.id ?? "", { act: "remove" });
  expect(removed.headers.get("location")).toBe(deskPaths.kinds({ flash: "removed" }));
});

test("the owner books a kind by hand, without its questions", async () => {
  const page = await desk(deskPaths.bookFor({ kind: slug }));
  const start = /name="start" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const fields = { kind: slug, start, name: "Ada", email: "ada@x.example" };
  const answer = await site.get(deskPaths.bookFor(), formPost(fields, { cookie }));
  expect(answer.status).toBe(303);
  const booked = (await bookingsOf(site)).find(({ email }) => email === "ada@x.example");
  expect(booked?.kind_id).toBe(await kindId());
});

test("both calendars open at the next free days, however far off they are", async () => {
  const daysOff = Array.from({ length: 50 }, (_, day) =>
    new Date(Date.parse("2026-11-20") + day * 24 * 60 * 60_000).toISOString().slice(0, 10),
  );
  await changeFacts(site, { "booking.horizonDays": 120, "booking.daysOff": daysOff });
  const main = await soon(async () => (await site.get(calendar)).text()).is((text) =>
    text.includes("Monday, January\u00a011"),
  );
  expect(main).toContain("&quot;slots&quot;:[&quot;2027-01-11T17:00:00.000Z&quot;");
  const [slot = ""] = (await freeSlots(site, "?from=2027-01-11")).slots;
  const gone = await bookAsProgram(site, { start: "2026-12-01T17:00:00.000Z" });
  expect((await gone.json()).slots[0]).toBe(slot);
});
