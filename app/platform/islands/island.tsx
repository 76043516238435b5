import { type ComponentType, use } from "react";
import { useWords, WordsContext } from "#facts/use-words.ts";
import { OwnPicturesContext } from "#platform/ui/own-pictures.ts";
import { pictureVersions } from "#platform/ui/picture-versions.ts";
import { IslandBoundary } from "./island-boundary.tsx";
import { islandWords } from "./island-words.ts";

type Parts<Props> = {
  name: string;
  of: ComponentType<Props>;
  props: Props;
  groups: readonly string[];
  /** It may show pictures of the site, so the owner's replacements are sent along. */
  hasPictures?: boolean;
};

/**
 * Renders a component with its page and marks it for hydration; `name` is its folder under `islands/`. Its props travel
 * in the page, so they are plain data. Of the owner's words it gets those of its `groups`.
 */
export function Island<Props extends object>({ name, of: Component, props, groups, hasPictures }: Parts<Props>) {
  const page = useWords();
  const words = islandWords(page.words, groups);
  const pictures = hasPictures ? pictureVersions(use(OwnPicturesContext)) : undefined;
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-words={words && JSON.stringify(words)}
      data-pictures={pictures && JSON.stringify(pictures)}
    >
      <WordsContext value={page.isEdited ? page : { words, place: page.place }}>
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>
      </WordsContext>
    </div>
  );
}
