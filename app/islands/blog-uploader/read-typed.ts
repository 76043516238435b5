import type { Draft } from "#app/rules/articles/draft.ts";

const lines = ["title", "author", "date", "content"] as const;

/** Reads what was typed before hydration. */
export function readTyped(form: HTMLFormElement, preset: Draft): Partial<Draft> {
  const fields = new FormData(form);
  const typed = lines.map((name) => [name, String(fields.get(name))] as const);
  const categories = fields.getAll("categories").map(String);
  return {
    ...Object.fromEntries(typed.filter(([name, value]) => value !== preset[name])),
    ...(categories.length > 0 && { categories }),
  };
}
