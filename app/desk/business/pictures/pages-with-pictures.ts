import { groupNames } from "#app/copy/desk/words.ts";
import { nameOfGroup } from "#app/desk/business/words/name-of-group.ts";
import { pagePaths } from "#app/page-paths.ts";

/** Any address without a page shows it. */
const missingPage = { path: "/not-there", name: nameOfGroup("not-found") ?? "" };

/** Every page that may show a picture, by the name that the owner knows. */
export const pagesWithPictures = [
  ...Object.entries(groupNames.pages).flatMap(([group, name]) => {
    const path = pagePaths[group];
    return path ? [{ path, name }] : [];
  }),
  missingPage,
];

export const nameOfPage = (path: string): string => pagesWithPictures.find((page) => page.path === path)?.name ?? path;

export const pathsWithPictures = pagesWithPictures.map(({ path }) => path);
