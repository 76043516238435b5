import type { Facts } from "#facts/facts.ts";
import { type AskingTable, readAskings } from "../rules/asking-table.ts";
import type { KnownTable, Subject } from "../rules/match-known.ts";
import { questionsCopy } from "../words/dash-questions.ts";
import type { Shown } from "./page-knowledge.ts";

/** Subjects that questions call by name, and the words for all of a kind. */
const kinds: Readonly<Record<string, string>> = { packages: "package", guides: "guide" };

const questionsIn = (text: string) =>
  text
    .split("?")
    .slice(0, -1)
    .map((each) => `${each}?`);

/** All whole questions. */
export function siteAskings(facts: Facts, table: KnownTable<Shown>): Generator<void, AskingTable<Shown>> {
  const { inVain, ...asked } = questionsCopy(facts);
  const byKind: Readonly<Record<string, Readonly<Record<string, string>>>> = asked;
  const nameOf = ({ names: [name = ""] }: Subject) => name;
  const known = table.subjects.flatMap((subject) => {
    const all = { ...byKind[kinds[subject.group ?? ""] ?? ""] };
    const questions = [...Object.entries(all), ...Object.entries(byKind[subject.id] ?? {})];
    return questions.flatMap(([attribute, text]) => {
      const fact = table.rows.find((row) => row.fact.about === subject.id && row.fact.attribute === attribute)?.fact;
      return fact ? questionsIn(text.replaceAll("{name}", nameOf(subject))).map((each) => ({ fact, text: each })) : [];
    });
  });
  const none = inVain.flatMap(questionsIn).map((text) => ({ fact: undefined, text }));
  const named = table.subjects.filter(({ id, group }) => id === "dash" || (group && group in kinds));
  return readAskings([...known, ...none], table, new Set(named.map(({ id }) => id)));
}

/** The words of all of them. */
export const askingWords = (facts: Facts): string[] =>
  Object.values(questionsCopy(facts)).flatMap((each) => Object.values(each));
