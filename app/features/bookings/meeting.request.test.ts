import ICAL from "ical.js";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { decodeEntities } from "#platform/text/decode-entities.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { bookingsOf, calendar, mainOf, post, visitor } from "#test/booking.ts";
import { startCaldavServer } from "#test/caldav-server.ts";
import { changeFacts } from "#test/change-facts.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { inShort } from "#test/extent.ts";
import { Random } from "#test/fuzz/random.ts";
import { readOutbox } from "#test/outbox.ts";
import { forTest } from "#test/stop-after.ts";

const count = inShort(4, 50);
const seed = Number(process.env.SEED ?? 20_261_101);
const videoAddress = "https://meet.example/alder-{booking}";
const phone = "+1 555 0100";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const mail = { SMTP_URL: "smtp://127.0.0.1:1", OWNER_EMAIL: "owner@house.example", SITE_URL: "http://house.example" };

const read = async (site: TestSite, path: string) => decodeEntities(await mainOf(await site.get(path)));
const listOf = async (site: TestSite, path: string) =>
  (await site.get(path, { headers: { accept: "application/json" } })).json();
const choose = (site: TestSite, offered: string) =>
  changeFacts(site, { "meeting.offered": offered, "meeting.videoAddress": videoAddress });
const meetingsOf = (site: TestSite) => soon(async () => (await listOf(site, calendar)).meetings);

/** The words of a page or a mail, in one line. */
const plain = (text: string) =>
  decodeEntities(text.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim();

test("while the owner sets nothing, visitors read what they have always read, and choose nothing", async () => {
  const site = forTest(await startTestSite(mail));
  expect(await read(site, calendar)).not.toContain('name="meeting"');
  const { slots, meetings } = await listOf(site, calendar);
  const booked = await post(site, calendar, { ...visitor, start: slots[0], meeting: "video", phone });
  const own = booked.headers.get("location") ?? "";
  expect([meetings, plain(await read(site, own)).includes("By video or phone. Write to")]).toEqual([undefined, true]);
  expect(await (await site.get(`${own}/consultation.ics`)).text()).toMatch(/LOCATION:Video or phone(?!.*CONFERENCE)/s);
});

test("the owner offers phone and video on the desk; the number is taken over, and asked for where it is missing", async () => {
  const site = forTest(await startTestSite(mail));
  const cookie = await signIn(site);
  const group = deskPaths.factGroup("booking");
  const page = await (await site.get(group, { headers: { cookie } })).text();
  expect(page).toContain("Address of the video room");
  await choose(site, "phone video");
  await meetingsOf(site).is((meetings) => meetings?.join() === "phone,video");
  const sent = await post(site, paths.formWidget("consultation"), { ...visitor, phone, message: "Tuesdays" });
  const asked = new URLSearchParams((sent.headers.get("location") ?? "").split("?")[1]).get("asked") ?? "";
  const known = await read(site, paths.calendarWidget("consultation", asked));
  expect(known).toMatch(/<input[^>]*name="meeting"[^>]*checked=""[^>]*value="phone"/);
  expect(known).toMatch(
    new RegExp(`<input[^>]*value="\\${phone}"[^>]*name="phone"|<input[^>]*name="phone"[^>]*value="\\${phone}"`),
  );
  const { slots } = await listOf(site, calendar);
  const wrong = await post(site, calendar, { ...visitor, start: slots[0], meeting: "phone", phone: "" });
  expect([wrong.status, (await mainOf(wrong)).includes("Please give the number that we call.")]).toEqual([422, true]);
  const fields = { kind: "", start: slots[1], name: "Ada", email: "ada@x.example", meeting: "video" };
  expect((await site.get(deskPaths.bookFor(), formPost(fields, { cookie }))).status).toBe(303);
  const [row] = await bookingsOf(site);
  expect([row?.meeting, row?.phone]).toEqual(["video", ""]);
  site.clock.nowMs = (row?.start_at ?? 0) - 23 * 60 * minuteMs;
  const reminder = await soon(() => readOutbox(site)).is((all) => all.some(({ kind }) => kind === "reminder"));
  expect(reminder.find(({ kind }) => kind === "reminder")?.body).toContain(`https://meet.example/alder-${row?.id}`);
});

type Shown = { when: string; start: string; end: string; place: string; conference: string };

function readEvent(text: string): Omit<Shown, "when"> {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString() ?? "";
  return { start: value("dtstart"), end: value("dtend"), place: value("location"), conference: value("conference") };
}

const kinds = ["consultation", "digital-diagnostic", "visibility-audit", "strategy-call"];
const lengths: Record<string, number> = { "digital-diagnostic": 15, "visibility-audit": 15 };

test.each([
  ["in autumn", Date.UTC(2026, 9, 27, 16)],
  ["in spring", Date.UTC(2027, 2, 10, 16)],
])(
  "%s, over the change of clocks, page, mail, file, desk and own calendar agree, and no hour is booked twice",
  async (_, nowMs) => {
    const random = new Random(seed);
    const password = "correct-horse";
    const server = forTest(await startCaldavServer("ada", password));
    const account = { CALDAV_URL: server.url, CALDAV_USER: "ada", CALDAV_PASSWORD: password, TRUST_PROXY: "1" };
    const site = forTest(await startTestSite({ ...mail, ...account }, nowMs));
    const cookie = await signIn(site);
    await choose(site, "phone video");
    await meetingsOf(site).is((meetings) => meetings?.join() === "phone,video");
    for (let at = 0; at < count; at += 1) {
      const kind = random.pick(kinds);
      const meeting = random.pick(["phone", "video"]);
      const timeZone = random.pick(["Europe/Paris", "America/New_York", "Asia/Kolkata", "America/Los_Angeles"]);
      const widget = paths.calendarWidget(kind);
      const start = random.pick((await listOf(site, widget)).slots as string[]);
      const email = `guest${at}@x.example`;
      const body = JSON.stringify({ ...visitor, email, start, timeZone, meeting, phone });
      const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${at}` };
      const booked = await (await site.get(widget, { method: "POST", headers, body })).json();
      const row = (await bookingsOf(site)).find(({ id }) => id === booked.id);
      const endMs = Date.parse(start) + (lengths[kind] ?? 30) * minuteMs;
      expect([row?.start_at, row?.end_at], `${kind} at ${start}`).toEqual([Date.parse(start), endMs]);
      const page = new URL(booked.links.page).pathname;
      const own = plain(await read(site, page));
      const letter = (await readOutbox(site)).find(
        ({ kind, recipient, about }) => kind === "booked" && recipient === "visitor" && about === email,
      );
      const mailed = plain(JSON.parse(letter?.body ?? "{}").text ?? "");
      const [, when = "nothing"] = /When: (.+?) (?:Our clock|Length):/.exec(mailed) ?? [];
      const clock = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" }).format(
        Date.parse(start),
      );
      expect(when.toLowerCase()).toContain(plain(clock).toLowerCase());
      const where = meeting === "video" ? videoAddress.replace("{booking}", booked.id) : phone;
      for (const text of [own, mailed]) expect([text.includes(when), text.includes(where)]).toEqual([true, true]);
      const desk = plain(await mainOf(await site.get(deskPaths.booking(booked.id), { headers: { cookie } })));
      expect(desk).toContain(where);
      const file = readEvent(await (await site.get(`${page}/consultation.ics`)).text());
      const kept = await soon(() => [...server.events.values()].find((text) => text.includes(booked.id))).is(Boolean);
      const stored = readEvent(kept ?? "");
      const iso = (ms: number) => new Date(ms).toISOString().replace(".000Z", "Z");
      for (const event of [file, stored])
        expect(event).toMatchObject({
          start: iso(Date.parse(start)),
          end: iso(endMs),
          place: meeting === "video" ? where : `Phone: ${phone}`,
        });
      const [theirs, ours] = meeting === "video" ? [where, where] : ["", "tel:+15550100"];
      expect([file.conference, stored.conference]).toEqual([theirs, ours]);
    }
    const rows = await bookingsOf(site);
    const overlaps = rows.filter(({ start_at }, place) => start_at < (rows[place - 1]?.end_at ?? 0));
    expect([rows.length, overlaps]).toEqual([count, []]);
    expect((rows.at(-1)?.start_at ?? 0) - nowMs).toBeGreaterThan(dayMs);
  },
);
