import { afterEach, beforeEach, expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { makeEmit } from "#platform/process/server/events.ts";
import type { Server } from "#platform/process/server/server.ts";
import { startOfTest } from "#test/app.ts";
import { openQuietSite, type QuietSite } from "#test/quiet-site.ts";
import { askForLetters } from "./server/ask-for-letters.ts";
import { makeLetters } from "./server/letters.ts";
import { lettersListen } from "./server/letters-listen.ts";
import { beginCopy, noteUnknown, queueCopies } from "./server/queries/letter-copies.ts";
import { stopLetters } from "./server/queries/stop-letters.ts";
import { deleteExpiredReaders, findSubscriber } from "./server/queries/subscribers.ts";

const email = "ada@house.example";
const dayMs = 24 * 60 * 60 * 1000;

let site: QuietSite;
let nowMs: number;
let letters: ReturnType<typeof makeLetters>;
beforeEach(async () => {
  site = await openQuietSite({ SITE_URL: "http://house.example" });
  nowMs = startOfTest;
  letters = makeLetters({ db: site.db, clock: () => nowMs, facts: () => defaultFacts });
});
afterEach(() => site.close());

/** Asks for letters; resolves with the token of the mail. */
async function ask(): Promise<string> {
  const consent = { email, name: "Ada", sequence: "winery", words: "You may write to me.", page: "/winery-playbook" };
  const deps = { settings: site.settings, facts: defaultFacts, nowMs };
  const [mail] = await site.db.transaction().execute((tx) => askForLetters(tx, consent, deps));
  return /\/letters\/confirm\/([\w-]{32})/.exec(mail?.body ?? "")?.[1] ?? "no token";
}

const keyOf = async () => (await findSubscriber(site.db, email))?.key ?? "no key";
const stateOf = async () => (await findSubscriber(site.db, email))?.state;
const stop = async () => letters.stop(await keyOf(), "link");

test("the key of a stop link only stops; after a stop, what was mailed before confirms nothing", async () => {
  const first = await ask();
  expect(await letters.confirm(await keyOf())).toBe(false);
  expect(await letters.askedState(await keyOf())).toBeUndefined();
  expect(await letters.confirm(first)).toBe(true);
  await stop();
  const unused = await ask();
  await stop();
  const last = await ask();
  for (const old of [first, unused, await keyOf()])
    expect([await letters.confirm(old), await stateOf()]).toEqual([false, "unconfirmed"]);
  expect([await letters.confirm(last), await stateOf()]).toEqual([true, "confirmed"]);
});

test("each request has a token of its own, each confirms, and pressing again shows that letters are on", async () => {
  const [one, other] = [await ask(), await ask()];
  expect(one).not.toBe(other);
  expect(await letters.askedState(one)).toBe("unconfirmed");
  for (const token of [other, other, one]) expect(await letters.confirm(token)).toBe(true);
  expect([await letters.askedState(one), await letters.askedState(other)]).toEqual(["confirmed", "confirmed"]);
  const stored = JSON.stringify(await site.db.selectFrom("letter_confirmations").selectAll().execute());
  expect(stored.includes(one) || stored.includes(other)).toBe(false);
});

test("a token is good once: it does not confirm what was asked later", async () => {
  const token = await ask();
  await letters.confirm(token);
  await site.db.updateTable("letter_subscribers").set({ state: "unconfirmed" }).execute();
  expect(await letters.confirm(token)).toBe(false);
});

test("a token is good for seven days, and is forgotten after thirty", async () => {
  const token = await ask();
  nowMs += 7 * dayMs + 1;
  expect([await letters.askedState(token), await letters.confirm(token)]).toEqual([undefined, false]);
  nowMs -= 1;
  expect([await letters.askedState(token), await letters.confirm(token)]).toEqual(["unconfirmed", true]);
  await deleteExpiredReaders(site.db, startOfTest + 31 * dayMs);
  expect(await site.db.selectFrom("letter_confirmations").selectAll().execute()).toEqual([]);
});

test("a booking or a reply, which end sequences only, leave the question open", async () => {
  const token = await ask();
  await site.db.transaction().execute((tx) => stopLetters(tx, { email, why: "reply", nowMs }));
  expect(await letters.confirm(token)).toBe(true);
});

test.each([
  ["client", { state: "confirmed", stopped_by: null }],
  ["reply", { state: "confirmed", stopped_by: null }],
  ["bounce", { state: "stopped", stopped_by: "bounce" }],
  ["complaint", { state: "stopped", stopped_by: "complaint" }],
] as const)("once another feature tells of a %s, the sequence has ended", async (why, reader) => {
  await letters.confirm(await ask());
  const emit = makeEmit({} as Server, [{ on: lettersListen }]);
  const plans = site.db.selectFrom("letter_plans").select("state");
  expect(await plans.execute()).toEqual(Array(3).fill({ state: "planned" }));
  await site.db.transaction().execute((tx) => emit(tx, "stopped", { email, why, nowMs }));
  expect(await plans.execute()).toEqual(Array(3).fill({ state: "ended" }));
  expect(await findSubscriber(site.db, email)).toMatchObject(reader);
});

test("a copy under way when the site is killed counts as unknown, and is never sent again", async () => {
  await letters.confirm(await ask());
  await queueCopies(site.db, [{ id: "cut-off", letter: "winery-1", email, name: "Ada", subject: "News" }], {
    ...{ kind: "sequence", nowMs },
  });
  const begin = () => beginCopy(site.db, { id: "cut-off", nowMs });
  expect(await begin()).toBeDefined();
  nowMs += 60_001;
  await noteUnknown(site.db, nowMs);
  const copy = site.db.selectFrom("outbox").select("state").where("id", "=", "cut-off");
  expect([await begin(), await copy.execute()]).toEqual([undefined, [{ state: "unknown" }]]);
});
