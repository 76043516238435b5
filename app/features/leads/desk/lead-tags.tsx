import { Button } from "#platform/ui/button.tsx";
import { maxTagCharacters } from "../rules/read-tag.ts";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.tags;

type Props = { tags: readonly string[]; known: readonly string[]; action: string };

/** A person's tags, each with a button that removes it, and a field for another. */
export const LeadTags = ({ tags, known, action }: Props) => (
  <form className="lead-part lead-tags" method="post" action={action} aria-label={copy.title}>
    {tags.length > 0 && (
      <ul className="tags" aria-label={copy.title}>
        {tags.map((tag) => (
          <li key={tag}>
            {tag}
            <button type="submit" name="untag" value={tag} aria-label={copy.remove(tag)} formNoValidate>
              ×
            </button>
          </li>
        ))}
      </ul>
    )}
    <TagField id="tag" label={copy.label} known={known} />
    <Button kind="line" small bare type="submit" name="intent" value="add-tag">
      {copy.add}
    </Button>
  </form>
);

type FieldProps = { id: string; label: string; known: readonly string[] };

/** Offers the tags that there are. */
export const TagField = ({ id, label, known }: FieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input id={id} name="tag" list={`${id}-known`} maxLength={maxTagCharacters} autoComplete="off" />
    <datalist id={`${id}-known`}>
      {known.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  </div>
);
