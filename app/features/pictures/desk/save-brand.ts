import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { isTint } from "#facts/look.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { type AccentUse, failingSurfaces, readHex } from "../rules/accent-colour.ts";
import type { MarkProblem } from "../words/desk.ts";

export const brandParts = ["mark", "seal", "accent"] as const;
export const flashes = ["saved", "back", "ours"] as const;

/** A refused mark, seal or colour, with the reason. */
export type RefusedBrand =
  | { part: "mark" | "seal"; problem: MarkProblem }
  | { part: "accent"; typed: Record<AccentUse, string>; problem?: MarkProblem };

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Stores a mark or a seal, changes how it is drawn, or restores an earlier one or the default. */
export async function saveBrand({ request, context }: Posted) {
  const asked = new URL(request.url).searchParams.get("part");
  const part = brandParts.find((each) => each === asked);
  if (!part) throw data(null, { status: 404 });
  const { ownMarks, ownAccent } = servicesOf(context);
  const say = (flash?: (typeof flashes)[number]) => redirect(deskPaths.brand(flash ? { part, flash } : { part }), 303);
  if (part === "accent") {
    const { act, onDark = "", onPaper = "" } = await readFields(request);
    if (act === "ours") return say((await ownAccent.restoreDefault()) ? "ours" : undefined);
    if (act === "undo") return say((await ownAccent.undo()) ? "back" : undefined);
    const typed = { onDark, onPaper };
    if (!isReadable(typed)) return data({ part, typed } satisfies RefusedBrand, 422);
    const outcome = await ownAccent.replace(onDark.toLowerCase(), onPaper.toLowerCase());
    return outcome === "ok" ? say("saved") : data({ part, typed, problem: outcome } satisfies RefusedBrand, 422);
  }
  const answer = (outcome: MarkProblem | "ok") =>
    outcome === "ok" ? say("saved") : data({ part, problem: outcome } satisfies RefusedBrand, 422);
  const contentType = request.headers.get("Content-Type") ?? "";
  if (contentType.startsWith("multipart/form-data"))
    return answer(await ownMarks.replace(part, await Array.fromAsync(request.body ?? []), contentType));
  const { act } = await readFields(request);
  if (act === "ours") return say((await ownMarks.restoreDefault(part)) ? "ours" : undefined);
  if (act === "undo") return say((await ownMarks.undo(part)) ? "back" : undefined);
  return isTint(act) ? answer(await ownMarks.redraw(part, act)) : say();
}

const isReadable = (typed: Record<AccentUse, string>) =>
  (["onDark", "onPaper"] as const).every((use) => {
    const hex = readHex(typed[use]);
    return hex !== undefined && failingSurfaces(hex, use).length === 0;
  });
