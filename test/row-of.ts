/** The words of a row of the desk's articles, by the article's title. */
export const rowOf = (html: string, title: string) =>
  (html.split("<tr ").find((row) => row.includes(`<b>${title}</b>`)) ?? "")
    .replace(/^[^>]*>/, "")
    .replace(/<\/tr>.*/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
