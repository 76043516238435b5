import { type DocumentName, documentFiles, drawnPages } from "#facts/documents.ts";
import { paths } from "#facts/paths.ts";
import { drawnPagePath } from "#features/pictures/server/drawing/drawn-page-path.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { linkToSite } from "#platform/http/server/link-to-site.ts";
import { makeFileRepresentation, type Representation } from "#platform/http/server/representation.ts";
import type { StaticFiles } from "#platform/http/server/static-files.ts";
import { guides } from "../words/guides/guides.ts";
import { findGuidePages, findGuidePdf, readGuideInputs } from "./guides.ts";

type Deps = { db: Db; content: { version: () => number }; settings: { siteUrl: string } };

/** Serves guides that were made anew in place of the default ones, and restores the defaults. */
export function makeGuideServer({ db, content, settings }: Deps, files: StaticFiles) {
  const shown = new Map<DocumentName, string>();
  const builtIn = new Map<string, Representation | undefined>();
  let seen: number | undefined;

  /** Without bytes, restores the default file. */
  function put(address: string, bytes: Buffer | undefined) {
    if (!builtIn.has(address)) builtIn.set(address, files.get(address));
    const original = builtIn.get(address);
    if (original) files.set(address, bytes ? makeFileRepresentation(original.headers, bytes, {}) : original);
  }

  async function show(name: DocumentName, inputs: string | undefined) {
    if (shown.get(name) === inputs) return;
    const file = documentFiles[name];
    const pdf = inputs === undefined ? undefined : await findGuidePdf(db, name);
    const pages = pdf ? await findGuidePages(db, name) : [];
    put(paths.download(file), pdf && linkToSite(pdf, settings.siteUrl));
    for (const page of drawnPages(name)) {
      const own = pages.find((each) => each.page === page);
      put(drawnPagePath(file, page), own && Buffer.from(own.bytes));
    }
    if (inputs === undefined) shown.delete(name);
    else shown.set(name, inputs);
  }

  return async function run() {
    const version = content.version();
    if (seen === version) return;
    const made = await readGuideInputs(db);
    for (const { name } of guides) await show(name, made.get(name));
    seen = version;
  };
}
