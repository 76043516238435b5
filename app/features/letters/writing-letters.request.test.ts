import { readFile } from "node:fs/promises";
import { nanoid } from "nanoid";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { listNewest } from "#features/articles/server/queries/articles.ts";
import { wrongPicture } from "#features/articles/words/desk.ts";
import { prunePictures } from "#features/pictures/server/pictures.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { mainOf } from "#test/booking.ts";
import { formPost, signIn } from "#test/desk.ts";
import { withDatabase } from "#test/with-database.ts";
import { letterPaths } from "./letter-paths.ts";

const dayMs = 24 * 60 * 60 * 1000;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

test("a letter brings its article by title, and its picture is kept while the letter is", async () => {
  const cookie = await signIn(site);
  const { slug = "", title } = (await listNewest(site.db, 1)).posts[0] ?? {};
  const body = await readFile("public/pictures/wine-800.webp");
  const headers = { cookie, "content-type": "image/webp", accept: "application/json" };
  const taken = await site.get(letterPaths.letterPicture("new"), { method: "POST", headers, body });
  const { src }: { src: string } = await taken.json();
  expect([taken.status, src]).toEqual([201, expect.stringMatching(/^\/media\/[\w-]+\.webp$/)]);
  const wrong = await site.get(letterPaths.letterPicture("new"), { method: "POST", headers, body: "no picture" });
  expect([wrong.status, await wrong.json()]).toEqual([422, { error: wrongPicture["wrong kind"] }]);
  const fields = { subject: "With a picture", text: `![A glass](${src})`, part: "all", article: slug };
  const saved = await site.get(letterPaths.newLetter(), formPost(fields, { cookie }));
  const page = (saved.headers.get("Location") ?? "").split("?")[0] ?? "";
  const html = await (await site.get(`${page}/mail`, { headers: { cookie } })).text();
  expect(html).toContain(`A new article: ${title}`);
  const shown = /<img src="(\/media\/[\w-]+\.jpg)" width="504" height="315" alt="A glass"/.exec(html)?.[1] ?? "";
  const sent = await site.get(shown);
  expect(sent.headers.get("Content-Type")).toBe("image/jpeg");
  expect(await sharp(Buffer.from(await sent.arrayBuffer())).metadata()).toMatchObject({ format: "jpeg", width: 800 });
  const prune = () =>
    withDatabase(site, (db) =>
      db.transaction().execute((tx) => prunePictures(tx, serverFeatures, site.clock.nowMs + dayMs)),
    );
  await prune();
  expect((await site.get(src)).status).toBe(200);
  await site.get(page, formPost({ act: "remove" }, { cookie }));
  await prune();
  expect((await site.get(src)).status).toBe(404);
});

test("a letter is kept as it is typed, and sent only with subject and text", async () => {
  const cookie = await signIn(site);
  const id = nanoid();
  const send = (path: string, fields: Record<string, string>) => site.get(path, formPost(fields, { cookie }));
  const opened = await site.get(letterPaths.letter(id), { headers: { cookie } });
  expect(await mainOf(opened)).toContain("A new letter");
  expect((await send(letterPaths.kept(id), { subject: "", text: "Half a th" })).status).toBe(204);
  expect(await mainOf(await site.get(letterPaths.letter(id), { headers: { cookie } }))).toContain("Half a th");
  const refused = await send(letterPaths.letter(id), { act: "send", time: "" });
  expect([refused.status, await mainOf(refused)]).toEqual([422, expect.stringContaining("Please give a subject")]);
  const long = { subject: "Long", text: "x".repeat(8001) };
  expect((await send(letterPaths.kept(id), long)).status).toBe(422);
  await send(letterPaths.kept(id), { subject: "In March", text: "Half a thought." });
  await send(letterPaths.letter(id), { act: "send", time: "2999-01-01T10:00" });
  expect((await send(letterPaths.kept(id), { subject: "Too late", text: "Now." })).status).toBe(404);
  const planned = await mainOf(await site.get(letterPaths.letter(id), { headers: { cookie } }));
  expect(planned).toMatch(/In March.*Planned/s);
  expect((await send(letterPaths.kept("welcome"), { text: "No draft" })).status).toBe(404);
  expect((await send(letterPaths.letter(id), { act: "stop" })).status).toBe(303);
  expect((await send(letterPaths.letter(id), { act: "remove" })).status).toBe(303);
});
