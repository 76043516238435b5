import { isUsableSetting, type SettingTexts } from "#platform/settings/server/settings.ts";
import type { ConnectionField, FieldValues } from "./connection-fields.ts";

/** `again`: the secret was entered for another server, so it is asked for anew. */
type FieldProblem = "missing" | "unusable" | "again";

export type CheckedConnection = { values: FieldValues; problems: Partial<Record<string, FieldProblem>> };

/** Stored values: an empty secret field keeps its stored secret. */
export type Entered = { values: FieldValues };

/** A signing key of 4096 bits has about 3300. */
const maxLength = 4000;
const control = /\p{Cc}/u;

/** Name of the checkbox that removes an optional secret. */
const removalOf = (field: string) => `${field}-remove`;

/** Checks what was typed into a connection's form, without fields that the environment sets. */
export function checkConnection(
  fields: readonly ConnectionField[],
  typed: FieldValues,
  entered: readonly Entered[],
  environment: SettingTexts,
): CheckedConnection {
  const checked: CheckedConnection = { values: {}, problems: {} };
  const plain = Object.fromEntries(fields.map(({ name, tidy }) => [name, read(typed[name], tidy)]));
  for (const field of fields.filter(({ setting }) => !environment[setting])) {
    const { name } = field;
    const kept = plain[name] || typed[removalOf(name)] ? undefined : keep(field, plain, entered);
    const value = plain[name] || (kept ?? "");
    checked.values[name] = value;
    const problem = kept === null ? "again" : judge(field, value);
    if (problem) checked.problems[name] = problem;
  }
  return checked;
}

const read = (typed = "", tidy = (text: string) => text) => tidy(typed.trim());

/** Null for a secret that was entered for another server: it must not be sent to this one. */
function keep({ name, isSecret, boundTo = [] }: ConnectionField, plain: FieldValues, entered: readonly Entered[]) {
  if (!isSecret) return undefined;
  const all = entered.filter(({ values }) => values[name]);
  const fitting = all.find(({ values }) => boundTo.every((field) => values[field] === plain[field]));
  return all.length > 0 && !fitting ? null : fitting?.values[name];
}

function judge(field: ConnectionField, value: string): FieldProblem | undefined {
  if (!value) return field.isOptional ? undefined : "missing";
  const { setting, choices, isUsable = (text: string) => isUsableSetting(setting, text) } = field;
  const isFine = value.length <= maxLength && !control.test(value) && (choices?.includes(value) ?? isUsable(value));
  return isFine ? undefined : "unusable";
}
