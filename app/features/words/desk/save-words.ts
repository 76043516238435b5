import { data, type RouterContextProvider, redirect } from "react-router";
import { noteActivity } from "#features/owner/owner-session.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import type { RouteHandle } from "#platform/http/server/route-table.ts";
import { servicesOf } from "#platform/http/services.ts";
import { findBrokenLine, readWordsSheet } from "../rules/words-sheet.ts";
import type { DraftProblem, TypedText } from "../server/edit-words.ts";
import { nameTokens, readTokenNames } from "./token-names.ts";

/** Room for a form with all texts of a page, each with its earlier text. */
export const wordsHandle: RouteHandle = { maxBodyBytes: 512 * 1024 };

/** A text has up to three fields, and a guide has almost 300 texts. */
const maxFields = 1500;

/** Texts that were not saved, as typed, by their ids. */
export type UnsavedWords = {
  typed: Record<string, string>;
  problems: Record<string, DraftProblem>;
  /** A refused sheet as it was sent, its numbers that are not of this page, and a line without its number. */
  refusedSheet?: { sheet: string; strangers: number[]; broken: string | undefined };
};

export const flashes = ["saved", "published", "unchanged", "discarded", "back"] as const;
export type Flash = (typeof flashes)[number];

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Saves texts as drafts, publishes or discards drafts, or takes a publication back; then redirects to `next`. */
export async function saveWords(
  { request, context }: Posted,
  next: (done: { flash: Flash; undo?: string | undefined }) => string,
) {
  const { words } = servicesOf(context);
  const fields = await readFields(request, maxFields);
  const [act = "", about = ""] = (fields.act ?? "draft").split(":");
  const to = (flash: Flash, undo?: string) => redirect(next({ flash, undo }), 303);
  if (act === "undo") return to((await words.undo(about)) ? "back" : "unchanged");
  if (act === "discard") {
    await words.discardDrafts();
    return to("discarded");
  }
  const { sheet } = fields;
  const refusedSheet = sheet === undefined ? undefined : refuseSheet(sheet, fields.base);
  if (refusedSheet) return data({ typed: {}, problems: {}, refusedSheet } satisfies UnsavedWords, 422);
  const typed = sheet === undefined ? readTyped(fields) : readTypedSheet(sheet, fields.base);
  const problems = await words.saveDrafts(typed);
  if (problems.size > 0) return data(unsaved(typed, problems), 422);
  if (act !== "publish") return to("saved");
  const changeId = await words.publishDrafts();
  if (changeId) await noteActivity({ request, context }, { kind: "words-published" });
  return to(changeId ? "published" : "unchanged", changeId);
}

export function readTyped(fields: Fields): TypedText[] {
  const standardOf = /^standard:(\d+)$/.exec(fields.act ?? "")?.[1];
  return Object.entries(fields).flatMap(([name, text = ""]) => {
    const id = /^text\.(\d{1,4})$/.exec(name)?.[1];
    if (!id) return [];
    const typed = id === standardOf ? (fields[`standard.${id}`] ?? text) : text;
    return { id: Number(id), text: readTokenNames(typed), base: readTokenNames(fields[`base.${id}`] ?? "") };
  });
}

/** Refuses a sheet with numbers that are not of its page: it may belong to another one. */
function refuseSheet(sheet: string, base = "") {
  const known = readWordsSheet(base);
  const ids = [...readWordsSheet(sheet).keys()];
  const strangers = ids.filter((id) => !known.has(id));
  const broken = findBrokenLine(sheet, base);
  return ids.length === 0 || strangers.length > 0 || broken ? { sheet, strangers, broken } : undefined;
}

/** The texts of a sheet; `base` is the sheet as it was before. */
function readTypedSheet(sheet: string, base = ""): TypedText[] {
  const before = readWordsSheet(readTokenNames(base));
  return [...readWordsSheet(readTokenNames(sheet))].map(([id, text]) => ({ id, text, base: before.get(id) ?? "" }));
}

const unsaved = (typed: TypedText[], problems: Map<number, DraftProblem>): UnsavedWords => ({
  typed: Object.fromEntries(typed.map(({ id, text }) => [id, nameTokens(text)])),
  problems: Object.fromEntries([...problems].map(([id, problem]) => [id, named(problem)])),
});

export const named = (problem: DraftProblem): DraftProblem =>
  problem.problem === "taken" ? { ...problem, now: nameTokens(problem.now) } : problem;
