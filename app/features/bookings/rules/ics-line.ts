/** A line of an iCalendar text (RFC 5545 3.1), its name and parameters' names in capitals. */
export type IcsLine = { name: string; parameters: ReadonlyMap<string, string>; value: string };

/** Longer than the names and parameters of any line about time. */
const maxHeadLength = 2000;

/** Reads `NAME;PARAMETER="with: signs":value`. Some programs leave out the quotes. */
export function readIcsLine(line: string): IcsLine {
  const start = line.slice(0, maxHeadLength);
  const quoted = start.includes('"') ? /^(?:[^":]|"[^"]*")*:/.exec(start)?.[0].length : undefined;
  const first = quoted ?? start.indexOf(":") + 1;
  // A name with a colon, such as (UTC-05:00) Eastern Time: the value begins after the last one.
  const colon = /[^\w\s:+,./;=-]/.test(line.slice(first)) ? start.lastIndexOf(":") + 1 : first;
  const head = line.slice(0, Math.max(0, colon - 1));
  const parameters = [...head.matchAll(/;\s*([\w-]+)=("[^"]*"|[^;]*)/g)];
  return {
    name: (/^[\w-]+/.exec(head)?.[0] ?? "").toUpperCase(),
    parameters: new Map(parameters.map(([, name = "", value = ""]) => [name.toUpperCase(), value.replaceAll('"', "")])),
    value: line.slice(colon).trim(),
  };
}
