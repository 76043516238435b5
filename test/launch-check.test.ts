import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { addLaunchStep, confirmationOf } from "#features/business/server/queries/launch-steps.ts";
import { writeFact } from "#features/details/server/queries/facts.ts";
import { siteTexts } from "#features/words/server/site-texts.ts";
import { publishText } from "#features/words/server/words.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { newFolder } from "./new-folder.ts";

const dataDir = newFolder();

/** Facts changed and words confirmed by an owner; links lead nowhere outside, so that the test sends no request. */
async function prepare() {
  const { db, engine } = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  await migrate(db, engine, 0);
  await writeFact(db, "brand.name", "House of Ada", 1);
  for (const network of ["instagram", "youtube", "linkedin"])
    await writeFact(db, `social.${network}`, `http://127.0.0.1:9/${network}`, 1);
  await addLaunchStep(db, confirmationOf({ page: "about", field: "letter.postscript" }), 1);
  const rewritten = siteTexts().filter(({ group, path }) => group === "home" && path.startsWith("house.paragraphs."));
  for (const each of rewritten)
    await publishText(db, { ...each, text: "Our own.", standard: each.text }, { changeId: "one press", nowMs: 1 });
  await db.destroy();
}

async function runCheck(env: Record<string, string>) {
  const child = spawn("node", ["scripts/launch-check.ts"], { env: { ...process.env, DATA_DIR: dataDir, ...env } });
  const ended = once(child, "exit");
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { output, problem, code: (await ended)[0] as number };
}

test("the launch check names what is ours, what is dead and what is not set, and ends with 1", async () => {
  await prepare();
  const { output, code } = await runCheck({ SITE_URL: "https://house.example", SMTP_URL: "smtp://mail.example" });
  expect(code).toBe(1);
  for (const named of [
    "words/about.ts",
    "letter.paragraphs",
    "contact.email: hello@example.com",
    "OWNER_EMAIL",
    "have your proxy log no address, query or path",
  ])
    expect(output).toContain(named);
  expect(output).toMatch(/http:\/\/127\.0\.0\.1:9\/linkedin\n {4}leads to an address inside a network, linked from \//);
  for (const settled of ["brand.name", "SITE_URL", "SMTP_URL\n", "letter.postscript", "house.paragraphs"])
    expect(output).not.toContain(settled);
});

test("a setting that cannot be used is named in one line", async () => {
  const { problem, code } = await runCheck({ SITE_URL: "house" });
  expect(code).toBe(1);
  expect(problem).toMatch(/^SITE_URL: .*\n$/);
});
