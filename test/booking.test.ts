import { expect, test } from "vitest";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, calendar, freeSlots, mainOf, post, visitor } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { soon } from "./eventually.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

async function startConfigured(env: Record<string, string> = {}): Promise<TestSite> {
  return forTest(await startTestSite({ SITE_URL: "http://house.example", ...env }));
}

/** Books, and returns the path of the private page. */
async function bookByForm(site: TestSite, start: string, fields: Record<string, string> = {}) {
  const answer = await post(site, calendar, { ...visitor, start, ...fields });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

test("programs read the free hours: notice, horizon, days and the owner's zone", async () => {
  const site = await startConfigured();
  const { timeZone, lengthMinutes, slots } = await freeSlots(site);
  expect([timeZone, lengthMinutes]).toEqual(["America/Los_Angeles", 30]);
  // Saturday at four in the morning there: Monday at nine is the first hour after a day's notice.
  expect(slots[0]).toBe("2026-11-23T17:00:00.000Z");
  expect(slots.at(-1)).toBe("2026-12-18T19:15:00.000Z");
  expect((await freeSlots(site, "?from=2026-12-10&days=1")).slots).toHaveLength(9);
  const limit = (await freeSlots(site, "?from=2026-12-10&days=31")).slots;
  for (const days of ["32", "400", "1000000", "9".repeat(400)])
    expect((await freeSlots(site, `?from=2026-12-10&days=${days}`)).slots).toEqual(limit);
  for (const query of ["?from=tomorrow", "?from=2026-02-30", "?days=x", "?days=0"])
    expect((await site.get(calendar + query, { headers: { accept: "application/json" } })).status, query).toBe(422);
  expect((await site.get("/widget/booking/other")).status).toBe(404);
});

test("the owner's hours hold at once, and those that cannot be used are left out", async () => {
  const site = await startConfigured();
  await changeFacts(site, {
    "booking.daysOff": ["2026-11-23"],
    "booking.timeZone": "Mars/Olympus",
    "booking.weeklyHours": [["10:00–11:00"], ["10:00–11:00"], [], [], [], [], []],
  });
  const { slots, timeZone } = await soon(() => freeSlots(site)).is(
    (each) => each.slots[0] !== "2026-11-23T17:00:00.000Z",
  );
  expect([timeZone, slots[0]]).toEqual(["America/Los_Angeles", "2026-11-24T18:00:00.000Z"]);
});

test("a program books, and is told where the booking can be seen and changed", async () => {
  const site = await startConfigured();
  const { slots } = await freeSlots(site);
  const answer = await bookAsProgram(site, { start: slots[0] });
  expect(answer.status).toBe(201);
  const booked = await answer.json();
  expect(booked).toMatchObject({ start: slots[0], end: "2026-11-23T17:30:00.000Z" });
  expect(booked.id).toMatch(/^[\w-]{21}$/);
  expect(booked.links.page).toMatch(/^http:\/\/house\.example\/booking\/[\w-]{32}$/);
  const again = await bookAsProgram(site, { start: slots[0], email: "other@cellar.example" });
  expect(again.status).toBe(409);
  const { slots: fresh } = await again.json();
  expect(fresh).toEqual(slots.slice(1));
  expect((await freeSlots(site)).slots).toEqual(fresh);
});

test("wrong JSON gets an error for each field and books nothing", async () => {
  const site = await startConfigured();
  const wrong = await bookAsProgram(site, { start: "soon", name: "", email: "m@cellar" });
  expect(wrong.status).toBe(422);
  expect((await wrong.json()).fields).toEqual({ start: "malformed", name: "missing", email: "malformed" });
  for (const body of ["", "[", "7", "null"]) {
    const answer = await site.get(calendar, { method: "POST", body, headers: { "content-type": "application/json" } });
    expect(answer.status, body).toBe(400);
  }
  for (const start of ["2026-11-23T17:01:00Z", "2026-11-22T17:00:00Z", "2027-11-22T17:00:00Z", "2026-11-21T11:00:00Z"])
    expect((await bookAsProgram(site, { start })).status, start).toBe(409);
  expect(await bookingsOf(site)).toEqual([]);
});

test("an hour that was given up is not given back to whoever sends the form again", async () => {
  const site = await startConfigured();
  const { slots } = await freeSlots(site);
  const start = slots[0] as string;
  const path = await bookByForm(site, start);
  await post(site, `${path}/cancel`, {});
  await bookByForm(site, start, { email: "other@cellar.example" });
  expect((await post(site, calendar, { ...visitor, start })).status).toBe(409);
});

test("where all visitors seem to come from one private address, none is limited by it", async () => {
  const site = await startConfigured();
  const { slots } = await freeSlots(site);
  for (const [index, start] of slots.slice(0, 7).entries())
    expect((await bookAsProgram(site, { start, email: `guest${index}@cellar.example` })).status).toBe(201);
  expect((await bookingsOf(site)).map(({ network, wide_network }) => network + wide_network)).toEqual(
    Array(7).fill(""),
  );
});

test("a form books too, and what is wrong is said on the whole page with the values kept", async () => {
  const site = await startConfigured();
  const { slots } = await freeSlots(site);
  const start = slots[0] as string;
  const wrong = await post(site, calendar, { ...visitor, start, email: "m@cellar", notes: '"><b>odd' });
  expect(wrong.status).toBe(422);
  expect(wrong.headers.get("cache-control")).toBe("no-store");
  const html = await mainOf(wrong);
  for (const part of ['value="m@cellar"', "&quot;&gt;&lt;b&gt;odd", "What to Expect", "6:00\u00a0pm"])
    expect(html).toContain(part);
  expect(html).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="2026-11-23T17:00:00\.000Z")/);
  expect(html).not.toContain("<iframe");
  const path = await bookByForm(site, start);
  expect(path).toMatch(/^\/booking\/[\w-]{32}$/);
  const late = await post(site, calendar, { ...visitor, start, email: "other@cellar.example" });
  expect(late.status).toBe(409);
  const page = await mainOf(late);
  expect(page).toContain("Somebody was quicker");
  expect(page).not.toContain(`value="${start}"`);
});

test("a robot's form books nothing, and a person is asked to press again", async () => {
  const site = await startConfigured();
  const { slots } = await freeSlots(site);
  const at = String(site.clock.nowMs);
  const oddities: Record<string, string>[] = [{ subject: "SEO" }, { at }, { at: "x" }];
  for (const odd of oddities) {
    const answer = await post(site, calendar, { ...visitor, start: slots[0] as string, ...odd });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("press the button once more");
  }
  expect(await bookingsOf(site)).toEqual([]);
});

test("the plain list shows the next free hours by the visitor's clock, ours beside, page by page", async () => {
  const site = await startConfigured();
  const html = await mainOf(await site.get(`${calendar}?timeZone=asia/TOKYO`));
  for (const part of [
    "Tuesday, November\u00a024",
    "2:00\u00a0am",
    "Mon 9:00\u00a0am",
    "Japan Standard Time",
    "Pacific Time",
  ])
    expect(html).toContain(part);
  const later = /href="([^"]*from=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(later).toContain("timeZone=Asia%2FTokyo");
  const next = await mainOf(await site.get(later));
  expect(next).not.toContain("Tuesday, November\u00a024");
  expect(next).toContain("Back to the next free times");
  const far = await mainOf(await site.get(`${calendar}?from=2029-01-01&timeZone=Mars`));
  expect(far).toContain("No time is free in these weeks");
});

test("a visitor who chose an hour on a later page returns to that page, with another zone and after a mistake", async () => {
  const site = await startConfigured();
  const from = "2026-12-10";
  const [start = ""] = (await freeSlots(site, `?from=${from}`)).slots;
  const kept = `<input type="hidden" name="from" value="${from}"/>`;
  const chosen = new RegExp(`<input(?=[^>]*checked)(?=[^>]*value="${start}")`);
  const move = `${await bookByForm(site, (await freeSlots(site)).slots[0] as string)}/move`;
  for (const page of [calendar, move]) {
    expect(await mainOf(await site.get(page))).not.toContain('name="from"');
    const html = await mainOf(await site.get(`${page}?from=${from}`));
    expect(html.split(kept)).toHaveLength(3);
    const wrong = await mainOf(await post(site, page, { ...visitor, name: "", start: "", from }));
    expect(wrong.split(kept)).toHaveLength(3);
    expect(wrong).toContain(`value="${start}"`);
  }
  expect(await mainOf(await post(site, calendar, { ...visitor, name: "", start, from }))).toMatch(chosen);
});

test("the calendar stands in a frame of our own pages, and by itself as a whole page [7.embed.calendar]", async () => {
  const site = await startConfigured();
  const frame = await site.get(calendar, { headers: { "sec-fetch-dest": "iframe" } });
  expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(frame.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  const framed = await frame.text();
  expect(framed).toContain('target="_top"');
  expect(framed).not.toContain("<footer");
  const alone = await (await site.get(calendar, { headers: { "sec-fetch-dest": "document" } })).text();
  expect(alone.includes("<footer")).toBe(true);
  expect(/<meta name="robots" content="noindex"/.test(alone)).toBe(true);
  expect(await mainOf(await site.get("/book-consultation"))).toMatch(
    /<iframe[^>]*src="\/widget\/booking\/consultation"/,
  );
});

test("the private page shows, moves and cancels its booking, and is nobody else's", async () => {
  const site = await startConfigured();
  const { slots } = await freeSlots(site);
  const path = await bookByForm(site, slots[0] as string);
  const page = await site.get(path);
  const html = await mainOf(page);
  for (const part of [
    "Your session is booked",
    "Monday, November\u00a023, 2026, 6:00\u00a0pm",
    "9:00\u00a0am, Pacific Time",
  ])
    expect(html).toContain(part);

  for (const step of ["", "/move", "/cancel", "/reminders"]) {
    const { status, headers } = await site.get(path + step);
    const kept = [headers.get("cache-control"), headers.get("referrer-policy"), headers.get("x-robots-tag")];
    expect([step, status, ...kept]).toEqual([step, 200, "no-store", "same-origin", "noindex, nofollow"]);
  }
  // Its own hour is free for it, and no move.
  const places = await mainOf(await site.get(`${path}/move`));
  expect(slots.slice(0, 3).map((slot) => places.includes(`value="${slot}"`))).toEqual([false, true, true]);
  const unmoved = await post(site, `${path}/move`, {});
  expect([unmoved.status, unmoved.headers.get("referrer-policy")]).toEqual([422, "same-origin"]);
  const moved = await post(site, `${path}/move`, { start: slots[3] as string });
  expect([moved.status, moved.headers.get("location")]).toEqual([303, path]);
  const other = await bookByForm(site, slots[0] as string, { email: "other@cellar.example" });
  const gone = await post(site, `${other}/move`, { start: slots[3] as string });
  expect(gone.status).toBe(409);
  expect(await mainOf(gone)).not.toContain(`value="${slots[3]}"`);

  expect(await mainOf(await site.get(`${path}/cancel`))).toContain("Cancel your session?");
  expect((await bookingsOf(site)).map(({ state }) => state)).toEqual(["booked", "booked"]);
  expect((await post(site, `${path}/cancel`, {})).status).toBe(303);
  expect(await mainOf(await site.get(path))).toContain("This session is cancelled");
  expect((await freeSlots(site)).slots).toContain(slots[3]);
  for (const step of ["move", "cancel"]) {
    const closed = await site.get(`${path}/${step}`);
    expect([closed.status, closed.headers.get("location")]).toEqual([303, path]);
  }
  expect((await post(site, `${path}/move`, { start: slots[5] as string })).status).toBe(303);
  expect((await bookingsOf(site)).filter(({ state }) => state === "booked")).toHaveLength(1);
});

test("an address that is nobody's booking answers 404, whatever is done there", async () => {
  const site = await startConfigured();
  for (const key of ["x", "a".repeat(32)]) {
    for (const step of ["", "/move", "/cancel", "/reminders", "/consultation.ics"])
      expect((await site.get(`/booking/${key}${step}`)).status, step).toBe(404);
    for (const step of ["/move", "/cancel", "/reminders"])
      expect((await post(site, `/booking/${key}${step}`, { start: "x" })).status, step).toBe(404);
  }
});

test("a session that has begun can be neither moved nor cancelled, and its page says so", async () => {
  const site = await startConfigured();
  const { slots } = await freeSlots(site);
  const path = await bookByForm(site, slots[0] as string);
  site.clock.nowMs = Date.parse(slots[0] as string) + 60_000;
  expect(await mainOf(await site.get(path))).toContain("This session is over");
  await post(site, `${path}/cancel`, {});
  await post(site, `${path}/move`, { start: (await freeSlots(site)).slots[0] as string });
  expect(await bookingsOf(site)).toMatchObject([{ state: "booked", revision: 0 }]);
});

test("a booking joins the lead with its address, or makes one", async () => {
  const site = await startConfigured();
  await post(site, "/widget/form/winery", { name: "M", email: "M@Cellar.example" });
  const { slots } = await freeSlots(site);
  await bookByForm(site, slots[0] as string);
  await bookByForm(site, slots[1] as string, { email: "other@cellar.example" });
  const leads = await withDatabase(site, (db) => db.selectFrom("leads").selectAll().orderBy("email_folded").execute());
  expect(leads.map(({ email_folded }) => email_folded)).toEqual(["m@cellar.example", "other@cellar.example"]);
  const { upcomingBookings } = await import("#features/bookings/server/queries/bookings.ts");
  const upcoming = await withDatabase(site, (db) => upcomingBookings(db, site.clock.nowMs, 10));
  expect(upcoming.map(({ lead_id }) => lead_id)).toEqual(leads.map(({ id }) => id));
});
