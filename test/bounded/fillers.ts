/** Fillers of long texts: each has blocked a parser or an expression somewhere. */
export const units = [
  "@",
  ".",
  "/",
  " ",
  "<",
  "&",
  "[",
  "(",
  "*",
  "#",
  "%",
  "`",
  "1",
  "a@",
  "\u0301\u0316",
  "a\u200d",
  "\ud83c",
] as const;

const coded: Record<string, string> = { " ": "+", "&": "%26", "%": "%25", "\ud83c": "%ED%A0%BC" };

/** Escaped as little as possible: an escape takes three bytes for one character. */
const inForm = (unit: string) => coded[unit] ?? unit;
const inJson = (unit: string) => JSON.stringify(unit).slice(1, -1);
const inAddress = (unit: string) => (/^[.@*()`1a[]+$/.test(unit) ? unit : encodeURIComponent(unit.toWellFormed()));
const inHeader = (unit: string) => Buffer.from(unit).toString("latin1");

const repeated = (unit: string, bytes: number) =>
  unit.repeat(Math.max(0, Math.floor(bytes / Math.max(1, Buffer.byteLength(unit)))));

/** Fields beside the filled ones. */
export type Fields = Readonly<Record<string, string>>;

/** A form of `bytes` bytes, its filled fields of equal length. */
export function formOf(fixed: Fields, filled: readonly string[], unit: string, bytes: number): string {
  const start = new URLSearchParams(fixed).toString();
  const names = filled.map((name) => `&${encodeURIComponent(name)}=`);
  const share = (bytes - start.length - names.join("").length) / filled.length;
  return start + names.map((name) => name + repeated(inForm(unit), share)).join("");
}

export function jsonOf(fixed: object, filled: readonly string[], unit: string, bytes: number): string {
  const start = JSON.stringify(fixed).slice(0, -1);
  const names = filled.map((name) => `,${JSON.stringify(name)}:""`);
  const share = (bytes - start.length - names.join("").length - 1) / filled.length;
  const fields = names.map((name) => `${name.slice(0, -1)}${repeated(inJson(unit), share)}"`).join("");
  return `${start}${start === "{" ? fields.slice(1) : fields}}`;
}

export function partsOf(fixed: Fields, filled: readonly string[], unit: string, bytes: number): string {
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const start = Object.entries(fixed).map(([name, value]) => part(name, value));
  const share = (bytes - start.join("").length - 200) / filled.length - 100;
  return `${start.join("")}${filled.map((name) => part(name, repeated(unit, share))).join("")}--${boundary}--\r\n`;
}

const boundary = "between-parts";
export const partsType = `multipart/form-data; boundary=${boundary}`;

export const deepJson = (bytes: number) => `{"a":${"[".repeat(bytes / 2 - 4)}${"]".repeat(bytes / 2 - 4)}}`;
export const deepField = (fixed: object, name: string, bytes: number) =>
  JSON.stringify({ ...fixed, [name]: 0 }).replace(/0\}$/, `${deepJson(bytes - 300)}}`);
export const manyFields = (bytes: number) => "k=&".repeat(bytes / 3);
export const manyKeys = (bytes: number) =>
  `{${Array.from({ length: bytes / 14 }, (_, index) => `"k${index}":0`).join(",")}}`;

export const addressOf = (path: string, keys: readonly string[], unit: string, bytes: number) => {
  const names = keys.map((key, index) => `${index === 0 ? "?" : "&"}${key}=`);
  const share = (bytes - names.join("").length) / keys.length;
  return path + names.map((name) => name + repeated(inAddress(unit), share)).join("");
};

export const pathPart = (unit: string, bytes: number) => repeated(inAddress(unit), bytes);
export const headerOf = (unit: string, bytes: number) => repeated(inHeader(unit), bytes).trim() || "x";
