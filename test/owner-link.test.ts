import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startTestSite } from "./app.ts";
import { formPost, readKeyFile, signIn } from "./desk.ts";
import { makeAuthenticator } from "./passkeys/authenticator.ts";
import { addPasskey, cookieOf, openWithPasskey, signInWithPasskey } from "./passkeys/open-passkeys.ts";
import { runScript } from "./run-script.ts";

test("`npm run owner-link` opens the desk to whoever lost key, passkeys and mailbox", async () => {
  const site = await startTestSite();
  const { databaseUrl } = site.settings;
  const { origin } = new URL(site.address);
  const file = (name: string) => join(site.dataDir, name);
  const [lost, fresh] = [makeAuthenticator(origin), makeAuthenticator(origin)];
  const lostKey = readKeyFile(site.dataDir);
  await addPasskey(site, await signIn(site), lost, "Lost");
  const before = await signInWithPasskey(site, lost);
  await site.get(deskPaths.passkeys(), formPost({ only: "on" }, { Cookie: before }));
  rmSync(file("owner-key"));

  const env = { DATA_DIR: site.dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const { output, code } = await runScript("owner-link", [], env);
  const said = `A link that opens your desk once, within 15 minutes, lies in ${file("owner-link")}\n`;
  expect([code, output]).toEqual([0, said]);
  site.clock.nowMs = Date.now();
  const link = new URL(readFileSync(file("owner-link"), "utf8").trim());
  expect(link.origin).toBe(origin);
  const headers = { Cookie: cookieOf(await site.get(link.pathname, formPost({}))) };

  expect((await addPasskey(site, headers.Cookie, fresh, "New")).status).toBe(303);
  await site.get(deskPaths.passkeys(), formPost({ remove: lost.id }, headers));
  await site.get(deskPaths.ownerKey(), formPost({ newKey: "a-key-of-the-owners-own", sure: "yes" }, headers));
  const opened = [await openWithPasskey(site, fresh), await openWithPasskey(site, lost)];
  expect(opened.map(({ status }) => status)).toEqual([303, 401]);
  const today = async (cookie: string) => (await site.get(deskPaths.today(), { headers: { Cookie: cookie } })).status;
  expect([await today(cookieOf(opened[0] as Response)), await today(before), await today(headers.Cookie)]).toEqual([
    200, 303, 303,
  ]);
  expect((await site.get(deskPaths.signIn(), formPost({ key: lostKey }))).status).toBe(401);
  await site.stop();
});
