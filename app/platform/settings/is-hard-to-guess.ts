import { maxKeyCharacters } from "#platform/http/desk-keys.ts";

const minLength = 16;
const minDifferentCharacters = 8;
/** A word, a walk over the keyboard or a sequence counts as one. */
const minCharacters = 10;

const walks = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
  "1qazxsw23edcvfr45tgbnhy67ujm,ki89ol.",
];
/** Common words, with the usual digits and symbols for letters. */
const wordAtStart =
  /^(?:[a4@]dm[i1!]n[i1!][s5$][t7]r[a4@][t7][o0]r|m[o0][t7]d[e3]p[a4@][s5$][s5$][e3]|m[a4@]nch[e3][s5$][t7][e3]r|l[i1!]v[e3]rp[o0][o0]l|p[a4@][s5$][s5$]w[o0]rd|p[a4@][s5$][s5$]w[o0]r[t7]|[i1!]l[o0]v[e3]y[o0]u|ch[a4@]ng[e3]m[e3]|[s5$]up[e3]rm[a4@]n|f[o0][o0][t7]b[a4@]ll|b[a4@][s5$][e3]b[a4@]ll|[s5$]un[s5$]h[i1!]n[e3]|pr[i1!]nc[e3][s5$][s5$]|c[o0]mpu[t7][e3]r|[i1!]n[t7][e3]rn[e3][t7]|[s5$][t7][a4@]nd[a4@]rd|l[e3][t7]m[e3][i1!]n|w[e3]lc[o0]m[e3]|d[e3]f[a4@]ul[t7]|w[e3]b[s5$][i1!][t7][e3]|p[a4@][s5$][s5$]wd|p[a4@]r[o0]l[a4@]|[s5$][e3]cr[e3][t7]|m[a4@][s5$][t7][e3]r|b[a4@][t7]m[a4@]n|m[o0]nk[e3]y|dr[a4@]g[o0]n|un[i1!][t7][e3]d|qw[e3]r[t7]y|[a4@]z[e3]r[t7]y|[a4@]dm[i1!]n|l[o0]g[i1!]n|[o0]wn[e3]r)/;
const minWalk = 3;

/** Long enough, but in public lists of the 30,000 commonest passwords. */
const common = new Set(
  "polniypizdec0211 polniypizdec1102 polniypizdec110211 yfdbufnjh10305070 lhbjkjubz2957704 john!20130605at1753 doomsayer.2.7mords.v doomsayer.2.7mords.vv sdf7asdf6asdg8df momsanaladventure nemvxyheqdd5oqxyxyzi".split(
    " ",
  ),
);

const backward = (text: string) => [...text].reverse().join("");
const paths = walks.flatMap((walk) => [walk, backward(walk)]);

/** How many characters there are to guess. */
function countCharacters(key: string): number {
  let [left, count] = [unrepeated(key.toLowerCase()), 0];
  while (left) {
    left = left.slice(Math.max(1, knownAtStart(left)));
    count += 1;
  }
  return count;
}

/** The length of a word or walk that a text begins with. */
function knownAtStart(text: string): number {
  const word = wordAtStart.exec(text)?.[0].length ?? 0;
  let walk = minWalk;
  while (walk <= text.length && paths.some((path) => path.includes(text.slice(0, walk)))) walk += 1;
  return Math.max(word, walk > minWalk ? walk - 1 : 0);
}

/** Reduces a repeated text to one occurrence. */
function unrepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

/** Whether a key from the environment is accepted: printable ASCII, not short, not one character repeated. */
export const isLongEnough = (key: string): boolean =>
  key.length >= minLength &&
  key.length <= maxKeyCharacters &&
  new Set(key).size >= minDifferentCharacters &&
  /^[\x21-\x7e]+$/.test(key);

/** Whether the desk accepts a key: long enough, and not a common choice. */
export const isHardToGuess = (key: string): boolean =>
  isLongEnough(key) && !common.has(key.toLowerCase()) && countCharacters(key) >= minCharacters;
