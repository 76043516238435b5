/** Other pages have these addresses: an article's markdown, and the data of a framework. */
const ofOtherPages = /\.(md|data)$/;

/** The slug under which an article can be read. */
export const servedSlug = (slug: string): string => slug.replace(ofOtherPages, "-$1");
