import { greetableName } from "./greetable-name.ts";

const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|dame|lord|lady|madame|mme|m|herr|frau|don|doña|rev|fr)\.?$/i;
const ofHouse = /[&+«»"“”;()]|^(?:the|le|la|les|der|die|das|il|el|casa|château|maison)\s/i;

/** The name by which a letter greets somebody: the first name, or the whole name where none can be told. */
export function firstName(name: string): string {
  const whole = greetableName(name.trim());
  if (ofHouse.test(whole)) return whole;
  const [family = "", given = "", ...more] = whole.split(",").map((part) => part.trim());
  const [first = "", ...others] = (
    given && more.length === 0 && !/^(?:jr|sr|phd|md)\.?$/i.test(given) ? given : family
  ).split(/\s+/);
  const isTold = !title.test(first) && !/^\p{L}\.?$/u.test(first) && !first.slice(0, -1).includes(".");
  return others.length === 0 || isTold ? first || whole : whole;
}
