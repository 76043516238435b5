import { copyable } from "#features/pictures/server/copy-picture.ts";
import { findPictures, notePictures, pictureTurn, prunePictures } from "#features/pictures/server/pictures.ts";
import type { ProcessLimits } from "#platform/child-process/server/bounded-process.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { NamedFeature } from "#platform/process/server/server-feature.ts";
import { listUnrendered, pruneRenderings, storeRendering, type Unrendered } from "./queries/renderings.ts";
import { defaultLimits, renderInChildProcess } from "./render-in-child-process.ts";
import type { Copies, Rendered } from "./render-post.ts";
import type { RenderQuestion } from "./render-process.ts";
import type { RenderingVersion } from "./rendering-version.ts";

type Deps = {
  db: Db;
  clock: () => number;
  log: Logger;
  content: Content;
  rendering: RenderingVersion;
  features: readonly NamedFeature[];
  stopped: AbortSignal;
  limits?: ProcessLimits;
};

const leaseName = "render articles";
const leaseMs = 2 * 60 * 1000;
const batchSize = 20;

/** Renders new articles in a child process, and deletes renderings that nothing uses. */
export function makeArticleRenderer(deps: Deps, holder: string) {
  const { db, clock, content, rendering, stopped } = deps;
  let doneFor: number | undefined;
  return async function run() {
    const seen = content.version();
    if (seen === doneFor || stopped.aborted) return;
    const lease = { name: leaseName, holder, nowMs: clock(), forMs: leaseMs };
    const isDone = await withLease(db, lease, async () => {
      await renderAll(deps);
      await db.transaction().execute(async (tx) => {
        await pruneRenderings(tx, rendering.version, clock());
        await prunePictures(tx, deps.features, clock());
      });
    });
    if (isDone) doneFor = seen;
  };
}

async function renderAll(deps: Deps) {
  while (!deps.stopped.aborted) {
    const articles = await listUnrendered(deps.db, deps.rendering.version, batchSize);
    if (articles.length === 0) return;
    if (!(await renderBatch(deps, articles))) await renderOneByOne(deps, articles);
  }
}

async function renderOneByOne(deps: Deps, articles: Unrendered[]) {
  for (const article of articles) {
    const isRendered = await renderBatch(deps, [article]);
    if (deps.stopped.aborted) return;
    if (!isRendered) await giveUp(deps, article);
  }
}

/**
 * Stores the plain text of an article whose rendering kills every child process; otherwise the site's own process would
 * render it for the next visitor. Throws if an empty article fails as well, as on a machine without memory: then the
 * article is not at fault.
 */
async function giveUp(deps: Deps, { hash, title, content }: Unrendered) {
  const { db, rendering, clock, log, stopped } = deps;
  const tried = await renderInProcess(deps, [{ title: "", content: "", source: "static", copies: new Map() }]);
  if (stopped.aborted) return;
  if (!tried) throw new Error("no process can render articles");
  // Loaded on demand: most processes never need it.
  const { showPlainArticle } = await import("../rules/render/show-article.ts");
  await storeRendering(db, { articleHash: hash, version: rendering.version }, showPlainArticle(content), clock());
  log.error({ title }, "article cannot be rendered");
}

type Question = RenderQuestion["articles"][number];

/** Renders these articles with the pictures that are copied; false if no child process survived. */
async function renderBatch(deps: Deps, articles: Unrendered[]): Promise<boolean> {
  const bare = await renderInProcess(
    deps,
    articles.map((article) => ({ ...article, copies: new Map() })),
  );
  if (!bare) return false;
  const copies = await findPictures(
    deps.db,
    bare.flatMap(({ namedPictures }) => namedPictures),
  );
  const areShown = bare.map(({ namedPictures }) => namedPictures.some((address) => copies.has(address)));
  const pictured = articles.filter((_, index) => areShown[index]);
  const again = await renderInProcess(
    deps,
    pictured.map((article) => ({ ...article, copies })),
  );
  if (!again) return false;
  for (const [index, article] of articles.entries()) {
    const rendered = areShown[index] ? again.shift() : bare[index];
    if (rendered) await store(deps, article, rendered, copies);
  }
  return true;
}

const renderInProcess = ({ rendering, stopped, limits = defaultLimits }: Deps, articles: Question[]) =>
  renderInChildProcess({ articles, host: rendering.host }, { ...limits, stopped });

/** Stores a rendering, unless a picture was copied meanwhile: the next round renders it again. */
async function store(
  { db, rendering, clock }: Deps,
  article: Unrendered,
  { shown, namedPictures }: Rendered,
  copies: Copies,
) {
  const addresses = [article.imageSrc, ...namedPictures].filter(copyable);
  await db.transaction().execute(async (tx) => {
    await advisoryLock(tx, pictureTurn);
    const come = await findPictures(tx, namedPictures);
    if ([...come.keys()].some((address) => !copies.has(address))) return;
    await notePictures(tx, article.hash, addresses, clock());
    await storeRendering(tx, { articleHash: article.hash, version: rendering.version }, shown, clock());
  });
}
