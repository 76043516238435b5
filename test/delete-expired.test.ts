import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { leadStatuses } from "#features/leads/rules/lead-status.ts";
import { deleteExpired } from "#features/leads/server/queries/delete-expired.ts";
import { startTestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite());
let cookie = await signIn(site);

const dayMs = 24 * 60 * 60 * 1000;
const ask = (email: string) => site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email }));
const remove = (nowMs: number) => withDatabase(site, (db) => deleteExpired(db, nowMs));

test("a resent delivery is kept for ninety days from then", async () => {
  await ask("m@cellar.example");
  const startMs = site.clock.nowMs;
  const [message] = await readOutbox(site);
  site.clock.nowMs += 60 * dayMs;
  cookie = await signIn(site);
  await site.get(deskPaths.delivery(message?.id ?? ""), formPost({ intent: "resend" }, { Cookie: cookie }));
  await remove(startMs + 149 * dayMs);
  expect(await readOutbox(site)).toHaveLength(1);
  await remove(startMs + 151 * dayMs);
  expect(await readOutbox(site)).toHaveLength(0);
});

test("clients and leads in conversation are kept beyond two years, others are not", async () => {
  const startMs = site.clock.nowMs;
  for (const status of leadStatuses) {
    await ask(`${status}@cellar.example`);
    await withDatabase(site, (db) =>
      db.updateTable("leads").set({ status }).where("email_folded", "=", `${status}@cellar.example`).execute(),
    );
  }
  await remove(startMs + 731 * dayMs);
  const kept = await withDatabase(site, async (db) => ({
    leads: await db.selectFrom("leads").select("status").orderBy("status").execute(),
    submissions: await db.selectFrom("lead_submissions").select("email_folded").orderBy("email_folded").execute(),
  }));
  expect(kept.leads.map(({ status }) => status)).toEqual(["client", "talking"]);
  expect(kept.submissions.map((sent) => sent.email_folded)).toEqual([
    "client@cellar.example",
    "talking@cellar.example",
  ]);
});

test("rows that expire are all deleted, however many batches they take", async () => {
  const entry = { lead_id: null, form: "winery", email_folded: "a@a.example", entry: "{}", attribution: "{}" };
  const spam = { ...entry, quarantine: "trap" };
  const old = Array.from({ length: 650 }, (_, index) => ({ ...spam, id: `old ${index}`, created_at: 0 }));
  const left = await withDatabase(site, async (db) => {
    await db.deleteFrom("lead_submissions").execute();
    await db.insertInto("lead_submissions").values(old.slice(0, 325)).execute();
    await db.insertInto("lead_submissions").values(old.slice(325)).execute();
    await db
      .insertInto("lead_submissions")
      .values({ ...spam, id: "new", created_at: 10 * dayMs })
      .execute();
    await deleteExpired(db, 31 * dayMs);
    return db.selectFrom("lead_submissions").select("id").execute();
  });
  expect(left).toEqual([{ id: "new" }]);
});
