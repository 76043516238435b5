/** Default text of a page, which the owner may confirm or rewrite. */
export type Passage = { field: string; why: string; paragraphs: string[]; isConfirmed: boolean; isRewritten: boolean };
/** A page with default texts, by the name that the owner knows. */
export type LaunchPage = { page: string; name: string; path: string; hasWords: boolean; passages: Passage[] };
/** A fact, a service or articles that are still defaults, and where to change that. */
export type LaunchPoint = { title: string; why: string; isBlocking: boolean; href?: string; link?: string };
export type LaunchState = { pages: LaunchPage[]; points: LaunchPoint[] };

/** Returns the pages with confirmed texts, or with unconfirmed ones; each with those alone. */
export function pagesWith({ pages }: LaunchState, isConfirmed: boolean): LaunchPage[] {
  return pages
    .map((page) => ({ ...page, passages: page.passages.filter((passage) => passage.isConfirmed === isConfirmed) }))
    .filter(({ passages }) => passages.length > 0);
}

/** Counts what blocks the launch. */
export const countBlocking = (state: LaunchState): number =>
  pagesWith(state, false).flatMap(({ passages }) => passages).length +
  state.points.filter(({ isBlocking }) => isBlocking).length;
