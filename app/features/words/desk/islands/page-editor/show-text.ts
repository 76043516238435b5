/** Current texts of facts, by their names in braces. */
export type FactValues = Record<string, string>;

const marks = /\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Shows a text as visitors read it: facts in place of their names, emphasis and links in place of their marks. */
export function showText(element: HTMLElement, text: string, facts: FactValues) {
  const filled = text.replace(/\{([^{}]+)\}/g, (braces, name: string) => facts[name] ?? braces);
  const nodes: (string | HTMLElement)[] = [];
  let at = 0;
  for (const mark of filled.matchAll(marks)) {
    const [whole, stressed, words = ""] = mark;
    nodes.push(filled.slice(at, mark.index), stressed ? made("em", stressed) : made("u", words));
    at = mark.index + whole.length;
  }
  element.replaceChildren(...nodes, filled.slice(at));
}

const made = (name: "em" | "u", words: string) => Object.assign(document.createElement(name), { textContent: words });
