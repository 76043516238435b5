import type { ComponentType } from "react";
import { islandWords } from "#app/rules/business/island-words.ts";
import { useWords, WordsContext } from "#app/sections/use-words.ts";
import { IslandBoundary } from "./island-boundary.tsx";

type Parts<Props> = { name: string; of: ComponentType<Props>; props: Props; groups: readonly string[] };

/**
 * Renders a component with its page and marks it for hydration; `name` is its folder under `islands/`. Its props travel
 * in the page, so they are plain data. Of the owner's words it gets those of its `groups`.
 */
export function Island<Props extends object>({ name, of: Component, props, groups }: Parts<Props>) {
  const page = useWords();
  const words = islandWords(page.words, groups);
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-words={words && JSON.stringify(words)}>
      <WordsContext value={page.isEdited ? page : { words }}>
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>
      </WordsContext>
    </div>
  );
}
