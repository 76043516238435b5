import { listedPromises } from "#facts/promised-kinds.ts";
import { useFacts } from "#facts/use-facts.ts";
import { Field } from "#platform/ui/field.tsx";
import { addedKinds } from "../rules/facts-of-kind.ts";
import { kindsCopy as copy } from "../words/session-kinds.ts";

/** Chooses a kind of session by its slug. */
export function KindField({ id, chosen }: { id: string; chosen: string }) {
  const facts = useFacts();
  const kinds = [...listedPromises(facts), ...addedKinds(facts)];
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
