import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "#test/app.ts";
import { formPost, signIn } from "#test/desk.ts";
import { forFile } from "#test/stop-after.ts";
import { withDatabase } from "#test/with-database.ts";

const site = forFile(await startTestSite());
const Cookie = await signIn(site);
const read = async (path: string) => (await site.get(path, { headers: { Cookie } })).text();

test("consent is told in three words, with the person and in the table, and is none before it is confirmed", async () => {
  await site.get(paths.formWidget("winery"), formPost({ name: "Bea", email: "bea@cellar.example", consent: "yes" }));
  const { id } = await withDatabase(site, (db) => db.selectFrom("leads").select("id").executeTakeFirstOrThrow());
  const told = async () => [
    /Letters<\/dt><dd>(\w+)/.exec(await read(deskPaths.lead(id)))?.[1],
    /bea@cellar\.example.*?(asked|confirmed|stopped)/.exec(await read(deskPaths.leadsCsv()))?.[1],
  ];
  expect(await told()).toEqual(["asked", "asked"]);
  for (const state of ["confirmed", "stopped"] as const) {
    await withDatabase(site, (db) => db.updateTable("letter_subscribers").set({ state }).execute());
    expect(await told()).toEqual([state, state]);
  }
});
