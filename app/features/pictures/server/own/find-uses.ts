import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Content } from "#platform/process/server/content.ts";

/** A page that shows a picture; `isDescribed` if it says in words what the picture shows. */
type PictureUse = { path: string; isDescribed: boolean };

/** The pages that show each picture, by the picture's name. */
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

export type FindPictureUses = (paths: readonly string[]) => Promise<PictureUses>;

type Deps = { renderPage: (path: string) => Promise<Response>; content: Content };

/** Finds which pages show which pictures by rendering them, again after each visible change. */
export function makePictureUses({ renderPage, content }: Deps): FindPictureUses {
  let known: { version: number; uses: Promise<PictureUses> } | undefined;
  return (paths) => {
    const version = content.version();
    if (known?.version !== version) known = { version, uses: readUses(renderPage, paths) };
    return known.uses;
  };
}

async function readUses(renderPage: Deps["renderPage"], paths: readonly string[]): Promise<PictureUses> {
  const uses = new Map<string, PictureUse[]>();
  for (const path of paths) {
    const html = await (await renderPage(path)).text();
    for (const [name, isDescribed] of picturesOn(html))
      uses.set(name, [...(uses.get(name) ?? []), { path, isDescribed }]);
    await letOthersRun();
  }
  return uses;
}

/** The site's pictures on a page, by name; true if one of their places describes it in words. */
function picturesOn(html: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const part of html.split("<picture ").slice(1)) {
    const picture = part.slice(0, Math.max(0, part.indexOf("</picture>")));
    const isDescribed = /\salt="[^"]/.test(picture);
    for (const [, name = ""] of picture.matchAll(/\/pictures\/([a-z_-]{1,80})-\d/g))
      found.set(name, isDescribed || found.get(name) === true);
  }
  return found;
}
