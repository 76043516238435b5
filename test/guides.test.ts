import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { siteTexts } from "#features/words/server/site-texts.ts";
import { publishText } from "#features/words/server/words.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { readPdf } from "./read-pdf.ts";
import { withDatabase } from "./with-database.ts";

const group = "guide-winery";
const address = paths.download("winery-playbook");
const paragraph = "chapters.1.pages.0.blocks.0.text";
/** Only ends a hanging test: a busy machine is slow. */
const makingMs = 400_000;

let site: TestSite;
let cookie: string;
let original: Buffer;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
  original = await download();
});
afterAll(() => site.stop());

const download = async () => Buffer.from(await (await site.get(address)).arrayBuffer());
const picture = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer());
const pictureOfPage = () => picture(paths.downloadPage("winery-playbook", 6));
const pictureOfCover = () => picture(paths.guideCover("winery-playbook"));
const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();

/** Publishes words of the guide, null for those that came with the site. */
async function publish(path: string, text: string | null) {
  const standard = siteTexts().find((each) => each.group === group && each.path === path)?.text ?? "";
  await withDatabase(site, (db) =>
    db.transaction().execute(async (tx) => {
      await publishText(tx, { group, path, text, standard }, { changeId: `${path} ${text}`, nowMs: site.clock.nowMs });
    }),
  );
}

/** Waits until the desk says so of the guide; the clock of the site goes on meanwhile. */
const untilDeskSays = (words: string) =>
  soon(() => {
    site.clock.nowMs += 100;
    return look(deskPaths.wordGroup(group));
  }, makingMs).is((html) => html.includes(words));

test(
  "a guide is made anew from changed words, and its page names the chapter as it does",
  async () => {
    const before = (await site.get(address)).headers.get("etag");
    const [pageBefore, coverBefore] = [await pictureOfPage(), await pictureOfCover()];
    await publish("cover.line", "For the cheese counter");
    await publish("chapters.0.title", "Being *found* in the valley");
    await publish("chapters.1.title", "Guests who stay members");
    await untilDeskSays("Visitors get the guide with these words");
    const made = await soon(download).is((pdf) => !pdf.equals(original));
    const { pages } = readPdf(made);
    expect(pages.length).toBe(readPdf(original).pages.length);
    expect(pages.filter((text) => text.includes("Being found in the valley")).length).toBeGreaterThan(1);
    const answer = await site.get(address);
    expect(answer.headers.get("etag")).not.toBe(before);
    const again = await site.get(address, { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } });
    expect([again.status, answer.headers.get("cache-control")]).toEqual([304, "public, max-age=0, s-maxage=60"]);
    expect(await (await site.get(paths.wineryPlaybook())).text()).toContain("Being found in the valley");
    // The chapter's name is at the head of the page.
    const page = await pictureOfPage();
    expect([page.equals(pageBefore), page.subarray(8, 12).toString()]).toEqual([false, "WEBP"]);
    const cover = await pictureOfCover();
    expect([cover.equals(coverBefore), cover.toString("hex", 0, 3)]).toEqual([false, "ffd8ff"]);
  },
  makingMs,
);

test(
  "text that does not fit, or cannot be printed, leaves the guide from before, and the desk says what to do",
  async () => {
    const kept = await download();
    await publish(paragraph, "A guest stands at the bar and has tasted three wines. ".repeat(30));
    await untilDeskSays("There is more text on page");
    expect((await download()).equals(kept)).toBe(true);
    expect(await look(deskPaths.today())).toContain("One guide does not have your latest words yet");
    await publish(paragraph, "Вино");
    await untilDeskSays("Its typeface has no");
    expect((await download()).equals(kept)).toBe(true);
  },
  makingMs,
);

test(
  "with the words that came with the site its own guide is given out again",
  async () => {
    await publish(paragraph, null);
    await publish("chapters.0.title", null);
    await publish("chapters.1.title", null);
    await publish("cover.line", null);
    await untilDeskSays("Visitors get the guide with these words");
    await soon(download).is((pdf) => pdf.equals(original));
  },
  makingMs,
);
