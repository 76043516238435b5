import sharp from "sharp";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { deskArticlesCopy } from "#features/articles/words/desk.ts";
import { pictureNoteWords } from "#features/pictures/words/desk.ts";
import { heicProblem } from "#features/pictures/words/heic-problem.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { isOnPostgres } from "./database.ts";
import { readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { movingGif } from "./own-pictures/moving-gif.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite());
const key = readKeyFile(site.dataDir);

const text = "A guest stands in front of the door and has already decided, by what was read on the way.";
const article = {
  title: "The first door",
  author: "Ana",
  date: "2026-11-20",
  content: text,
  categories: ["Wine", "SEO"],
};
const photo = (width = 1600, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: "#7a2233" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "A secret" } })
    .toBuffer();
const dataUrl = (bytes: Buffer, type = "image/jpeg") => `data:${type};base64,${bytes.toString("base64")}`;

const post = (body: unknown, headers: Record<string, string> = { Authorization: `Bearer ${key}` }) =>
  site.get(deskPaths.articles(), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const form = (parts: Record<string, string | string[] | Blob>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts))
    for (const each of [value].flat())
      each instanceof Blob ? data.append(name, each, "a.jpg") : data.append(name, each);
  return data;
};
const pageOf = async (path: string) => (await site.get(path)).text();
const feed = async (): Promise<{ posts: Record<string, unknown>[]; total: number }> =>
  (await site.get(paths.feed())).json();

const atDesk = async (path: string) => (await site.get(path, { headers: { Cookie: await signIn(site) } })).text();

test("the desk says before the first article what becomes of the sample articles", async () => {
  expect(await atDesk(deskPaths.newArticle())).toContain(deskArticlesCopy.samples(8));
});

test("an automation publishes to everyone with the key alone, and the sample articles go", async () => {
  const samples = (await feed()).posts;
  expect(samples).toHaveLength(8);
  const answer = await post({ ...article, id: "V1StGXR8_Z5jdHi6B-myT" });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const url = `${site.settings.siteUrl}/blog/the-first-door`;
  expect(await answer.json()).toEqual({ id: "V1StGXR8_Z5jdHi6B-myT", slug: "the-first-door", url });
  const { posts } = await feed();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    id: "V1StGXR8_Z5jdHi6B-myT",
    source: "static",
    categories: ["Wine", "SEO"],
    date: "2026-11-20",
    excerpt: text,
    readTime: 1,
  });
  for (const path of [paths.home(), paths.blog(), paths.rss(), paths.jsonFeed(), paths.sitemap(), paths.llms()])
    expect(await pageOf(path), path).toContain("/blog/the-first-door");
});

test("the sample articles stay on the desk, as drafts", async () => {
  const [draft, ...others] = await withDatabase(site, (db) =>
    db.selectFrom("article_drafts").select(["article_id", "post"]).execute(),
  );
  expect(others).toHaveLength(7);
  expect(JSON.parse(draft?.post ?? "")).toMatchObject({ imageSrc: expect.stringMatching(/^\/pictures\//) });
  const html = await atDesk(deskPaths.article(draft?.article_id ?? ""));
  expect(html).not.toContain(deskArticlesCopy.samples(8));
  expect(html).toContain(deskArticlesCopy.article.discard.ask);
  const names = [...(await atDesk(deskPaths.articles())).matchAll(/<b>([^<]+)<\/b><\/a>/g)].map(([, name]) => name);
  expect([names[0], names.length]).toEqual(["The first door", 9]);
  expect((await atDesk(deskPaths.articles())).match(/Sample, as a draft/g)).toHaveLength(8);
});

test("the same again, twice at once, is one article; with other words under its id it is that article, changed", async () => {
  const again = { ...article, id: "V1StGXR8_Z5jdHi6B-myT" };
  const answers = await Promise.all([post(again), post(again), post(again)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await feed()).total).toBe(1);
  const renamed = await (await post({ ...again, title: "The second door" })).json();
  expect(renamed.slug).toBe("the-second-door");
  const moved = await site.get(paths.article("the-first-door"));
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, paths.article("the-second-door")]);
  // Cached for good it would cause a loop once the article has its first title again.
  expect(moved.headers.get("Cache-Control")).toBe("no-store");
  expect((await feed()).total).toBe(1);
});

test("the owner’s form publishes with its picture, remade in two types and three widths, and leads to the article", async () => {
  const cookie = await signIn(site);
  const answer = await site.get(deskPaths.articles(), {
    method: "POST",
    headers: { Cookie: cookie, Accept: "text/html,application/xhtml+xml" },
    body: form({ ...article, title: "Pictured", image: new Blob([await photo()]) }),
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, paths.article("pictured")]);
  const html = await pageOf(paths.article("pictured"));
  const files = new Set([...html.matchAll(/\/media\/[\w-]+\.(?:avif|webp)/g)].map(([address]) => address));
  expect(files.size).toBe(6);
  const widths: number[] = [];
  for (const address of files) {
    const { width, exif } = await sharp(Buffer.from(await (await site.get(address)).arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
    widths.push(width ?? 0);
  }
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([480, 800, 1200]);
});

testInLongRun(
  "whoever publishes hears that an animation became a still, and that a picture is small for its place",
  async () => {
    const image = await movingGif(300);
    const { still, small } = pictureNoteWords;
    const answer = await (await post({ ...article, title: "Told", image: dataUrl(image, "image/gif") })).json();
    expect(answer.notes).toEqual([still, small]);
    const content = `${text}\n\n![A hill][picture-1]\n\n[picture-1]: ${dataUrl(image, "image/gif")}\n`;
    expect((await (await post({ ...article, title: "Told", id: answer.id, content })).json()).notes).toEqual([still]);
    for (const path of [
      deskPaths.articles(),
      deskPaths.article(answer.id),
      deskPaths.article("told", { do: "draft" }),
    ]) {
      const saved = await site.get(path, {
        method: "POST",
        headers: { Cookie: await signIn(site), Accept: "text/html" },
        body: form({ ...article, title: "Told", id: answer.id, image: new Blob([image]) }),
      });
      expect(saved.status).toBe(303);
      expect(await atDesk(saved.headers.get("Location") ?? ""), path).toContain(`. ${still} ${small}`);
    }
    const heic = new Blob(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"]);
    const drafted = await site.get(deskPaths.article("told", { do: "draft" }), {
      method: "POST",
      headers: { Cookie: await signIn(site), Accept: "text/html" },
      body: form({ ...article, title: "Told", image: heic }),
    });
    expect(await atDesk(drafted.headers.get("Location") ?? "")).toContain(`see it yet. ${heicProblem}`);
  },
);

testInLongRun("pictures in the text are remade too, and stay", async () => {
  const picture = dataUrl(await photo(900, 600));
  const content = `${text}\n\n![A hill][picture-1]\n\n${text}\n\n[picture-1]: ${picture}\n`;
  const { slug } = await (await post({ ...article, title: "A hill in the text", content })).json();
  const shown = () => pageOf(paths.article(slug));
  const html = await soon(shown).is((page) => /<img src="\/media\/[\w-]+\.webp"[^>]*alt="A hill"/.test(page));
  expect(html).not.toContain(picture.slice(0, 200));
  const address = /\/media\/[\w-]+\.webp/.exec(html)?.[0] ?? "";
  await letDelete();
  expect((await site.get(address)).status).toBe(200);
});

/** Waits until the job has deleted unused files. */
async function letDelete() {
  const { db } = await openDatabase(site.settings);
  const nobodys = { state: "parked", attempts: 0, due_at: 0, outcome: "", width: 0, height: 0 } as const;
  await db
    .insertInto("pictures")
    .values({ id: "nobody's", address: "", ...nobodys })
    .execute();
  await post({ ...article, title: "One more" });
  await soon(() => db.selectFrom("pictures").select("id").where("id", "=", "nobody's").execute()).is(
    (rows) => rows.length === 0,
  );
  await db.destroy();
}

test("a posted article is sanitised like any other", async () => {
  const content = `${text}\n\n<script>alert(1)</script><img src=x onerror=alert(1)>[link](javascript:alert(1))`;
  const { slug } = await (await post({ ...article, title: "<b>Hostile</b>", content })).json();
  const html = await pageOf(paths.article(slug));
  expect(html).not.toMatch(/<script>alert|<img[^>]+onerror|href="javascript:/);
  expect(html).toContain("&lt;b&gt;Hostile&lt;/b&gt;");
});

test.each([
  [{}, 422, ["title", "content", "categories"]],
  [{ ...article, title: " " }, 422, ["title"]],
  [{ ...article, date: "yesterday" }, 422, ["date"]],
  [{ ...article, id: "../../etc/passwd" }, 422, ["id"]],
  [{ ...article, image: "https://elsewhere.example/a.jpg" }, 422, ["image"]],
  [{ ...article, image: "/media/../../etc/passwd" }, 422, ["image"]],
])("what cannot be used is said at its field", async (body, status, fields) => {
  const answer = await post(body);
  expect(answer.status).toBe(status);
  const flash = await answer.json();
  expect(flash.error).toEqual(expect.any(String));
  expect(Object.keys(flash.fields)).toEqual(fields);
});

test.each([
  ["application/json", "{", 400],
  ["application/json", "null", 400],
  ["multipart/form-data; boundary=x", "no parts", 400],
  ["text/xml", "<a/>", 415],
])("a body that is none of ours is refused: %s %s", async (type, body, status) => {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": type };
  const answer = await site.get(deskPaths.articles(), { method: "POST", headers, body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});

test("the owner’s form says what is wrong on its page", async () => {
  const answer = await site.get(deskPaths.articles(), {
    method: "POST",
    headers: { Cookie: await signIn(site), Accept: "text/html" },
    body: form({ title: "", content: "", author: "A", date: "2026-11-20" }),
  });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const line of ["Title is required", "Content is required", "Please select at least one category"])
    expect(html).toContain(line);
});

test.runIf(isOnPostgres)("another instance shows what was published here, pictures included", async () => {
  const other = await startTestSite({ DATABASE_URL: site.settings.databaseUrl ?? "" });
  const there = async (path: string) => (await other.get(path)).text();
  expect(await there(paths.blog())).not.toContain("Elsewhere too");
  const { slug } = await (
    await post({ ...article, title: "Elsewhere too", image: dataUrl(await photo(700, 500)) })
  ).json();
  await soon(() => there(paths.blog())).is((html) => html.includes("Elsewhere too"));
  const address = /\/media\/[\w-]+\.webp/.exec(await there(paths.article(slug)))?.[0] ?? "";
  expect((await other.get(address)).status).toBe(200);
  await other.stop();
});
