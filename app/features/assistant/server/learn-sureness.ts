/**
 * `node app/features/assistant/server/learn-sureness.ts http://localhost:3000` prints the weights of app/features/assistant/rules/sureness.ts,
 * learned from the whole questions: each is asked as if Dash did not have it. The site at the address must run with the
 * default words. Below it stands how many Dash would then answer rightly and wrongly, by the least sureness.
 */
import { defaultFacts } from "#facts/facts.ts";
import { sendOut } from "#platform/outgoing/server/http.ts";
import { type Like, type Likeness, likenesses } from "../rules/likeness.ts";
import { readWords } from "../rules/read-question.ts";
import { makeSiteIndex } from "./site-index.ts";

const [address = "http://localhost:3000"] = process.argv.slice(2);
const maxRivals = 8;
const rounds = 400;

async function read(path: string): Promise<string> {
  const { href, origin } = new URL(path, address);
  const limits = { timeoutMs: 10_000, maxBytes: 1_000_000, trustedOrigins: [origin] };
  const answer = await sendOut({ url: href, method: "GET", headers: {}, ...limits });
  return answer.kind === "response" ? answer.body.toString("utf8") : "";
}
const pages = (await read("/llms.txt")).split("\n").flatMap((line) => {
  const [, title = "", url, description = ""] = /^- \[([^\]]*)\]\(([^\s()]+)\.md\): (.*)$/.exec(line) ?? [];
  if (url === undefined) return [];
  const { pathname } = new URL(url);
  return [{ path: pathname === "/index" ? "/" : pathname, title, description }];
});
const readPage = (path: string) => read(`${path === "/" ? "/index" : path}.md`);
const said = { facts: defaultFacts, answers: [], ownHosts: [new URL(address).hostname] };
const { askings } = await makeSiteIndex(pages, readPage, said);

type Sample = { wanted: string | undefined; likes: Like<{ text: string }>[] };
const guess = ({ near, second, told }: Likeness) => near + second / 2 + 1.5 * told;
const samples = askings.askings.map(({ text, units, fact }, place): Sample => {
  const likes = likenesses({ text, units, words: readWords(text) }, askings, place);
  const nearest = likes.toSorted((one, other) => guess(other.likeness) - guess(one.likeness));
  return { wanted: fact?.text, likes: nearest.slice(0, maxRivals) };
});

const pairs = samples.flatMap(({ wanted, likes }) =>
  likes.map(({ fact, likeness }) => ({ likeness, isWanted: Number(fact.text === wanted) })),
);
const names = Object.keys(pairs[0]?.likeness ?? {}) as (keyof Likeness)[];
const meanOf = (figures: number[]) => figures.reduce((sum, each) => sum + each, 0) / figures.length;
const scales = names.map((name) => {
  const figures = pairs.map(({ likeness }) => likeness[name]);
  const mean = meanOf(figures);
  return { mean, spread: Math.sqrt(meanOf(figures.map((each) => (each - mean) ** 2))) };
});
const rows = pairs.map(({ likeness, isWanted }) => ({
  isWanted,
  figures: [1, ...names.map((name, at) => (likeness[name] - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1))],
}));

/** Logistic regression by gradient descent with momentum. */
const weights = [0, ...names.map(() => 0)];
const speeds = weights.map(() => 0);
const oddsOf = (figures: number[]) => figures.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0);
for (let round = 0; round < rounds; round++) {
  const slopes = weights.map(() => 0);
  for (const { figures, isWanted } of rows) {
    const error = 1 / (1 + Math.exp(-oddsOf(figures))) - isWanted;
    for (const [at, each] of figures.entries()) slopes[at] = (slopes[at] ?? 0) + error * each;
  }
  for (const [at, slope] of slopes.entries()) {
    speeds[at] = 0.9 * (speeds[at] ?? 0) - (0.5 * slope) / rows.length;
    weights[at] = (weights[at] ?? 0) + speeds[at];
  }
}
const learned = names.map((name, at) => ({ name, weight: (weights[at + 1] ?? 0) / (scales[at]?.spread ?? 1) }));
const start = (weights[0] ?? 0) - learned.reduce((sum, { weight }, at) => sum + weight * (scales[at]?.mean ?? 0), 0);
console.info(`start: ${start.toFixed(2)}`);
for (const { name, weight } of learned) console.info(`${name}: ${weight.toFixed(2)}`);

const sureness = (likeness: Likeness) =>
  learned.reduce((sum, { name, weight }) => sum + weight * likeness[name], start);
const surest = samples.map(({ wanted, likes }) => {
  const [best] = likes.toSorted((one, other) => sureness(other.likeness) - sureness(one.likeness));
  return { wanted, got: best?.fact.text, sureness: best ? sureness(best.likeness) : Number.NEGATIVE_INFINITY };
});
for (const least of [-1, -0.5, 0, 0.5, 1]) {
  const given = surest.filter((each) => each.sureness >= least);
  const right = given.filter(({ wanted, got }) => wanted === got).length;
  const invented = given.filter(({ wanted }) => wanted === undefined).length;
  console.info(
    `from ${least}: ${right} right, ${given.length - right - invented} others, ${invented} without an answer`,
  );
}
