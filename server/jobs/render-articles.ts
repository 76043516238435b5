import type { Rendered } from "../articles/render-post.ts";
import type { RenderQuestion } from "../articles/render-process.ts";
import type { RenderingGround } from "../articles/rendering-version.ts";
import type { Logger } from "../log.ts";
import { askOwnProcess } from "../own-process.ts";
import { copyable } from "../pictures/copyable.ts";
import { endLease, takeLease } from "../tables/leases.ts";
import { findPictures, notePictures, prunePictures } from "../tables/pictures.ts";
import { listUnrendered, pruneRenderings, storeRendering, type Unrendered } from "../tables/renderings.ts";
import type { Db } from "../tables/schema.ts";
import type { Content } from "../tables/watch-content.ts";

type Ground = { db: Db; clock: () => number; log: Logger; content: Content; rendering: RenderingGround };

const leaseName = "render articles";
const leaseMs = 2 * 60 * 1000;
const atOnce = 20;
const limits = { memoryMb: 512, timeMs: 30_000 };
const script = new URL("../articles/render-process.ts", import.meta.url);

/** Renders what has been stored since it last looked, in a process of its own, and forgets what nothing refers to. */
export function makeArticleRenderer(ground: Ground, holder: string) {
  let doneFor: number | undefined;
  return async function run() {
    const { db, clock, content, rendering } = ground;
    const seen = content.version();
    if (seen === doneFor) return;
    if (!(await takeLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }))) return;
    try {
      await renderAll(ground);
      await db.transaction().execute(async (tx) => {
        await pruneRenderings(tx, rendering.version, clock());
        await prunePictures(tx);
      });
    } finally {
      await endLease(db, leaseName, holder);
    }
    doneFor = seen;
  };
}

async function renderAll(ground: Ground) {
  for (;;) {
    const articles = await listUnrendered(ground.db, ground.rendering.version, atOnce);
    if (articles.length === 0) return;
    if (!(await renderBatch(ground, articles))) await renderOneByOne(ground, articles);
  }
}

/** An article that no process can bear is left to show as nothing but a placeholder, rather than to be tried by pages. */
async function renderOneByOne(ground: Ground, articles: Unrendered[]) {
  for (const article of articles) {
    if (await renderBatch(ground, [article])) continue;
    ground.log.error({ title: article.title }, "article cannot be rendered");
    const shown = { html: "", contents: [], isReal: false, hasLooseMarks: false };
    await store(ground, article, { shown, namedPictures: [] });
  }
}

async function renderBatch(ground: Ground, articles: Unrendered[]): Promise<boolean> {
  const { db } = ground;
  const { host } = ground.rendering;
  const none: RenderQuestion["articles"] = articles.map((article) => ({ ...article, copies: new Map() }));
  const first = await askOwnProcess<Rendered[]>(script, { articles: none, host } satisfies RenderQuestion, limits);
  if (first.kind !== "answer") return false;
  const copies = await findPictures(
    db,
    first.answer.flatMap(({ namedPictures }) => namedPictures),
  );
  const again = none.filter((_, place) => first.answer[place]?.namedPictures.some((address) => copies.has(address)));
  const second =
    again.length === 0
      ? { kind: "answer" as const, answer: [] }
      : await askOwnProcess<Rendered[]>(script, { articles: again.map((each) => ({ ...each, copies })), host }, limits);
  if (second.kind !== "answer") return false;
  for (const [place, article] of articles.entries()) {
    const withPictures = second.answer[again.indexOf(none[place] as RenderQuestion["articles"][number])];
    await store(ground, article, withPictures ?? (first.answer[place] as Rendered));
  }
  return true;
}

async function store({ db, rendering, clock }: Ground, article: Unrendered, { shown, namedPictures }: Rendered) {
  const addresses = [article.imageSrc, ...namedPictures].filter(copyable);
  await db.transaction().execute(async (tx) => {
    await notePictures(tx, article.hash, addresses, clock());
    await storeRendering(tx, { articleHash: article.hash, version: rendering.version }, shown, clock());
  });
}
