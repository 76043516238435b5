import { renderApart, usualLimits } from "../articles/render-apart.ts";
import type { Copies, Rendered } from "../articles/render-post.ts";
import type { RenderQuestion } from "../articles/render-process.ts";
import type { RenderingGround } from "../articles/rendering-version.ts";
import type { Logger } from "../log.ts";
import type { ProcessLimits } from "../own-process.ts";
import { copyable } from "../pictures/copyable.ts";
import { takeTurns } from "../tables/engine.ts";
import { withLease } from "../tables/leases.ts";
import { findPictures, notePictures, pictureTurn, prunePictures } from "../tables/pictures.ts";
import { listUnrendered, pruneRenderings, storeRendering, type Unrendered } from "../tables/renderings.ts";
import type { Db } from "../tables/schema.ts";
import type { Content } from "../tables/watch-content.ts";

type Ground = {
  db: Db;
  clock: () => number;
  log: Logger;
  content: Content;
  rendering: RenderingGround;
  stopped: AbortSignal;
  limits?: ProcessLimits;
};

const leaseName = "render articles";
const leaseMs = 2 * 60 * 1000;
const atOnce = 20;

/** Renders what has been stored since it last looked, in a process of its own, and forgets what nothing refers to. */
export function makeArticleRenderer(ground: Ground, holder: string) {
  const { db, clock, content, rendering, stopped } = ground;
  let doneFor: number | undefined;
  return async function run() {
    const seen = content.version();
    if (seen === doneFor || stopped.aborted) return;
    const lease = { name: leaseName, holder, nowMs: clock(), forMs: leaseMs };
    const isDone = await withLease(db, lease, async () => {
      await renderAll(ground);
      await db.transaction().execute(async (tx) => {
        await pruneRenderings(tx, rendering.version, clock());
        await prunePictures(tx);
      });
    });
    if (isDone) doneFor = seen;
  };
}

async function renderAll(ground: Ground) {
  while (!ground.stopped.aborted) {
    const articles = await listUnrendered(ground.db, ground.rendering.version, atOnce);
    if (articles.length === 0) return;
    if (!(await renderBatch(ground, articles))) await renderOneByOne(ground, articles);
  }
}

async function renderOneByOne(ground: Ground, articles: Unrendered[]) {
  for (const article of articles) {
    const isRendered = await renderBatch(ground, [article]);
    if (ground.stopped.aborted) return;
    if (!isRendered) await giveUp(ground, article);
  }
}

/**
 * What no process survived would otherwise be rendered by the site's own, for whoever asks for its page. Throws where
 * processes fail whatever they are asked, as on a machine without memory: that is no fault of the article's.
 */
async function giveUp(ground: Ground, { hash, title, content }: Unrendered) {
  const { db, rendering, clock, log, stopped } = ground;
  const tried = await renderInProcess(ground, [{ title: "", content: "", copies: new Map() }]);
  if (stopped.aborted) return;
  if (!tried) throw new Error("no process can render articles");
  // What writes HTML is loaded here: almost no process needs it.
  const { showPlainArticle } = await import("#app/rules/render-article/show-plain-article.ts");
  await storeRendering(db, { articleHash: hash, version: rendering.version }, showPlainArticle(content), clock());
  log.error({ title }, "article cannot be rendered");
}

type Question = RenderQuestion["articles"][number];

/** Renders these articles with the pictures that are there; false if no process survived it. */
async function renderBatch(ground: Ground, articles: Unrendered[]): Promise<boolean> {
  const bare = await renderInProcess(
    ground,
    articles.map((article) => ({ ...article, copies: new Map() })),
  );
  if (!bare) return false;
  const copies = await findPictures(
    ground.db,
    bare.flatMap(({ namedPictures }) => namedPictures),
  );
  const areShown = bare.map(({ namedPictures }) => namedPictures.some((address) => copies.has(address)));
  const pictured = articles.filter((_, place) => areShown[place]);
  const again = await renderInProcess(
    ground,
    pictured.map((article) => ({ ...article, copies })),
  );
  if (!again) return false;
  for (const [place, article] of articles.entries()) {
    const rendered = areShown[place] ? again.shift() : bare[place];
    if (rendered) await store(ground, article, rendered, copies);
  }
  return true;
}

const renderInProcess = ({ rendering, stopped, limits = usualLimits }: Ground, articles: Question[]) =>
  renderApart({ articles, host: rendering.host }, { ...limits, stopped });

/** Keeps a rendering, unless a picture has come meanwhile that it does not show: then the next round makes it. */
async function store(
  { db, rendering, clock }: Ground,
  article: Unrendered,
  { shown, namedPictures }: Rendered,
  copies: Copies,
) {
  const addresses = [article.imageSrc, ...namedPictures].filter(copyable);
  await db.transaction().execute(async (tx) => {
    await takeTurns(tx, pictureTurn);
    const come = await findPictures(tx, namedPictures);
    if ([...come.keys()].some((address) => !copies.has(address))) return;
    await notePictures(tx, article.hash, addresses, clock());
    await storeRendering(tx, { articleHash: article.hash, version: rendering.version }, shown, clock());
  });
}
