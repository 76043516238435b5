import { groupNames } from "#facts/group-names.ts";
import { pagePaths } from "#facts/page-paths.ts";

/** Any address without a page shows it. */
const missingPage = { path: "/not-there", name: groupNames.shared["not-found"] };

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
