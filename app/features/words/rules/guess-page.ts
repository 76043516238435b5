type Place = { path: string; name: string };

const beginnings = new Set(["index", "home", "default", "start", "main"]);
const minLetters = 3;
/** Words with this many equal first letters are alike: wine, wineries. */
const sameLetters = 4;

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= minLetters);

const beginningsOf = (words: readonly string[]) =>
  new Set(words.filter((word) => word.length >= sameLetters).map((word) => word.slice(0, sameLetters)));

/** Guesses the page that an old address meant, by the words in both; empty if none is like it. */
export function makeGuesser(places: readonly Place[]): (address: string) => string {
  const known = places.map(({ path, name }) => {
    const words = [...wordsIn(path), ...wordsIn(name)];
    return { path, words: new Set(words), beginnings: beginningsOf(words) };
  });
  return (address) => {
    const words = wordsIn((address.split("?")[0] ?? "").replace(/\.[a-z]{2,5}$/i, ""));
    if (words.length === 1 && beginnings.has(words[0] ?? "")) return address.includes("?") ? "" : "/";
    const scored = known.map((place) => ({ path: place.path, score: likeness(words, place) }));
    return scored.reduce((one, other) => (other.score > one.score ? other : one), { path: "", score: 0 }).path;
  };
}

/** Scores shared words, whole ones higher; of equal pages, the one with fewer words wins. */
function likeness(words: readonly string[], own: { words: Set<string>; beginnings: Set<string> }): number {
  const found = words.map((word) => (own.words.has(word) ? 2 : own.beginnings.has(word.slice(0, sameLetters)) ? 1 : 0));
  const sum = found.reduce<number>((before, each) => before + each, 0);
  return sum === 0 ? 0 : sum - own.words.size / 100;
}
