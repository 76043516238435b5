import { guides } from "#app/copy/guides/guides.ts";
import { paths } from "#app/paths.ts";
import { type DocumentName, documentFiles } from "#app/rules/leads/documents.ts";
import { linkToSite } from "#server/documents/link-to-site.ts";
import { findGuidePdf, readGuideInputs } from "#server/tables/business/guides.ts";
import type { Db } from "#server/tables/schema.ts";
import type { FileTable } from "./own-files.ts";
import { makeFileRepresentation } from "./representation.ts";

type Deps = { db: Db; content: { version: () => number }; settings: { siteUrl: string } };

/** Puts guides that were made anew in the place of those that came with the site, and takes them away again. */
export function makeGuideShelf({ db, content, settings }: Deps, files: FileTable) {
  const addresses = guides.map(({ name }) => paths.download(documentFiles[name]));
  const builtIn = new Map(addresses.map((address) => [address, files.get(address)]));
  const shown = new Map<DocumentName, string>();
  let seen: number | undefined;

  async function show(name: DocumentName, inputs: string | undefined) {
    if (shown.get(name) === inputs) return;
    const address = paths.download(documentFiles[name]);
    const original = builtIn.get(address);
    if (!original) return;
    const pdf = inputs && (await findGuidePdf(db, name));
    files.set(
      address,
      pdf ? makeFileRepresentation(original.headers, linkToSite(pdf, settings.siteUrl), {}) : original,
    );
    if (inputs) shown.set(name, inputs);
    else shown.delete(name);
  }

  return async function run() {
    const version = content.version();
    if (seen === version) return;
    const made = await readGuideInputs(db);
    for (const { name } of guides) await show(name, made.get(name));
    seen = version;
  };
}
