import { kindsCopy as copy } from "#app/copy/desk/session-kinds.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Field } from "#app/ui/field.tsx";

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
