import { data } from "react-router";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { wordProblem } from "../words.ts";
import type { Route } from "./+types/save-draft";
import type { SavedText } from "./islands/page-editor/save-text.ts";
import { named, readTyped, wordsHandle } from "./save-words.ts";

export const handle = wordsHandle;

/** Saves a text as it is typed on its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const problems = await servicesOf(context).words.saveDrafts(readTyped(await readFields(request)));
  const [problem] = [...problems.values()].map(named);
  if (!problem) return Response.json({} satisfies SavedText);
  const now = problem.problem === "taken" ? { now: problem.now } : {};
  return Response.json({ problem: wordProblem(problem), ...now } satisfies SavedText, { status: 422 });
}

export function loader() {
  throw data(null, 404);
}
