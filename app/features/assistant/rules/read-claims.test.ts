import { expect, test } from "vitest";
import { type Claim, makeClaimReader } from "./read-claims.ts";

const claim = { text: 'A "quoted" {brace}', passage: "p1", quote: "brace" };
const read = (text: string, size: number) => {
  const found: Claim[] = [];
  const take = makeClaimReader((each) => found.push(each));
  for (let at = 0; at < text.length; at += size) take(text.slice(at, at + size));
  return found;
};

const json = JSON.stringify(claim);
test.each([
  ["lines", `${json}\n${json}\n`],
  ["a list", `[${json}, ${json}]`],
  ["an object around them", `{"claims": [${json},${json}]}`],
  ["prose and a fence", `Here you are:\n\`\`\`json\n${json}\n${json}\n\`\`\``],
])("claims are found in %s, however it is cut", (_, text) => {
  for (const size of [1, 7, 1000]) expect(read(text, size)).toEqual([claim, claim]);
});

test("what is no claim is passed over, and what never ends is dropped", () => {
  expect(read(`{"text": 7} {"text": "x"} } ] ${json}`, 5)).toEqual([claim]);
  expect(read(`{"text": "${"x".repeat(90_000)}`, 100)).toEqual([]);
});

test("of very many objects only the first are read, nested or not", () => {
  const nested = (count: number) => "{".repeat(count) + "}".repeat(count);
  expect(read(nested(90) + json, 1000)).toEqual([claim]);
  expect(read("{}".repeat(90) + json, 1000)).toEqual([claim]);
  expect(read(nested(1000) + json, 1000)).toEqual([]);
  expect(read("{}".repeat(1000) + json, 1000)).toEqual([]);
});
