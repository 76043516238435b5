import { describe, expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "./app.ts";
import { signIn } from "./desk.ts";
import { isShort } from "./extent.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { forFile } from "./stop-after.ts";

const markdown = { Accept: "text/markdown, text/html;q=0.8, */*;q=0.1" };
const browser = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "Sec-Fetch-Site": "none" };
const site = forFile(await startTestSite());

const typeOf = (answer: Response) => answer.headers.get("content-type")?.split(";")[0];

test("a page answers in markdown to who prefers it, at its own address, and nobody may keep that", async () => {
  for (const path of [paths.home(), paths.about(), paths.wineries(), `${paths.about()}?utm_source=x`]) {
    const answer = await site.get(path, { headers: markdown });
    expect([answer.status, typeOf(answer)], path).toEqual([200, "text/markdown"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("vary")).toMatch(/^Accept, /);
    const twin = await site.get(answer.headers.get("content-location") ?? "");
    expect(await answer.text()).toBe(await twin.text());
    expect(twin.headers.get("cache-control")).toMatch(/^public/);
  }
});

test("what has no markdown answers as ever", async () => {
  const cookie = await signIn(site);
  for (const path of [
    paths.thankYouCigar(),
    "/nowhere",
    "/index",
    "/blog/nowhere",
    `${paths.blog()}?q=wine`,
    "/desk",
  ]) {
    const answer = await site.get(path, { headers: { ...markdown, Cookie: cookie } });
    expect(typeOf(answer), path).toBe("text/html");
  }
  expect(typeOf(await site.get(paths.sitemap(), { headers: markdown }))).toBe("application/xml");
});

test("HEAD and an unchanged page are answered for the markdown", async () => {
  const head = await site.get(paths.about(), { method: "HEAD", headers: markdown });
  expect([typeOf(head), await head.text()]).toEqual(["text/markdown", ""]);
  const html = await site.get(paths.about(), { headers: browser });
  const etag = html.headers.get("etag") ?? "";
  const again = await site.get(paths.about(), { headers: { ...markdown, "If-None-Match": etag } });
  expect([again.status, typeOf(again)]).toEqual([200, "text/markdown"]);
});

/** A hundred requests of both kinds, interleaved, ten at a time. */
async function interleave(origin: string) {
  const kinds = Array.from({ length: 100 }, (_, at) => (at * 7) % 10 < 5);
  const wrong: string[] = [];
  for (let start = 0; start < kinds.length; start += 10) {
    const asked = kinds.slice(start, start + 10).map(async (wantsMarkdown) => {
      const answer = await fetch(origin + paths.about(), { headers: wantsMarkdown ? markdown : browser });
      const body = await answer.text();
      const isMarkdown = typeOf(answer) === "text/markdown" && !body.startsWith("<!DOCTYPE");
      if (isMarkdown !== wantsMarkdown) wrong.push(`${wantsMarkdown}: ${typeOf(answer)}`);
    });
    await Promise.all(asked);
  }
  return wrong;
}

describe("a hundred interleaved requests of both kinds at one address", () => {
  test.runIf(hasNginx)("get it through nginx and its cache as well, also where nginx heeds Vary alone", async () => {
    const port = Number(new URL(site.address).port);
    const ours = await startNginx([port]);
    expect(await interleave(ours.origin)).toEqual([]);
    if (!isShort) expect(ours.passed().map(({ cache }) => cache)).toContain("HIT");
    await ours.stop();
    const heeding = await startNginx(
      [port],
      [
        ["  proxy_ignore_headers Vary;\n", ""],
        ["  proxy_cache_bypass $wants_markdown;\n  proxy_no_cache $wants_markdown;\n", ""],
      ],
    );
    expect(await interleave(heeding.origin)).toEqual([]);
    await heeding.stop();
  });
});
