import { useEffect, useRef } from "react";
import { paths } from "#facts/paths.ts";
import { useWords } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { type ListFilters, readListFilters } from "../../rules/list-filters.ts";
import { listCopy } from "../../words/blog.ts";
import type { ListChange } from "./list-props.ts";

type Props = { filters: ListFilters; categories: string[]; total?: number; onChange: ListChange };

/** A plain GET form; the hydrated island updates with every letter. */
export function Filters({ filters, categories, total, onChange }: Props) {
  const words = listCopy(useWords());
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or chosen before the list came alive
  useEffect(() => {
    const given = readListFilters(new URLSearchParams([...new FormData(form.current ?? undefined)] as string[][]));
    if (given.category !== filters.category) onChange(given, "chosen");
    else if (given.q !== filters.q) onChange(given, "typed");
  }, []);
  return (
    <search>
      <form
        ref={form}
        className="filters grid"
        action={paths.blog()}
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="field">
          <label htmlFor="q">{words.searchLabel}</label>
          <input
            id="q"
            name="q"
            type="search"
            placeholder={words.searchPlaceholder}
            autoComplete="off"
            value={filters.q}
            onChange={(event) => onChange({ q: event.target.value }, "typed")}
          />
        </div>
        <div className="field">
          <label htmlFor="category">{words.categoryLabel}</label>
          <select
            id="category"
            name="category"
            value={filters.category}
            onChange={(event) => onChange({ category: event.target.value }, "chosen")}
          >
            <option value="">{words.allCategories}</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </div>
        <noscript>
          <button className="btn btn--line btn--small btn--bare" type="submit">
            {words.apply}
          </button>
        </noscript>
        <p className="count" role="status">
          {total !== undefined && fill(words.count[total === 1 ? "one" : "many"], { total })}
        </p>
      </form>
    </search>
  );
}
