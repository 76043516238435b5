import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, freeSlots, post } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { payload, readOutbox } from "./outbox.ts";

let mailbox: Mailbox;
let site: TestSite;
beforeAll(async () => {
  mailbox = await startMailbox();
  const env = { SITE_URL: "http://house.example", OWNER_EMAIL: "owner@house.example", SMTP_URL: mailbox.url };
  site = await startTestSite(env);
});
afterAll(async () => {
  await site.stop();
  await mailbox.stop();
});

const mails = async () => (await readOutbox(site)).filter(({ destination }) => destination === "mail");

const sendResult = (email: string) =>
  site.get(paths.quizCrmHook(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...payload, email }),
  });

/** Releases all held mails, and waits until they have left, and those that waited for a booking too. */
async function releaseAll() {
  site.clock.nowMs += 10 * 60_000;
  await site.get(deskPaths.deliveries("held"), formPost({ send: "held" }, { Cookie: await signIn(site) }));
  await eventually(mails, (all) => all.every(({ state }) => state !== "held" && state !== "waiting"));
}

test("a held mail takes less than a kilobyte, and leaves as it would have left", async () => {
  const cookie = await signIn(site);
  const read = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
  const { slots } = await freeSlots(site);
  const { links } = await (await bookAsProgram(site, { start: slots[0] })).json();
  const message = "é".repeat(4000);
  const askFor = (form: string, fields: Record<string, string>) => site.get(paths.formWidget(form), formPost(fields));
  for (const tag of [1, 2, 3, 4]) {
    site.clock.nowMs += 1;
    await sendResult(`ada+${tag}@cellar.example`);
    await askFor("winery", { name: "Ada", email: `eve+${tag}@cellar.example` });
    await askFor("consultation", { name: "Ada", email: `amy+${tag}@cellar.example`, message });
    await post(site, `${new URL(links.page).pathname}/move`, { start: slots[tag % 2 ? 8 : 16] as string });
  }
  const held = (await mails()).filter(({ state }) => state === "held");
  const waiting = held.map(({ kind, recipient }) => `${kind}, ${recipient}`);
  expect([...new Set(waiting)].sort()).toEqual([
    ...["consultation, owner", "guide, owner", "guide, visitor"],
    ...["moved, owner", "moved, visitor", "quiz report, owner", "quiz report, visitor"],
  ]);
  for (const row of held) expect(JSON.stringify(row).length).toBeLessThan(1000);
  const alert = held.find(({ kind }) => kind === "consultation");
  const { subject } = JSON.parse(alert?.body ?? "");
  expect(await read(deskPaths.delivery(alert?.id ?? ""))).toContain(message);
  expect(await read(deskPaths.deliveries("held"))).toContain(subject);
  const [lead] = await site.db.selectFrom("leads").select("id").where("email", "=", "amy+4@cellar.example").execute();
  expect(await read(deskPaths.leadDownload(lead?.id ?? ""))).toContain(subject);

  await releaseAll();
  for (const { id } of held) expect(mailbox.mails.some(({ source }) => source.includes(id))).toBe(true);
  const known = /[\w-]{21,}|\+\d|(?<=SEQUENCE:)\d/g;
  for (const { kind, recipient } of held) {
    const alike = (await mails()).filter((row) => row.kind === kind && row.recipient === recipient);
    expect(alike.at(-1)?.body.replaceAll(known, "")).toBe(alike.at(-3)?.body.replaceAll(known, ""));
  }
});

test("a held mail whose cause was deleted is withdrawn when it is released", async () => {
  for (const tag of [1, 2, 3, 4]) await sendResult(`bea+${tag}@cellar.example`);
  await site.db.deleteFrom("quiz_results").where("email", "=", "bea+4@cellar.example").execute();
  await releaseAll();
  const states = (await mails()).filter(({ about }) => about.startsWith("bea")).map(({ state }) => state);
  expect(states.toSorted()).toEqual([...Array(6).fill("delivered"), "withdrawn", "withdrawn"]);
});
