import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { onPageOnly } from "#features/frame/pictures-on-page.ts";
import { picturePlaces } from "#features/pictures/desk/picture-places.ts";
import { makeOwnPictures } from "#features/pictures/server/own/own-pictures.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { isShort } from "./extent.ts";
import { movingGif } from "./own-pictures/moving-gif.ts";
import { noise, sendPicture } from "./own-pictures/send-picture.ts";
import { forFile } from "./stop-after.ts";

// Pictures are made at a low priority, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const ours = new Map<string, string>();
const shownOn = "/growth-accelerator";
const shownPages = ["/", "/services", "/about", "/blog", "/not-there", "/growth-accelerator"];
const page = async (path: string) => (await site.get(path)).text();
const site = forFile(await startTestSite());
const cookie = await signIn(site);
const bright = await sharp({ create: { width: 1300, height: 900, channels: 3, background: "#b4b4b4" } })
  .jpeg()
  .toBuffer();
/** Noise takes seconds to encode. */
const photo = isShort ? bright : await noise(1600, 1200);
for (const path of shownPages) ours.set(path, await page(path));
afterAll(() => vi.resetConfig());

const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const act = (name: string, fields: Record<string, string>) =>
  site.get(deskPaths.picture(name), formPost(fields, { Cookie: cookie }));
const send = (name: string, file: Uint8Array, alt = "A cellar in the morning") =>
  sendPicture(site, cookie, name, file, { alt });
const goneTo = (answer: Response) => new URL(answer.headers.get("Location") ?? "/", site.address).searchParams;
const versionOf = (html: string) => /\/pictures\/stock-rims-800\.webp\?v=([a-z0-9]{8})/.exec(html)?.[1];

test("a noisy photograph takes the place of ours in every file, and none weighs more than ours", async () => {
  const sent = await send("stock-rims", photo);
  expect([sent.status, goneTo(sent).get("flash")]).toEqual([303, "saved"]);
  const html = await page(shownOn);
  const version = versionOf(html);
  expect(html).toContain('alt="A cellar in the morning"');
  expect(html).toMatch(/\.picture--stock-rims\{background:#[0-9a-f]{6}\}/);
  for (const width of [480, 800, 1200])
    for (const type of ["avif", "webp"]) {
      const file = `/pictures/stock-rims-${width}.${type}`;
      const answer = await site.get(`${file}?v=${version}`);
      expect(answer.headers.get("Content-Type")).toBe(`image/${type}`);
      expect(answer.headers.get("Cache-Control")).toContain("immutable");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThanOrEqual(statSync(`public${file}`).size);
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: Math.round((width * 750) / 1200) });
    }
  // The default address shows it too, but is revalidated; a version that does not exist is not cached.
  expect((await site.get("/pictures/stock-rims-800.webp")).headers.get("Cache-Control")).toContain("must-revalidate");
  for (const file of ["/pictures/stock-rims-800.webp?v=aaaaaaaa", "/pictures/cigar-800.webp?v=aaaaaaaa"])
    expect((await site.get(file)).headers.get("Cache-Control"), file).toBe("no-store");
  // Pages without it stay as they are, but for the address of their share picture.
  const withoutShare = (html = "") => html.replaceAll(/\/share\/services\.jpg\?v=\w{8}/g, "");
  expect(withoutShare(ours.get("/services"))).toBe(withoutShare(await page("/services")));
});

test("the desk says where a picture shows, and shows another part of it", async () => {
  const html = await look(deskPaths.picture("stock-rims"));
  expect(html).toContain('<a href="/growth-accelerator">Growth Accelerator</a>');
  expect(html).toContain("Use our picture again");
  const before = versionOf(await page(shownOn));
  const crop = { act: "change", alt: "Casks", left: "10", top: "0", width: "50", focusX: "20", focusY: "80" };
  expect(goneTo(await act("stock-rims", crop)).get("flash")).toBe("saved");
  const changed = await page(shownOn);
  expect(versionOf(changed)).not.toBe(before);
  expect(changed).toContain('alt="Casks"');
  expect(changed).toContain(".picture--stock-rims:not(#_) img{object-position:20% 80%}");
  expect(await look(deskPaths.pictures())).toContain("20 pictures are still ours.");
});

test("an animation becomes a still, and its owner hears of it", async () => {
  expect(goneTo(await send("stock-rims", await movingGif(900))).get("flash")).toBe("stilled");
  expect(await look(`${deskPaths.picture("stock-rims")}?flash=stilled`)).toContain("The picture you sent moves");
  await act("stock-rims", { act: "undo" });
});

test("a change is undone, and ours comes back byte for byte", async () => {
  expect(goneTo(await act("stock-rims", { act: "undo" })).get("flash")).toBe("back");
  expect(await page(shownOn)).toContain('alt="A cellar in the morning"');
  expect(goneTo(await act("stock-rims", { act: "ours" })).get("flash")).toBe("ours");
  for (const [path, html] of ours) expect(await page(path), path).toBe(html);
  expect(goneTo(await act("stock-rims", { act: "undo" })).get("flash")).toBe("back");
  expect(await page(shownOn)).toContain('alt="A cellar in the morning"');
  await act("stock-rims", { act: "ours" });
});

test("one page may have a picture of its own, and the others keep theirs", async () => {
  const alone = onPageOnly("stock-rims", "growth-accelerator");
  expect(await look(deskPaths.picture("stock-rims"))).toContain("Another picture on this page only");
  expect(goneTo(await send(alone, bright)).get("flash")).toBe("saved");
  expect(await page(shownOn)).toMatch(/\/pictures\/stock-rims_growth-accelerator-800\.webp\?v=\w{8}/);
  expect((await site.get("/pictures/stock-rims_growth-accelerator-800.webp")).status).toBe(200);
  for (const path of shownPages.filter((each) => each !== shownOn)) expect(await page(path)).not.toContain(alone);
  expect(await look(deskPaths.picture("stock-rims"))).toContain("This page has its own");
  expect(await look(deskPaths.picture(alone))).toContain("Rims of glasses, on “Growth Accelerator” only");
  expect((await send(onPageOnly("stock-rims", "nowhere"), photo)).status).toBe(404);
  await act(alone, { act: "ours" });
  expect(await page(shownOn)).toBe(ours.get(shownOn));
});

const lightOf = async (file: string) => {
  const bytes = Buffer.from(await (await site.get(file)).arrayBuffer());
  return (await sharp(bytes).stats()).channels[0]?.mean ?? 0;
};

test("the files of a picture keep its light where the page dims them, and those stored dark are made anew", async () => {
  const file = "/pictures/stock-contours-ink-480.webp";
  await send("stock-contours-ink", bright);
  expect(await lightOf(file)).toBeGreaterThan(170);
  expect(await page("/not-there")).toMatch(/\.picture--stock-contours-ink:not\(#_\)\{--under-words:brightness\(0\.5\)/);
  const ofPlace = (db: Db) => db.updateTable("look_versions").where("name", "=", "stock-contours-ink");
  const { details } = await site.db
    .selectFrom("look_versions")
    .select("details")
    .where("name", "=", "stock-contours-ink")
    .executeTakeFirstOrThrow();
  const { dimming, ...before } = JSON.parse(details);
  await ofPlace(site.db)
    .set({ details: JSON.stringify(before) })
    .execute();
  const { signal } = new AbortController();
  const content = {
    change: (work: (tx: Db) => Promise<unknown>) => site.db.transaction().execute(work),
  } as unknown as Content;
  const pictures = makeOwnPictures({ db: site.db, clock: () => site.clock.nowMs, content, stopped: signal });
  for (const place of picturePlaces) await pictures.makeAnew(place);
  expect((await pictures.find("stock-contours-ink")).own).toMatchObject({
    dimming,
    alt: before.alt,
    crop: before.crop,
  });
  await act("stock-contours-ink", { act: "ours" });
});

testInLongRun("share pictures and their addresses follow the picture behind their titles", async () => {
  const addressOf = async () => /property="og:image" content="([^"]+)"/.exec(await page("/about"))?.[1] ?? "";
  const before = new URL(await addressOf());
  const drawn = async (url: URL) => Buffer.from(await (await site.get(url.pathname + url.search)).arrayBuffer());
  const picture = await drawn(before);
  await send("share-ground", photo);
  const after = new URL(await addressOf());
  expect(after.pathname).toBe(before.pathname);
  expect(after.search).not.toBe(before.search);
  expect((await drawn(after)).equals(picture)).toBe(false);
  await act("share-ground", { act: "ours" });
  expect((await drawn(before)).equals(picture)).toBe(true);
});

test("one that is too large is refused at its field, and the proxies of our examples let through what is taken", async () => {
  const tooLarge = { problem: "too-large" };
  const html = await look(`${deskPaths.picture("stock-rims")}?${new URLSearchParams(tooLarge)}`);
  expect(html).toMatch(/id="file-error">This file is larger than 48 MB\./);
  const details = await look(`${deskPaths.factGroup("founder")}?${new URLSearchParams(tooLarge)}`);
  expect(details).toContain("This picture is too large.");
  const sizes = ["deploy/nginx.conf", "deploy/Caddyfile"].map((file) =>
    Number(/(?:client_max_body_size|max_size) (\d+)(?:m;|MiB\n)/.exec(readFileSync(file, "utf8"))?.[1]),
  );
  for (const mebibytes of sizes) expect(mebibytes).toBeGreaterThan(49);
});

test("only the owner replaces pictures, and only those that there are", async () => {
  expect((await sendPicture(site, "", "stock-rims", photo, {})).status).toBe(401);
  expect((await send("no-such-picture", photo)).status).toBe(404);
  expect((await act("cigar", { act: "change", left: "1" })).status).toBe(422);
  expect((await site.get(deskPaths.originalPicture("stock-rims"))).status).toBe(303);
  expect((await site.get(`${paths.home()}pictures/stock-rims-800.webp`)).status).toBe(200);
});
