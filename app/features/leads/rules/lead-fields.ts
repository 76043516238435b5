import { maxEmailCharacters } from "#platform/mail/email-address.ts";

type Field = {
  kind: "line" | "lines";
  maxCharacters: number;
  isNeeded?: boolean;
  /** A column of `leads`: the last that was sent, whose words find the lead. */
  isKept?: boolean;
  /** The rest of a longer one is left out: it is no reason to hold a form back. */
  isCut?: boolean;
  control?: { type?: "email" | "tel"; autoComplete: string };
};

/** The fields of the built-in forms, in order, beside the consent. */
const fields = {
  name: { kind: "line", maxCharacters: 120, isNeeded: true, isKept: true, control: { autoComplete: "name" } },
  email: {
    kind: "line",
    maxCharacters: maxEmailCharacters,
    isNeeded: true,
    isKept: true,
    control: { type: "email", autoComplete: "email" },
  },
  business: { kind: "line", maxCharacters: 160, isKept: true, control: { autoComplete: "organization" } },
  phone: { kind: "line", maxCharacters: 120, isCut: true, isKept: true, control: { type: "tel", autoComplete: "tel" } },
  message: { kind: "lines", maxCharacters: 4000 },
} as const satisfies Record<string, Field>;

export type TextField = keyof typeof fields;
export type KeptField = {
  [Name in TextField]: (typeof fields)[Name] extends { isKept: true } ? Name : never;
}[TextField];

export const leadFields: Record<TextField, Field> = fields;
export const textFields = Object.keys(fields) as readonly TextField[];
export const keptFields = textFields.filter((name): name is KeptField => leadFields[name].isKept ?? false);

export const emptyFields = Object.fromEntries(textFields.map((name) => [name, ""])) as Record<TextField, string>;
