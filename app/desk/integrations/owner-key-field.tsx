import { connectionCopy } from "#app/copy/desk/connections.ts";
import { OwnerName } from "#app/desk/owner/owner-name.tsx";
import { Field } from "#app/ui/field.tsx";

const copy = connectionCopy.ownerKey;

/** Asked for before a change, if it was not entered a short while ago. */
export const OwnerKeyField = ({ id, problem }: { id: string; problem?: string | undefined }) => (
  <Field
    id={id}
    label={copy.title}
    hint={copy.hint}
    error={problem && (problem === "wrong" ? copy.wrong : copy.missing)}
  >
    {(control) => (
      <>
        <OwnerName />
        <input {...control} name="ownerKey" type="password" autoComplete="current-password" />
      </>
    )}
  </Field>
);
