import { richTextCopy } from "../../desk/words/rich-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { PictureWords } from "./commands.ts";

const words = richTextCopy.picture;
const names = ["alt", "caption"] as const;

export const firstPictureField = `rich-picture-${names[0]}`;

type Props = {
  picture: PictureWords;
  onChange: (picture: PictureWords) => void;
  onRemove: () => void;
  onLeave: () => void;
};

/** The words of the selected picture: for those who cannot see it, and below it for everybody. */
export const PicturePanel = ({ picture, onChange, onRemove, onLeave }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: fields and their buttons within a form
  <div
    className="rich__panel"
    role="group"
    aria-label={words.label}
    onKeyDown={(event) => {
      if (event.key === "Escape") return onLeave();
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      onLeave();
    }}
  >
    {names.map((name) => (
      <Field key={name} id={`rich-picture-${name}`} label={words[name]}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={picture[name]}
            onChange={(event) => onChange({ ...picture, [name]: event.target.value })}
          />
        )}
      </Field>
    ))}
    <div className="pair">
      <Button kind="ink" small bare onClick={onLeave}>
        {words.done}
      </Button>
      <Button kind="line" small bare onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  </div>
);
