import { type RefObject, useEffect } from "react";
import type { OwnPostProblem } from "#app/rules/articles/own-post.ts";

const fields: Record<OwnPostProblem, string> = {
  title: '[name="title"]',
  content: '[name="content"]',
  category: '[name="categories"]',
};

/** Focuses the first problem. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problem: OwnPostProblem | undefined) {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(fields[problem])?.focus();
  }, [form, problem]);
}
