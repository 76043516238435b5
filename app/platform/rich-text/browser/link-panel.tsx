import { useState } from "react";
import { richTextCopy } from "../../desk/words/rich-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { readAddress } from "../clean-address.ts";

const words = richTextCopy.link;

type Props = { href: string; onSet: (href: string) => void; onCancel: () => void };

/** Asks for the address of a link. No form of its own: the text is in one. */
export function LinkPanel({ href, onSet, onCancel }: Props) {
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const address = readAddress(typed);
    if (address) onSet(address);
    else setWrong(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field and its buttons are no field set
    <div
      className="rich__panel"
      role="group"
      aria-label={words.label}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      <Field id="rich-link" label={words.address} error={isWrong && words.wrong}>
        {(control) => (
          <input
            {...control}
            inputMode="url"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it was asked for
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              set();
            }}
          />
        )}
      </Field>
      <div className="pair">
        <Button kind="ink" small bare onClick={set}>
          {words.set}
        </Button>
        {href && (
          <Button kind="line" small bare onClick={() => onSet("")}>
            {words.remove}
          </Button>
        )}
        <Button kind="line" small bare onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
