import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startTestSite } from "./app.ts";
import { bookAsProgram, bookingsOf, freeSlots, mainOf, post } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite({ TRUST_PROXY: "1" }));
let cookie = await signIn(site);

const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const booked = async () => (await bookingsOf(site)).filter(({ state }) => state === "booked");
const clear = () => withDatabase(site, (db) => db.deleteFrom("bookings").execute());

const act = async (id: string, fields: Record<string, string>) => {
  const answer = await site.get(deskPaths.booking(id), formPost(fields, { Cookie: cookie }));
  const target = new URL(answer.headers.get("Location") ?? "/", site.address);
  return {
    status: answer.status,
    target: target.pathname + target.search,
    flash: target.searchParams.get("flash"),
    answer,
  };
};
/** The mail that an act has caused. */
async function mailOf(cause: () => Promise<unknown>) {
  const known = new Set((await readOutbox(site)).map(({ id }) => id));
  await cause();
  const [mail, ...more] = (await readOutbox(site)).filter(({ id }) => !known.has(id));
  if (!mail || more.length > 0) throw new Error(`${more.length + 1} mails`);
  return JSON.parse(mail.body);
}

test("the owner moves a session with a note to its visitor, and back; a taken hour is refused and nothing is lost", async () => {
  await clear();
  const { slots } = await freeSlots(site);
  const [first = "", , , , aim = "", , , , taken = ""] = slots;
  await bookAsProgram(site, { start: first });
  const [booking] = await bookingsOf(site);
  const id = booking?.id ?? "";
  await bookAsProgram(site, { start: taken, email: "other@x.example", name: "Other" });
  expect(await look(deskPaths.booking(id))).toContain(`value="${aim}"`);
  for (const page of [deskPaths.booking(id), deskPaths.bookings(), deskPaths.bookFor()])
    expect(await look(page)).toContain("No mail service is connected yet");
  let moved: Awaited<ReturnType<typeof act>> | undefined;
  const mail = await mailOf(async () => {
    moved = await act(id, { act: "move", start: aim, note: 'The dentist. <b>"Sorry"</b>' });
  });
  expect([moved?.status, moved?.flash]).toEqual([303, "moved"]);
  expect((await bookingsOf(site)).find((each) => each.id === id)?.start_at).toBe(Date.parse(aim));
  expect(mail.subject).toMatch(/^We have to move your consultation: /);
  expect(mail.text).toContain('Our note: The dentist. <b>"Sorry"</b>');
  expect(mail.html).toContain("The dentist. &lt;b&gt;");
  expect(mail.appointment.content).toContain("SEQUENCE:1");
  const afterwards = await look(moved?.target ?? "");
  expect(afterwards).toContain(`name="start" value="${first}"`);
  expect(afterwards).toContain("It is moved. No mail can leave yet: please tell them yourself.");
  expect((await act(id, { act: "move", start: first })).flash).toBe("moved");

  const count = (await readOutbox(site)).length;
  const refused = await act(id, { act: "move", start: taken, note: "Kept words." });
  const html = await refused.answer.text();
  expect(refused.status).toBe(409);
  for (const words of ["no longer free", "Kept words."]) expect(html).toContain(words);
  expect(html).toMatch(/<input(?=[^>]*name="start")[^>]*autofocus/i);
  expect((await act(id, { act: "move", start: "yesterday" })).status).toBe(422);
  expect((await act(id, { act: "move", start: aim, note: "x".repeat(1001) })).status).toBe(422);
  expect((await act(id, { act: "move", start: first })).flash).toBe("unmoved");
  expect((await act("nobody", { act: "move", start: aim })).flash).toBe("closed");
  expect((await readOutbox(site)).length).toBe(count);
});

test("a cancelled session says so, tells its visitor with the note, and can be changed no more", async () => {
  const [booking] = await booked();
  const id = booking?.id ?? "";
  const mail = await mailOf(() => act(id, { act: "cancel", note: "See you in spring." }));
  expect(mail.subject).toMatch(/^We have to cancel your consultation: /);
  expect(mail.text).toContain("Our note: See you in spring.");
  const html = await look(deskPaths.booking(id));
  expect(html).toContain("Cancelled");
  expect(await look(deskPaths.integrations())).not.toContain("the last message got through");
  expect(html).not.toMatch(/value="(?:move|cancel)"/);
  expect((await act(id, { act: "cancel" })).flash).toBe("closed");
  expect((await site.get(deskPaths.booking("nobody"), { headers: { Cookie: cookie } })).status).toBe(404);
});

test("that a visitor did not come is noted after the session began, without a mail, and taken back", async () => {
  await clear();
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { start: slots[0] });
  const [booking] = await bookingsOf(site);
  const id = booking?.id ?? "";
  expect((await act(id, { act: "noShow" })).flash).toBe("closed");
  const past = { start_at: site.clock.nowMs - 3_600_000, end_at: site.clock.nowMs - 1_800_000 };
  await withDatabase(site, (db) => db.updateTable("bookings").set(past).execute());
  const mails = (await readOutbox(site)).length;
  const noted = await act(id, { act: "noShow" });
  expect(await look(noted.target)).toContain('value="came"');
  expect(await look(deskPaths.bookings({ view: "past" }))).toContain("Did not come");
  expect((await act(id, { act: "came" })).flash).toBe("came");
  expect((await bookingsOf(site))[0]?.no_show).toBe(0);
  expect((await readOutbox(site)).length).toBe(mails);
});

test("the owner books for somebody by the rules for visitors, with their mails, and once however often it is pressed", async () => {
  await clear();
  const { slots } = await freeSlots(site);
  const form = await look(deskPaths.bookFor({ name: "Ida", email: "ida@x.example" }));
  expect(form).toContain('value="ida@x.example"');
  const key = /name="idempotency_key" value="([^"]+)"/.exec(form)?.[1] ?? "";
  const fields = {
    start: slots[0] ?? "",
    name: "Ida",
    email: "ida@x.example",
    notes: "Rang today",
    idempotency_key: key,
  };
  const post = (more: object = {}) =>
    site.get(deskPaths.bookFor(), formPost({ ...fields, ...more }, { Cookie: cookie }));
  let answers: Response[] = [];
  const mail = await mailOf(async () => {
    answers = await Promise.all([post(), post(), post()]);
  });
  const [booking, ...others] = await bookingsOf(site);
  expect(others).toEqual([]);
  expect(new Set(answers.map((answer) => answer.headers.get("Location")))).toEqual(
    new Set([deskPaths.booking(booking?.id ?? "", { flash: "booked" })]),
  );
  expect(mail.subject).toMatch(/^Your consultation is booked: /);

  for (const [more, status, words] of [
    [{ idempotency_key: "" }, 422, "Nothing was booked twice"],
    [{ idempotency_key: "", name: "Someone" }, 409, "no longer free"],
    [{ start: "", email: "nobody", name: "" }, 422, "Please choose an hour."],
    [{ email: "nobody" }, 422, "reads like you@house.com"],
  ] as const) {
    const answer = await post(more);
    expect([answer.status, await answer.text()], words).toEqual([status, expect.stringContaining(words)]);
  }
  for (const place of [4, 8]) await post({ start: slots[place], idempotency_key: "" });
  const fourth = await post({ start: slots[12], idempotency_key: "" });
  expect([fourth.status, await fourth.text()]).toEqual([422, expect.stringContaining("3 sessions to come already")]);
});

test("the notice binds visitors, not the owner, who books and moves to an hour that begins soon", async () => {
  await clear();
  const { slots } = await freeSlots(site);
  const [soon = "", sooner = ""] = [slots[1], slots[0]];
  const nowMs = site.clock.nowMs;
  site.clock.nowMs = Date.parse(sooner) - 3_600_000;
  cookie = await signIn(site);
  expect((await bookAsProgram(site, { start: soon })).status).toBe(409);
  const form = await look(deskPaths.bookFor());
  expect(form).toContain(`value="${soon}"`);
  const fields = { start: soon, name: "Ida", email: "ida@x.example", notes: "" };
  await site.get(deskPaths.bookFor(), formPost(fields, { Cookie: cookie }));
  const [booking] = await bookingsOf(site);
  expect(booking?.start_at).toBe(Date.parse(soon));
  expect((await act(booking?.id ?? "", { act: "move", start: sooner })).flash).toBe("moved");
  site.clock.nowMs = nowMs;
  cookie = await signIn(site);
});

test("a letter leaves by the owner's press, once, and not to somebody who wants none", async () => {
  await clear();
  const [start = "", other = ""] = (await freeSlots(site)).slots;
  for (const [place, each] of [start, other].entries())
    await bookAsProgram(site, { start: each, email: `after${place}@x.example` });
  const [first, second] = (await booked()).map(({ id }) => id) as [string, string];
  expect((await act(first, { act: "letter", note: "Too soon" })).flash).toBe("closed");
  const before = site.clock.nowMs;
  site.clock.nowMs = Date.parse(other) + 3_600_000;
  cookie = await signIn(site);
  expect(await look(deskPaths.booking(first))).toContain("A letter afterwards");
  const mail = await mailOf(() => act(first, { act: "letter", note: "As promised: the list." }));
  expect([mail.to.address, mail.text]).toEqual(["after0@x.example", expect.stringContaining("As promised: the list.")]);
  expect(mail.unsubscribe).toContain("/reminders");
  expect((await act(first, { act: "letter", note: "Again" })).flash).toBe("closed");
  await withDatabase(site, (db) =>
    db.updateTable("bookings").set({ wants_reminders: 0 }).where("id", "=", second).execute(),
  );
  expect((await act(second, { act: "letter", note: "" })).flash).toBe("closed");
  site.clock.nowMs = before;
  cookie = await signIn(site);
});

test("visitors move and cancel until the limit that the owner sets, and the page says so after it", async () => {
  await clear();
  const { slots } = await freeSlots(site);
  const [start = "", later = ""] = slots;
  const booked = await (await bookAsProgram(site, { start })).json();
  const page = new URL(booked.links.page).pathname;
  await changeFacts(site, { "booking.changeUntilHours": 48 });
  const before = site.clock.nowMs;
  site.clock.nowMs = Date.parse(start) - 47 * 3_600_000;
  const words = await soon(async () => mainOf(await site.get(page))).is((each) =>
    each.includes("can no longer be moved or cancelled here"),
  );
  expect(words).not.toContain(`${page}/move`);
  await post(site, `${page}/move`, { start: later });
  await post(site, `${page}/cancel`, {});
  const [row] = await bookingsOf(site);
  expect([row?.state, row?.start_at]).toEqual(["booked", Date.parse(start)]);
  site.clock.nowMs -= 2 * 3_600_000;
  expect(await mainOf(await site.get(page))).toContain(`${page}/move`);
  await changeFacts(site, { "booking.changeUntilHours": 0 });
  site.clock.nowMs = before;
});
