import { useWords } from "#facts/use-words.ts";
import { articleCategories } from "../../rules/article-categories.ts";
import type { Draft } from "../../rules/draft.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";

type Props = {
  chosen: string[];
  isMissing: boolean;
  /** Whether it is the first wrong field of a refused form. */
  isFirstWrong?: boolean;
  onChange: (part: Pick<Draft, "categories">) => void;
};

const isListed = (category: string) => articleCategories.some((each) => each === category);

/** The article lists them in this order, whatever the order of choosing. */
export function CategoryField({ chosen, isMissing, isFirstWrong = false, onChange }: Props) {
  const words = uploaderCopy(useWords());
  const others = chosen.filter((each) => !isListed(each));
  const choose = (category: string, isChosen: boolean) => {
    const listed = articleCategories.filter((each) => (each === category ? isChosen : chosen.includes(each)));
    onChange({ categories: [...listed, ...others] });
  };
  return (
    <fieldset className="field writing__categories" aria-describedby="article-categories-hint">
      <legend>{words.labels.categories}</legend>
      <div>
        {articleCategories.map((category, place) => (
          <label key={category}>
            <input
              type="checkbox"
              name="categories"
              value={category}
              // biome-ignore lint/a11y/noAutofocus: the first wrong field of a refused form
              autoFocus={isFirstWrong && place === 0}
              checked={chosen.includes(category)}
              onChange={(event) => choose(category, event.target.checked)}
            />
            <span>{category}</span>
          </label>
        ))}
      </div>
      <p className={isMissing ? "field__wrong" : "field__hint"} id="article-categories-hint">
        {isMissing ? words.toasts.category.title : words.hints.categories}
      </p>
    </fieldset>
  );
}
