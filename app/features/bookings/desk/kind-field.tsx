import { useFacts } from "#facts/use-facts.ts";
import { Field } from "#platform/ui/field.tsx";
import { kindsCopy as copy } from "../words/session-kinds.ts";

/** Chooses a kind of session by its slug; renders nothing if there is only the free audit. */
export function KindField({ id, chosen }: { id: string; chosen: string }) {
  const { kinds = [] } = useFacts();
  if (kinds.length === 0) return null;
  return (
    <Field id={id} label={copy.which}>
      {(control) => (
        <select {...control} name="kind" defaultValue={chosen}>
          <option value="">{copy.first}</option>
          {kinds.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
