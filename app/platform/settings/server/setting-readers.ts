import { isEmailAddress } from "#platform/mail/email-address.ts";
import { type Reader, SettingError } from "./setting-error.ts";

export const or =
  <Value>(standard: NoInfer<Value>, read: Reader<Value>): Reader<Value> =>
  (text, name) =>
    text ? read(text, name) : standard;

export const optional = <Value>(read: Reader<Value>) => or<Value | undefined>(undefined, read);

export const asWritten: Reader<string> = (text) => text;

export const wholeNumber =
  (low: number, high: number): Reader<number> =>
  (text, name) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= low && value <= high) return value;
    const range = high === Number.MAX_SAFE_INTEGER ? `${low} up` : `${low} to ${high}`;
    throw new SettingError(name, `"${text}" is not usable`, `give a whole number from ${range}`);
  };

export const oneOf =
  <const Choice extends string>(...choices: Choice[]): Reader<Choice> =>
  (text, name) => {
    const choice = choices.find((each) => each === text);
    if (choice) return choice;
    throw new SettingError(name, `"${text}" is not known`, `give one of ${choices.join(", ")}`);
  };

const parseAddress = (text: string, name: string, protocols: string[]) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && protocols.includes(url.protocol)) return url;
  // It may hold a password or a token, so it is not repeated.
  throw new SettingError(name, "this is not an address", `give one that starts with ${protocols[0]}//`);
};

const mailServer =
  (protocols: RegExp, what: string, example: string): Reader<string> =>
  (text, name) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.hostname && protocols.test(url.protocol)) return url.href;
    // The address may hold a password, so it is not repeated.
    throw new SettingError(name, `this is not the address of a ${what}`, `give one such as ${example}`);
  };

export const mailTransport = mailServer(/^smtps?:$/, "mail server", "smtps://user:password@mail.example.com");
export const mailboxServer = mailServer(/^imaps?:$/, "mailbox", "imaps://user:password@mail.example.com");

export const mailbox: Reader<{ name: string; address: string }> = (text, name) => {
  const [, shown = "", address = text] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  if (isEmailAddress(address.trim())) return { name: shown.trim().replace(/^"|"$/g, ""), address: address.trim() };
  throw new SettingError(name, `"${text}" is not an e-mail address`, "give one such as hello@example.com");
};

/** A JSON object with some of these names, each value checked by `read`. */
export const byName =
  <Name extends string>(names: readonly Name[], read: Reader<string>): Reader<Partial<Record<Name, string>>> =>
  (text, name) => {
    const remedy = `give a JSON object with some of the names ${names.join(", ")}`;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new SettingError(name, "this is not JSON", remedy);
    }
    const entries = Object.entries(value ?? {});
    const areKnown = entries.every(([key, each]) => names.some((known) => known === key) && typeof each === "string");
    if (typeof value !== "object" || value === null || Array.isArray(value) || !areKnown) {
      throw new SettingError(name, "this is not such a list", remedy);
    }
    return Object.fromEntries(entries.map(([key, each]) => [key, read(each, name)])) as Partial<Record<Name, string>>;
  };

export const embedId: Reader<string> = (text, name) => {
  if (/^[\w-]{1,64}$/.test(text)) return text;
  throw new SettingError(name, `"${text}" is not an id`, "give letters, digits, _ or -");
};

/** Such addresses go into content policies, where other characters in a host would change the meaning. */
const usableHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

export const webAddress: Reader<string> = (text, name) => {
  const { href, hostname } = parseAddress(text, name, ["https:", "http:"]);
  if (usableHost.test(hostname)) return href;
  throw new SettingError(name, `"${hostname}" is not a host`, "give a name such as site.example.com");
};

/** A longer address is refused: its path would be ignored, although it was meant to do something. */
export const origin: Reader<string> = (text, name) => {
  const { href, origin } = new URL(webAddress(text, name));
  if (href === `${origin}/`) return origin;
  throw new SettingError(name, "this is more than a scheme and a host", `give ${origin} alone`);
};

/** A web address, or a path on this site. */
export const addressOrPath: Reader<string> = (text, name) =>
  text.startsWith("/") && !text.startsWith("//") ? text : webAddress(text, name);

/** Addresses of calendars; `webcal:` is what programs call an https address to subscribe to. */
export const webAddressList: Reader<string[]> = (text, name) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => webAddress(each.replace(/^webcals?:/i, "https:"), name));

const host: Reader<string> = (text, name) => {
  const address = `https://${text}`;
  if (/^[^:/?#@]+$/.test(text) && URL.canParse(address) && usableHost.test(new URL(address).hostname)) {
    return new URL(address).hostname;
  }
  throw new SettingError(name, `"${text}" is not a host`, "give names such as feed.example.com, with commas between");
};

export const hostList: Reader<string[]> = (text, name) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => host(each, name));

export const databaseAddress: Reader<string> = (text, name) =>
  parseAddress(text, name, ["postgres:", "postgresql:"]) && text;
