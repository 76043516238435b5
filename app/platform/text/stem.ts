/** An English word without its commonest endings, so that "booking" finds "booked". Not always a word. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x)es$/, "")
    .replace(/(?<![sui])s$/, "");
  const bare = singular.replace(/(?<=[a-z]{3})(?:ing|ed|ly|ment|ation|ing)$/, "");
  return bare
    .replace(/(?<=[a-z]{2})([b-df-hj-np-rt-vz])\1$/, "$1")
    .replace(/(?<=[a-z]{2})e$/, "")
    .replace(/(?<=[a-z]{2})y$/, "i");
}
