/** Words of ours, as the page has them. The owner stands behind them, or has put others in their place. */
export type Passage = { field: string; why: string; paragraphs: string[]; isConfirmed: boolean; isRewritten: boolean };
/** A page with such words, by the name that the owner knows. */
export type LaunchPage = { page: string; name: string; path: string; hasWords: boolean; passages: Passage[] };
/** A fact, a service or articles that are not the owner's yet, and where to change that. */
export type LaunchPoint = { title: string; why: string; isBlocking: boolean; href?: string; link?: string };
export type LaunchState = { pages: LaunchPage[]; points: LaunchPoint[] };

/** The pages with words that the owner has confirmed, or has not; each with those alone. */
export function pagesWith({ pages }: LaunchState, isConfirmed: boolean): LaunchPage[] {
  return pages
    .map((page) => ({ ...page, passages: page.passages.filter((passage) => passage.isConfirmed === isConfirmed) }))
    .filter(({ passages }) => passages.length > 0);
}

/** How much must be settled before the launch. */
export const countBlocking = (state: LaunchState): number =>
  pagesWith(state, false).flatMap(({ passages }) => passages).length +
  state.points.filter(({ isBlocking }) => isBlocking).length;
