import type { MailHeader } from "./incoming-mail.ts";

/** Mails that passed many servers have about a hundred. */
const maxLines = 2000;

const field = /^([!-9;-~]{1,80}):(.*)$/s;

/** Header fields (RFC 5322), unfolded, until the first empty line. */
export function readHead(text: string): MailHeader[] {
  const lines = text.split(/\r\n|\r|\n/, maxLines);
  const end = lines.indexOf("");
  const fields: string[] = [];
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const isFolded = /^[ \t]/.test(line) && fields.length > 0;
    if (isFolded) fields[fields.length - 1] += ` ${line.trim()}`;
    else fields.push(line);
  }
  return fields.flatMap((each) => {
    const [, name = "", value = ""] = field.exec(each) ?? [];
    return name ? [{ name: name.toLowerCase(), value: value.trim() }] : [];
  });
}

/** The groups of fields of a delivery status (RFC 3464): one about the mail, one about each recipient. */
export const readFieldGroups = (text: string): MailHeader[][] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((group) => readHead(group.trim()))
    .filter((group) => group.length > 0);
