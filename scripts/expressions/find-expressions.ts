import { type Argument, type Expression as Node, parseSync, type TemplateLiteral, Visitor } from "oxc-parser";

export type Expression = { file: string; line: number; source: string; flags: string };
/** An expression whose source is only known at run time. */
export type DynamicExpression = { file: string; line: number; written: string };

type Found = { expressions: Expression[]; dynamic: DynamicExpression[] };

/** Every regular expression of a source file: literals, and calls of `RegExp` with constants of the same file. */
export function findExpressions(file: string, text: string): Found {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Found = { expressions: [], dynamic: [] };
  const constants = new Map<string, string>();
  const lineOf = (start: number) => text.slice(0, start).split("\n").length;
  const take = (start: number, end: number, args: readonly Argument[]) => {
    const [source, flags] = [readText(args[0], constants), args[1] ? readText(args[1], constants) : ""];
    const at = { file, line: lineOf(start) };
    if (source === undefined || flags === undefined) found.dynamic.push({ ...at, written: text.slice(start, end) });
    else found.expressions.push({ ...at, source, flags });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = init ? readText(init, constants) : undefined;
      if (id.type === "Identifier" && value !== undefined) constants.set(id.name, value);
    },
    Literal(node) {
      if (!("regex" in node)) return;
      found.expressions.push({ file, line: lineOf(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: ({ callee, start, end, arguments: args }) => isRegExp(callee) && take(start, end, args),
    CallExpression: ({ callee, start, end, arguments: args }) => isRegExp(callee) && take(start, end, args),
  }).visit(program);
  return found;
}

const isRegExp = (callee: Node) => callee.type === "Identifier" && callee.name === "RegExp";

/** The text of a node, if it has only literals and known constants. */
function readText(node: Argument | undefined, constants: ReadonlyMap<string, string>): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "Identifier") return constants.get(node.name);
  return node?.type === "TemplateLiteral" ? readTemplate(node, constants) : undefined;
}

function readTemplate({ quasis, expressions }: TemplateLiteral, constants: ReadonlyMap<string, string>) {
  const values = expressions.map((each) => readText(each, constants));
  if (values.includes(undefined)) return undefined;
  return quasis.map(({ value }, index) => `${value.cooked}${values[index] ?? ""}`).join("");
}
