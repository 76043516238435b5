import { Field } from "#platform/ui/field.tsx";
import { pictureFieldCopy as copy } from "../words/proof-details.ts";
import type { FactProps } from "./fact-props.ts";
import { fileField, removeField } from "./take-pictures.ts";

/** A picture is chosen as a file; the one in use is shown, and can be taken away. */
export function PictureField({ fact: { path, label, shortLabel, hint }, typed, problem }: FactProps) {
  const [address = ""] = typed;
  const id = `${path}.0`;
  const focus = { autoFocus: problem?.isFirst };
  return (
    <div className="fact__picture">
      <Field
        id={id}
        label={shortLabel ?? label}
        hint={address ? `${copy.another} ${hint ?? ""}` : hint}
        error={problem?.words}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name={fileField(path)}
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            {...focus}
          />
        )}
      </Field>
      <input type="hidden" name={id} value={address} />
      {address && (
        <>
          <img src={address} alt={copy.now} loading="lazy" />
          <div className="field field--tick">
            <label htmlFor={removeField(path)}>
              <input id={removeField(path)} type="checkbox" name={removeField(path)} />
              {copy.remove}
              <span className="vh">: {label}</span>
            </label>
          </div>
        </>
      )}
    </div>
  );
}
