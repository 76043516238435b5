import sharp from "sharp";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { forFile } from "./stop-after.ts";

const pages = ["/", "/book-consultation", paths.manifest(), "/winery-playbook"];
const ours = new Map<string, string>();
const page = async (path: string) => (await site.get(path)).text();
const bytesAt = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer());
const site = forFile(await startTestSite());
const cookie = await signIn(site);
for (const path of pages) ours.set(path, await page(path));

const guideState = async () => {
  const answer = await site.get(deskPaths.wordGroup("guide-winery"), { headers: { Cookie: cookie } });
  return /class="st st--(?:ok|wait)">([^<]+)/.exec(await answer.text())?.[1];
};
const act = async (part: string, fields: Record<string, string>) => {
  const answer = await site.get(deskPaths.brand({ part }), formPost(fields, { Cookie: cookie }));
  return { status: answer.status, html: await answer.text(), flash: answer.headers.get("Location") ?? "" };
};
const send = (part: string, file: string | Buffer, tint = "auto") => {
  const body = new FormData();
  body.set("tint", tint);
  body.set("file", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), "mark.svg");
  return site.get(deskPaths.brand({ part }), { method: "POST", body, headers: { Cookie: cookie } });
};
const wedge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><path fill="#222" d="M1 1h7v7z"/></svg>';
const middleOf = async (path: string, size: number) => {
  const { data } = await sharp(await bytesAt(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(size * 0.4) * size + Math.floor(size * 0.6)) * 3;
  return [...data.subarray(at, at + 3)];
};

test("a mark by its shape stands in pages, icons, the manifest and share pictures", async () => {
  const share = await bytesAt(paths.sharePicture("/about"));
  expect((await send("mark", wedge)).headers.get("Location")).toContain("flash=saved");
  const html = await page("/");
  expect(html).toMatch(/mask-image:url\(\/marks\/seal-small\.svg\?v=[a-z0-9]{8}\)/);
  expect(html).toMatch(/href="\/favicon\.svg\?v=[a-z0-9]{8}"/);
  expect(await page("/marks/seal-small.svg")).not.toMatch(/script|onload/);
  expect(await page(paths.manifest())).toMatch(/icon-512\.png\?v=[a-z0-9]{8}/);
  for (const [path, side] of [
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
    ["/apple-touch-icon.png", 180],
  ] as const) {
    expect(await sharp(await bytesAt(path)).metadata(), path).toMatchObject({
      format: "png",
      width: side,
      height: side,
    });
    const [red = 0, , blue = 0] = await middleOf(path, side);
    expect(red - blue, path).toBeGreaterThan(60);
  }
  expect((await bytesAt("/favicon.ico")).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const og = /property="og:image" content="([^"]+)"/.exec(await page("/about"))?.[1] ?? "";
  const { pathname, search } = new URL(og);
  expect((await bytesAt(pathname + search)).equals(share)).toBe(false);
  expect(await guideState()).toContain("The guide is being made anew");
});

test("a seal in its own colours is a picture, and one that is too heavy for its place is drawn as pixels", async () => {
  await send("seal", wedge, "own");
  expect(await page("/")).toMatch(/\.seal:not\(\.seal--small\):not\(#_\)\{background:url\(\/marks\/seal\.svg\?v=/);
  const spots = Array.from({ length: 900 }, (_, at) => `<circle cx="${at * 7.31}" cy="${(at * 3.7) % 99}" r="2"/>`);
  await send("seal", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6600 6600">${spots.join("")}</svg>`);
  const answer = await site.get("/marks/seal.svg");
  expect(answer.headers.get("Content-Type")).toBe("image/webp");
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1300);
});

test("a file that is no mark is refused at its field, in plain words", async () => {
  const refused = await send("mark", "<html>");
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("This is neither an SVG nor a PNG.");
  expect((await send("mark", wedge.replace("<path", "<use"))).status).toBe(422);
  const heavy = await send("seal", Buffer.alloc(9_000_000));
  expect(heavy.status).toBe(303);
  const asked = await site.get(heavy.headers.get("Location") ?? "", { headers: { Cookie: cookie } });
  expect(await asked.text()).toMatch(/id="seal-file-error">This file is larger than 8 MB\./);
});

test("an accent that cannot be read is refused with the nearest that can, which is taken", async () => {
  const refused = await act("accent", { onDark: "#5a2020", onPaper: "#ffcc00" });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain("on oxblood (");
  const [, onDark = "", onPaper = ""] = /Use (#[0-9a-f]{6}), (#[0-9a-f]{6})</.exec(refused.html) ?? [];
  expect((await act("accent", { onDark, onPaper })).flash).toContain("flash=saved");
  const html = await page("/book-consultation");
  expect(html).toContain(`--brass:${onDark};`);
  expect(html).toContain(`--brass-deep:${onPaper};`);
  const version = /\/marks\/field-ox\.svg\?v=([a-z0-9]{8})/.exec(html)?.[1];
  expect(await page(`/marks/field-ox.svg?v=${version}`)).toContain(onDark);
  for (const drawing of ["cover-winery", "year-estate", "year-lounge", "year-dining"])
    expect((await page(`/marks/${drawing}.svg`)).includes(onDark), drawing).toBe(true);
  expect(await page("/verticals/wineries")).toContain(`"/marks/year-estate.svg?v=${version}"`);
  // The owner's mark is drawn in it, too.
  const icon = /favicon\.svg\?v=([a-z0-9]{8})/.exec(html)?.[1];
  expect((await site.get(`/icon-512.png?v=${icon}`)).headers.get("Cache-Control")).toContain("immutable");
  const [red = 0, green = 0] = await middleOf("/icon-512.png", 512);
  expect(Math.abs(red - Number.parseInt(onDark.slice(1, 3), 16))).toBeLessThan(12);
  expect(Math.abs(green - Number.parseInt(onDark.slice(3, 5), 16))).toBeLessThan(12);
});

test("ours comes back byte for byte", async () => {
  for (const part of ["accent", "mark", "seal"])
    expect((await act(part, { act: "ours" })).flash).toContain("flash=ours");
  for (const [path, html] of ours) expect(await page(path), path).toBe(html);
  expect(await guideState()).toContain("Visitors get the guide with these words");
  expect((await act("mark", { act: "undo" })).flash).toContain("flash=back");
  expect(await page("/")).toContain("/favicon.svg?v=");
  expect((await site.get(deskPaths.brand({ part: "none" }), formPost({}, { Cookie: cookie }))).status).toBe(404);
});
