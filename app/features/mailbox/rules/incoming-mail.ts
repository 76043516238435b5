/** A header field: its name in lower case, its value in one line. */
export type MailHeader = { name: string; value: string };

/** A part other than the text and its HTML version, such as a report or the returned mail. */
type MailPart = { type: string; text: string };

/** A mail as it was parsed, cut to what the rules read. */
export type IncomingMail = { headers: readonly MailHeader[]; text: string; parts: readonly MailPart[] };

/** The first header of that name, empty without one. */
export const headerOf = ({ headers }: Pick<IncomingMail, "headers">, name: string): string =>
  headers.find((header) => header.name === name)?.value ?? "";

/** The address of a field such as `Ada Vale <ada@house.example>` or `ada@house.example (Ada Vale)`, in lower case. */
export const addressIn = (field: string): string => {
  const bare = field.includes("<") ? field.slice(field.lastIndexOf("<") + 1).split(">", 1)[0] : field.split("(", 1)[0];
  return (bare ?? "").trim().toLowerCase();
};
