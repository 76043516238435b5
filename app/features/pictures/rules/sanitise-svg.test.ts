import { expect, test } from "vitest";
import { sanitiseSvg } from "./sanitise-svg.ts";

const of = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const drawn = (text: string) => {
  const made = sanitiseSvg(text);
  return typeof made === "string" ? made : made.svg;
};

test("shapes, gradients, clips and plain styles stay as they are drawn", () => {
  const kept =
    '<style>.a{fill:#c00;stroke-width:2px}</style><defs><linearGradient id="g" gradientUnits="userSpaceOnUse">' +
    '<stop offset="0" stop-color="#fff"></stop></linearGradient></defs><g class="a" transform="translate(1 2)">' +
    '<path d="M0 0h10v-5z" fill="url(#g)" fill-rule="evenodd"></path></g>';
  const svg = drawn(of(kept));
  for (const part of ["<style>.a{fill:#c00;stroke-width:2px}</style>", 'fill="url(#g)"', 'fill-rule="evenodd"'])
    expect(svg).toContain(part);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 100 50"[^>]*>.*<linearGradient id="g" gradientUnits="userSpaceOnUse">/);
  expect(svg).toContain('width="512"');
  expect(svg).toContain('height="256"');
});

test("an attribute with a name that every object knows is left out", () => {
  expect(drawn(of('<path constructor="x" toString="y" valueOf="z" d="M0 0h1"/>'))).toContain(`<path d="M0 0h1" />`);
});

test("an older reference to a gradient is written as browsers want it now", () => {
  expect(drawn(of('<linearGradient id="b" xlink:href="#a"/>'))).toContain('<linearGradient href="#a" id="b"');
});

const hostile: [name: string, text: string][] = [
  ["a script", of("<script>alert(1)</script><path d='M0 0'/>")],
  ["a script with a source", of('<script href="https://evil.example/a.js"/><path d="M0 0"/>')],
  ["an event handler", of('<path d="M0 0" onclick="alert(1)"/>', 'viewBox="0 0 1 1" onload="alert(1)"')],
  ["a link", of('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ["a foreign gradient", of('<linearGradient href="https://evil.example/a.svg#a"/>')],
  ["a foreign fill", of('<path d="M0 0" fill="url(https://evil.example/a.svg#a)"/>')],
  ["a foreign fill, spaced and quoted", of(`<path d="M0 0" fill="URL ( 'https://evil.example/a' )"/>`)],
  ["a style that computes", of("<style>.a{width:expression(alert(1))}</style>")],
  ["an import", of("<style>@import url(https://evil.example/a.css);</style>")],
  ["a style with a foreign address", of('<path d="M0 0" style="fill:url(//evil.example/a)"/>')],
  ["an escaped style", of("<style>.a{fill:\\75rl(evil.example)}</style>")],
  ["a font", of("<style>@font-face{font-family:a;src:url(evil.example)}</style>")],
  ["an entity", `<!DOCTYPE svg [<!ENTITY a "evil.example">]>${of("<path d='M0 0'/>&a;")}`],
  ["an entity from a file", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${of("<desc>&a;</desc>")}`],
  ["a style sheet instruction", `<?xml-stylesheet href="https://evil.example/a.css"?>${of("")}`],
  ["an animation", of('<animate attributeName="href" to="javascript:alert(1)"/><set onbegin="alert(1)"/>')],
  ["a frame", of('<iframe src="https://evil.example"></iframe><embed src="https://evil.example"/>')],
  ["markup that breaks out", of("</svg><img src=x onerror=alert(1)>")],
  ["a comment that hides", of("<!--><script>alert(1)</script>-->")],
  ["character data", of("<![CDATA[<script>alert(1)</script>]]>")],
  ["an id with markup", of('<g id="a&quot;><script>alert(1)</script>"/>')],
  ["a handler of another namespace", of('<path d="M0 0" ev:event="click" xml:base="https://evil.example/"/>')],
];

test.each(hostile)("%s does nothing", (_, text) => {
  const made = sanitiseSvg(text);
  const svg = typeof made === "string" ? "" : made.svg;
  expect(svg).not.toMatch(/script|alert|evil|javascript|passwd|on\w+=|@import|@font|<!|<\?|iframe|embed|<a\b/i);
});

const refused: [name: string, text: string, problem: string][] = [
  ["copies", of('<use href="#a"/>'), "not shapes"],
  ["copies from elsewhere", of('<use xlink:href="https://evil.example/a.svg#a"/>'), "not shapes"],
  ["pictures", of('<image href="https://evil.example/a.png"/>'), "not shapes"],
  ["foreign markup", of("<foreignObject><body/></foreignObject>"), "not shapes"],
  ["texts", of("<text>Rind</text>"), "not shapes"],
  ["no drawing", "<p>Rind</p>", "unreadable"],
  ["no size", of("<path d='M0 0'/>", ""), "unreadable"],
  ["a size without end", of("", 'viewBox="0 0 1e999 1"'), "unreadable"],
  ["a line as a size", of("", 'viewBox="0 0 1000 1"'), "unreadable"],
  ["too much of it", of("<g/>".repeat(9000)), "unreadable"],
  ["deep", of("<g>".repeat(100)), "not shapes"],
  ["nothing", "", "unreadable"],
];

test.each(refused)("%s are refused", (_, text, problem) => {
  expect(sanitiseSvg(text)).toBe(problem);
});

const clip = (id: string, inside: string) => `<clipPath id="${id}">${inside}</clipPath>`;
const square = "<rect width='9' height='9'/>";

test.each([
  ["by attributes", clip("a", square) + clip("b", '<path d="M0 0h9v9z" clip-path="url(#a)"/>')],
  ["by masks", `<mask id="a">${square}</mask><mask id="b"><g mask="url(#a)">${square}</g></mask>`],
  ["by a style", clip("a", square) + clip("b", '<path d="M0 0h9v9z" style="clip-path:url(#a)"/>')],
  ["by itself", '<clipPath id="a"/><clipPath id="b" clip-path="url(#a)"/>'],
  ["by a class", `<style>.b{fill:red}.c , .d{ CLIP-PATH: url(#a) }</style>${clip("a", '<g class="b d"/>')}`],
  ["by an element's name", `<style>path{mask:url(#a)}</style>${clip("a", '<path d="M0 0"/>')}`],
  ["by a variable", `<style>*{--a:url(#a);clip-path:var(--a)}</style>${clip("a", square)}`],
  ["by nested styles", `<style>.a{.b{fill:red}clip-path:url(#a)}</style>${clip("a", '<g class="a"/>')}`],
  ["used a thousand times", clip("a", square.repeat(500)) + '<path d="M0 0" clip-path="url(#a)"/>'.repeat(1000)],
])("clips that are drawn again and again are refused: %s", (_, inside) => {
  expect(sanitiseSvg(of(inside))).toBe("too many clips");
});

test("clips as programs write them stay", () => {
  const sheet = "<style>.cls-1{fill:none;}.cls-2{clip-path:url(#clip-path);}</style>";
  const inside = `${sheet}<defs>${clip("clip-path", '<rect class="cls-1" style="clip-rule:evenodd" width="9" height="9"/>')}</defs><g class="cls-2"><g clip-path="url(#clip-path)">${square.repeat(300)}</g></g>`;
  expect(drawn(of(inside))).toContain('<clipPath id="clip-path"><rect class="cls-1"');
});

test("one so deep that reading it may run out of stack is refused", () => {
  expect(sanitiseSvg(of("<g>".repeat(3000)))).toBeTypeOf("string");
});
