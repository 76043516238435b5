import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { forgetOld } from "#server/tables/forget.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { readOutbox } from "./outbox.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
});
afterAll(() => site.stop());

const dayMs = 24 * 60 * 60 * 1000;
const ask = (email: string) => site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email }));
const forget = (nowMs: number) => withDatabase(site, (db) => forgetOld(db, nowMs));

test("a message that was sent off again is kept for ninety days from then", async () => {
  await ask("m@cellar.example");
  const startMs = site.clock.nowMs;
  const [message] = await readOutbox(site);
  site.clock.nowMs += 60 * dayMs;
  cookie = await signIn(site);
  await site.get(deskPaths.delivery(message?.id ?? ""), formPost({ intent: "replay" }, { Cookie: cookie }));
  await forget(startMs + 149 * dayMs);
  expect(await readOutbox(site)).toHaveLength(1);
  await forget(startMs + 151 * dayMs);
  expect(await readOutbox(site)).toHaveLength(0);
});
