import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { type MailProviderName, mailProviders } from "#platform/mail/mail-providers.ts";
import { type ControlAttributes, Field } from "#platform/ui/field.tsx";
import { type ConnectionName, connectionsCopy, connectionCopy as copy } from "../words/connections.ts";
import type { Tried } from "./change-connection.ts";
import type { ConnectionData } from "./load-connection.ts";

type Props = Pick<ConnectionData, "shown"> & {
  field: ConnectionData["shown"]["fields"][number];
  tried: Tried | undefined;
  provider: MailProviderName | undefined;
};

export function ConnectionField({ shown, field, tried, provider }: Props) {
  const { name, isSecret, isOptional, choices, enteredAt } = field;
  const words = connectionsCopy[shown.name].fields[name] ?? { label: name, unusable: "" };
  const problem = tried?.problems[name];
  const error = problem && (problem === "unusable" ? words.unusable : copy[problem]);
  const server = provider && mailProviders[provider].server;
  const given = server && name in server ? server[name as keyof typeof server] : undefined;
  const value = tried ? tried.typed[name] : (given ?? shown.values[name]);
  return (
    <>
      <Field
        id={name}
        label={words.label}
        {...(isOptional && (shown.name !== "mail" || name === "from") ? { optional: copy.optional } : {})}
        hint={<Hint field={field} tried={tried} hint={words.hint} />}
        error={error}
      >
        {(control) =>
          choices.length > 0 ? (
            <Choice control={control} name={name} value={value} names={words.choices ?? {}} />
          ) : (
            <input
              {...control}
              name={name}
              type={typeOf(shown.name, name)}
              defaultValue={isSecret ? "" : value}
              autoComplete={completions[typeOf(shown.name, name)]}
              spellCheck={false}
            />
          )
        }
      </Field>
      {isSecret && isOptional && enteredAt !== undefined && (
        <div className="field field--tick">
          <label htmlFor={`${name}-remove`}>
            <input id={`${name}-remove`} type="checkbox" name={`${name}-remove`} value="yes" />
            {copy.remove(words.label)}
          </label>
        </div>
      )}
    </>
  );
}

const completions = { password: "new-password", email: "email", text: "off" };

function typeOf(connection: ConnectionName, field: string) {
  if (field === "password") return "password";
  return connection === "owner-mailbox" ? "email" : "text";
}

type HintProps = { field: Props["field"]; tried: Tried | undefined; hint: string | undefined };

/** Says that a secret is stored, and since when. */
function Hint({ field, tried, hint }: HintProps) {
  const { longDay } = useBusinessTime();
  const { enteredAt, name } = field;
  if (tried?.freshSecrets.includes(name) && tried.problems[name] === undefined) return copy.justEntered;
  if (enteredAt !== undefined) return copy.entered(longDay(enteredAt));
  return hint;
}

type ChoiceProps = {
  control: ControlAttributes;
  name: string;
  value: string | undefined;
  names: Record<string, string>;
};

const Choice = ({ control, name, value, names }: ChoiceProps) => (
  <select {...control} name={name} defaultValue={value}>
    {Object.entries(names).map(([choice, label]) => (
      <option key={choice} value={choice}>
        {label}
      </option>
    ))}
  </select>
);
