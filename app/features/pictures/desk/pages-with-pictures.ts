import { everyPage } from "#features/frame/every-page.ts";

/** Any address without a page shows it. */
const missingPage = { path: "/not-there", name: "Page that is not there" };

/** Every page that may show a picture, by the name that the owner knows. */
export const pagesWithPictures = [...everyPage, missingPage].map(({ path, name }) => ({ path, name }));

export const nameOfPage = (path: string): string => pagesWithPictures.find((page) => page.path === path)?.name ?? path;

export const pathsWithPictures = pagesWithPictures.map(({ path }) => path);
