import { isDivider } from "./divider.ts";
import { isTitleLine } from "./strip-fences.ts";

const slug = "(?:(?:url|page|post|permalink|suggested)[\\s_-]*)?slug";
const title = "(?:meta|seo|page)[\\s_-]*title";
const keyword = "(?:(?:focus|primary|secondary|target|main|seo|meta)[\\s_-]*){1,2}key[\\s_-]?(?:words?|phrases?)";
const count = "(?:(?:target|total|estimated|approximate)[\\s_-]*)?word[\\s_-]*count";
const label = `(?:${slug}|${title}|${keyword}|${count})`;
const bold = "(?:\\*\\*|__|</?(?:strong|b)>)?";
const labelled = new RegExp(
  `^(?:[\\s>#*_+-]|<(?:p|div|li)(?:\\s[^<>]{0,200})?>){0,20}(?:\\d{1,2}[.)][ \\t]*)?${bold}${label}\\s*${bold}\\s*(?:\\([^()]{0,60}\\)\\s*)?(?:([:=–—]|-(?=\\s))\\s*${bold}|$)`,
  "i",
);
const heading = /^\s*(?:#{1,6}\s|<h1)/;
const maxLabelCharacters = 400;
const maxValueCharacters = 120;

/** Removes lines such as "Slug: the-cellar-door" at the top, around the title, with the dividers around them. */
export function removeLabels(text: string): string {
  const lines = text.split("\n");
  const top = new TopLines();
  const end = lines.findIndex((line) => !top.takes(line));
  return top.hasLabel ? [...top.kept, ...lines.slice(end === -1 ? lines.length : end)].join("\n") : text;
}

/** The lines above an article's first words: blank ones, its title, labels with their values. */
class TopLines {
  kept: string[] = [];
  hasLabel = false;
  private isTitled = false;
  private awaitsValue = false;

  takes(line: string): boolean {
    if (line.trim() === "") return this.keep(line);
    const label = line.length > maxLabelCharacters ? "" : (labelled.exec(line)?.[0] ?? "");
    if (label) return this.drop(line.slice(label.length).trim() === "");
    if (isDivider(line)) return true;
    if (this.awaitsValue && isValue(line)) return this.drop(false);
    if (this.isTitled || !(heading.test(line) || isTitleLine(line.slice(0, 300)))) return false;
    this.isTitled = true;
    return this.keep(line);
  }

  private keep(line: string): true {
    this.kept.push(line);
    return true;
  }

  private drop(awaitsValue: boolean): true {
    this.hasLabel = true;
    this.awaitsValue = awaitsValue;
    return true;
  }
}

const isValue = (line: string): boolean =>
  line.length <= maxValueCharacters && !heading.test(line) && !/[.!?]$/.test(line);
