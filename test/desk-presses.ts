import { globSync, readFileSync } from "node:fs";

/** A post of a form or a script of the desk. */
export type Press = { fields: Record<string, string>; query: string };

const sure = { sure: "yes" };

/** Every action that the code of the desk names, one at a time, and every field, all at once. */
export function pressesOfDesk(): Press[] {
  const code = globSync("app/desk/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const found = (pattern: RegExp) => code.flatMap((text) => [...text.matchAll(pattern)].map(([, ...groups]) => groups));
  const buttons = found(/\bname="(\w+)"[^>]*?\bvalue="([\w-]+)"/gs);
  const fields = [
    ...found(/\bname="(\w+)"/g),
    ...found(/\bfields\.(\w+)/g),
    ...found(/const \{ ([^}]+) \} = await readFields/g).map(([names = ""]) => names.match(/\w+/g) ?? []),
  ].flat();
  const decided = found(/\b(intent|act|say|test|only|purpose)\b\s*[!=]==\s*"([\w-]+)"/g);
  const pairs = [...buttons, ...decided];
  const acts = decided.filter(([name]) => name === "act").map(([, act = ""]) => act);
  const posts = [
    { fields: { ...Object.fromEntries(fields.map((name) => [name, "part"])), ...sure }, query: "" },
    ...pairs.map(([name = "", value = ""]) => ({ fields: { ...sure, [name]: value }, query: "" })),
    ...acts.map((act) => ({ fields: { ...sure, act: `${act}:part` }, query: "" })),
    ...[...acts, "draft", "picture"].map((act) => ({ fields: sure, query: `do=${act}` })),
  ];
  return [...new Map(posts.map((post) => [JSON.stringify(post), post])).values()];
}
