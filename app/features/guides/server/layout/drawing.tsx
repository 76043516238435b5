import { Circle, ClipPath, Defs, G, Path } from "@react-pdf/renderer";
import type { ComponentProps, ReactNode } from "react";
import { Svg } from "./primitives.ts";

type Look = ComponentProps<typeof Svg>["look"];
type Element = { name: string; attributes: Record<string, string>; children: Element[] };

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function attributesOf(markup: string): Record<string, string> {
  const found = [...markup.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [camelCase(name), value]));
}

/** Parses one of our own SVG files, which have only elements and attributes. */
function parse(svg: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = "", attributes = ""] of svg.matchAll(/<(\/?)(\w+)((?:[\s/][^<>]*)?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), children: [] };
    open.at(-1)?.children.push(element);
    if (!attributes.endsWith("/")) open.push(element);
  }
  return root.children[0] ?? root;
}

function draw({ name, attributes, children }: Element, place: number): ReactNode {
  const inner = children.map(draw);
  if (name === "path") return <Path key={place} d="" {...attributes} />;
  if (name === "circle") return <Circle key={place} r={0} {...attributes} />;
  if (name === "g") {
    return (
      <G key={place} {...attributes}>
        {inner}
      </G>
    );
  }
  if (name !== "clipPath") return null;
  return (
    <Defs key={place}>
      <ClipPath {...attributes}>{inner}</ClipPath>
    </Defs>
  );
}

/** Draws one of our SVG files as vector lines. */
export function Drawing({ svg, look, stretches }: { svg: string; look: Look; stretches?: boolean }) {
  const { attributes, children } = parse(svg);
  return (
    <Svg viewBox={attributes.viewBox} preserveAspectRatio={stretches ? "none" : "xMidYMid meet"} look={look}>
      {children.map(draw)}
    </Svg>
  );
}
