import { kindsCopy as copy } from "#app/copy/desk/session-kinds.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Field } from "#app/ui/field.tsx";

/** Which kind of session is meant, by its address; nothing where there is the free audit alone. */
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
