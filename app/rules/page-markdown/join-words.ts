import type { PhrasingContent } from "mdast";

type Parent = Extract<PhrasingContent, { children: unknown }>;

const space: PhrasingContent = { type: "text", value: " " };

/**
 * White space as a browser shows it: runs become one space, none is left at either end or beside a line break. A space
 * at the edge of a stressed run moves outside it, because markdown knows no stress that begins or ends with one.
 */
export function joinWords(nodes: PhrasingContent[]): PhrasingContent[] {
  return withoutEdges(settle(nodes)).nodes;
}

function settle(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes.flatMap(lift)) {
    const last = joined.at(-1);
    if (node.type === "text" && last?.type === "text") last.value += node.value;
    else joined.push({ ...node });
  }
  for (const [place, node] of joined.entries()) {
    if (node.type === "text") node.value = besideBreaks(joined, place, node.value.replace(/[ \t\n\r\f]+/g, " "));
  }
  return joined.filter((node) => node.type !== "text" || node.value !== "");
}

function besideBreaks(nodes: PhrasingContent[], place: number, value: string): string {
  const text = nodes[place - 1]?.type === "break" ? value.trimStart() : value;
  return nodes[place + 1]?.type === "break" ? text.trimEnd() : text;
}

function lift(node: PhrasingContent): PhrasingContent[] {
  if (!("children" in node)) return [node];
  const { before, nodes, after } = withoutEdges(settle(node.children));
  const lifted = nodes.length > 0 ? [{ ...node, children: nodes } as Parent] : [];
  return [...(before ? [{ ...space }] : []), ...lifted, ...(after ? [{ ...space }] : [])] as PhrasingContent[];
}

/** The nodes without white space and line breaks at either end, and whether there was a space. */
function withoutEdges(nodes: PhrasingContent[]) {
  const rest = nodes.map((node) => ({ ...node }));
  const before = trim(rest, 0, (text) => text.trimStart());
  const after = trim(rest, -1, (text) => text.trimEnd());
  return { before, nodes: rest, after };
}

function trim(nodes: PhrasingContent[], end: 0 | -1, cut: (text: string) => string): boolean {
  let isCut = false;
  for (let node = nodes.at(end); node; node = nodes.at(end)) {
    const rest = node.type === "text" ? cut(node.value) : node.type === "break" ? "" : undefined;
    if (rest === undefined || (node.type === "text" && rest === node.value)) return isCut;
    isCut = true;
    if (node.type === "text" && rest !== "") {
      node.value = rest;
      return isCut;
    }
    nodes.splice(end, 1);
  }
  return isCut;
}
