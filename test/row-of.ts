/** The words of a page, its marks aside. */
export const plainText = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The words of a row of the desk's articles, by the article's title. */
export const rowOf = (html: string, title: string) =>
  plainText(
    (html.split("<tr ").find((row) => row.includes(`<b>${title}</b>`)) ?? "").replace(/^[^>]*>|<\/tr>.*/gs, ""),
  ).trim();
