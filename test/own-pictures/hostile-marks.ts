import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { chunk, fromRows, type Hostile, png, type Row, text, withChunks } from "./file-parts.ts";

const tied = "not shapes";
const broken = "unreadable";
const wrong = "wrong kind";
const clips = "too many clips";
const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = 'viewBox="0 0 9 9"') => `<svg ${namespaces} ${more}>${inside}</svg>`;
const area = "M0 0h9v9z";
const shape = `<path d="${area}"/>`;
const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join(
  "",
);

/** Each of ten levels is drawn ten times in the one before. */
const levels = (element: string, reference: string) => {
  const nested = Array.from({ length: 10 }, (_, level) => {
    const inside = `<path d="${area}" ${reference}="url(#l${level + 1})"/>`.repeat(10);
    return `<${element} id="l${level}">${inside}</${element}>`;
  });
  return `${nested.join("")}<path d="${area}" ${reference}="url(#l0)"/>`;
};

/** Marks. Accepted ones must have lost their harmful parts; `evil` is the address that they refer to. */
export async function hostileMarks(evil = "https://evil.example"): Promise<Hostile[]> {
  const square = (alpha: number) =>
    sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 122, g: 34, b: 51, alpha } } });
  const good = await square(1).png().toBuffer();
  return fromRows([
    ["no bytes", "", "none"],
    ["a photograph", await square(1).jpeg().toBuffer(), wrong],
    ["a GIF that is a script", "GIF89a=1;alert(1)//", wrong],
    ["a page", "<!doctype html><script>alert(1)</script>", wrong],
    ["half a PNG", good.subarray(0, 60), broken],
    ["a PNG bomb", png(10_000, 10_000, Buffer.alloc(100)), "too many pixels"],
    ["a clear PNG", await square(0).png().toBuffer(), "empty"],
    ["a PNG with a page behind it", Buffer.concat([good, text("<script>alert(1)</script>")])],
    ["a PNG with a script in a comment", withChunks(good, chunk("tEXt", text("Comment\0<script>alert(1)</script>")))],
    ...spellings(),
    ...references(evil),
    ...scripts(),
    ...heavy(),
  ]);
}

/** Drawings that are written in an odd way. */
const spellings = (): Row[] => [
  ["a compressed drawing", gzipSync(svg(shape)), wrong],
  ["a drawing in UTF-16", Buffer.from(`\ufeff${svg(shape)}`, "utf16le"), wrong],
  ["a drawing in bytes of no alphabet", Buffer.from(svg(`${shape}<desc>\u00c0\u00ae</desc>`), "latin1"), wrong],
  ["a drawing after a mark of byte order", `\ufeff${svg(`<script>alert(1)</script>${shape}`)}`],
  [
    "a drawing that says it is in UTF-7",
    `<?xml version="1.0" encoding="UTF-7"?>${svg(`+ADw-script+AD4-alert(1)${shape}`)}`,
  ],
  ["zeros between letters", svg(`<scr\0ipt>alert(1)</scr\0ipt>${shape}`)],
  ["a drawing in a page", `<!doctype html><body onload="alert(1)">${svg(shape)}<script>alert(1)</script>`],
  [
    "a drawing under another name",
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>`,
    wrong,
  ],
  ["a script under another name", svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>${shape}`)],
  [
    "a page's script under another name",
    svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>${shape}`),
  ],
  ["character data that end early", svg(`<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>${shape}`)],
  ["character data that hide an end", svg(`<style><![CDATA[</style><script>alert(1)</script>]]></style>${shape}`)],
  ["a title that breaks out", svg(`<title></title></svg><img src=x onerror=alert(1)></title>${shape}`), "empty", ""],
  ["a style that breaks out", svg(`<style></style><img src=x onerror=alert(1)></style>${shape}`), tied, "empty", ""],
  [
    "tables of formulas that break out",
    svg(`<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>${shape}`),
    "empty",
    "",
  ],
  ["a comment that ends early", svg(`<!--><script>alert(1)</script>-->${shape}`)],
  ["a name with markup", svg(`<g id="a&quot;><script>alert(1)</script>">${shape}</g>`)],
  ["a view box without measure", svg(shape, 'viewBox="0 0 1e999 NaN"'), broken],
  ["a drawing of no size", `<svg>${shape}</svg>`, broken],
  ["an empty drawing", svg(""), "empty"],
];

/** Marks that would fetch something from elsewhere. */
const references = (evil: string): Row[] => [
  ["a drawing of copies", svg('<g id="a"><use href="#a"/></g>'), tied],
  ["copies of another site's drawing", svg(`<use xlink:href="${evil}/a.svg#a"/>`), tied],
  ["a copy of a written drawing", svg("<use href=\"data:image/svg+xml,<svg id='a' onload='alert(1)'/>#a\"/>"), tied],
  ["a picture of another site", svg(`<image href="${evil}/a.png" width="9" height="9"/>`), tied],
  ["a file of the server", svg('<image href="file:///etc/passwd" width="9" height="9"/>'), tied],
  ["a page in a drawing", svg(`<foreignObject><iframe src="${evil}"/></foreignObject>`), tied],
  ["a pattern of another site", svg(`<pattern id="p" xlink:href="${evil}/a#p"/>${shape}`), tied],
  ["an entity of the server's files", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg(`${shape}&a;`)}`],
  ["an entity of another site", `<!DOCTYPE svg [<!ENTITY % a SYSTEM "${evil}/a.dtd">%a;]>${svg(shape)}`],
  ["a foreign document type", `<!DOCTYPE svg SYSTEM "${evil}/a.dtd">${svg(shape)}`],
  ["a foreign style sheet", `<?xml-stylesheet href="${evil}/a.css"?>${svg(shape)}`],
  ["a sheet that turns it into a page", `<?xml-stylesheet type="text/xsl" href="${evil}/a.xsl"?>${svg(shape)}`],
  [
    "a part of another document",
    svg(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${evil}"/>${shape}`),
  ],
  ["another place to begin from", svg(shape, `viewBox="0 0 9 9" xml:base="${evil}/"`)],
  [
    "a frame, a film and an object",
    svg(`<iframe src="${evil}"></iframe><video src="${evil}"></video><object data="${evil}"></object>${shape}`),
  ],
  ["a page that sends on", svg(`<meta http-equiv="refresh" content="0;url=${evil}"/>${shape}`), "empty", ""],
  ["an import of styles", svg(`<style>@import "${evil}/a.css";</style>${shape}`)],
  ["an import of styles by their address", svg(`<style>@import url(${evil}/a.css);</style>${shape}`)],
  ["a linked style sheet", svg(`<link rel="stylesheet" href="${evil}/a.css"/>${shape}`)],
  ["a foreign font", svg(`<style>@font-face{src:url(${evil}/a)}</style>${shape}`)],
  ["a ground that calls out", svg(`<style>svg{background:url(${evil}/a)}</style>${shape}`)],
  ["a ground that calls out by another word", svg(`<style>svg{background:image-set("${evil}/a" 1x)}</style>${shape}`)],
  ["an escaped style", svg(`<style>path{fill:\\75rl(${evil}/a)}</style>${shape}`)],
  ["a style with a comment in a word", svg(`<style>path{fill:ur/**/l(//evil.example/a)}</style>${shape}`)],
  ["a foreign fill", svg(`<path d="${area}" fill="url(${evil}/a#b)"/>`)],
  ["a foreign fill over lines", svg(`<path d="${area}" fill="url(\n'${evil}/a#b'\n)"/>`)],
  ["a written fill", svg(`<path d="${area}" fill="url(data:image/svg+xml,evil)"/>`)],
  ["a foreign filter", svg(`<path d="${area}" filter="url(//evil.example/a#b)"/>`)],
  [
    "a filter that fetches a picture",
    svg(`<filter id="f"><feImage href="${evil}/a"/></filter><path d="${area}" filter="url(#f)"/>`),
  ],
  ["a foreign gradient", svg(`<linearGradient id="g" href="${evil}/a#g"/><path d="${area}" stroke="url(#g)"/>`)],
  ["a foreign clip", svg(`<path d="${area}" clip-path="url(${evil}/a#b)"/>`)],
  ["a foreign pointer", svg(`<path d="${area}" cursor="url(${evil}/a),auto"/>`)],
  ["a style that calls out", svg(`<path d="${area}" style="mask:url(//evil.example/a)"/>`)],
];

/** Marks that would run something. */
const scripts = (): Row[] => [
  ["a script", svg(`<script>alert(1)</script>${shape}`)],
  ["a script in character data", svg(`<script><![CDATA[alert(1)]]></script>${shape}`)],
  ["a script that is linked", svg(`<script xlink:href="data:text/javascript,alert(1)"/>${shape}`), "empty", ""],
  [
    "a script in a description",
    svg(`<metadata><script>alert(1)</script></metadata><desc><script>alert(1)</script></desc>${shape}`),
  ],
  ["a handler", svg(shape, 'viewBox="0 0 9 9" onload="alert(1)"')],
  ["a handler of focus", svg(`<g tabindex="1" autofocus="" onfocus="alert(1)">${shape}</g>`)],
  ["a handler in another case", svg(`<path d="${area}" oNcLiCk="alert(1)"/>`)],
  ["a handler of an animation", svg(`<animate onbegin="alert(1)" attributeName="x"/>${shape}`)],
  ["a handler by its element", svg(`<handler type="text/javascript">alert(1)</handler>${shape}`)],
  ["a changing link", svg(`<set attributeName="href" to="javascript:alert(1)"/>${shape}`)],
  [
    "a link that an animation changes",
    svg(`<a href="#"><animate attributeName="href" values="javascript:alert(1)"/>${shape}</a>${shape}`),
  ],
  ["a link to a script", svg(`<a href="javascript:alert(1)">${shape}</a>${shape}`)],
  ["an older link to a script", svg(`<a xlink:href="java&#10;script:alert(1)">${shape}</a>${shape}`)],
  ["a link to a written page", svg(`<a href="data:text/html,<script>alert(1)</script>">${shape}</a>${shape}`)],
  [
    "a style that computes",
    svg(`<style>path{width:expression(alert(1))}</style><path d="${area}" style="x:expression(alert(1))"/>`),
  ],
  ["a style with a behaviour", svg(`<path d="${area}" style="behavior:url(evil.htc);-moz-binding:url(evil.xml#a)"/>`)],
];

/** Marks that would take far more memory or time than their bytes say. */
const heavy = (): Row[] => [
  ["a billion laughs", `<!DOCTYPE svg [<!ENTITY a0 "evil">${laughs}]>${svg(`${shape}<desc>&a9;</desc>`)}`],
  ["ten thousand parts", svg("<g/>".repeat(10_000)), broken],
  ["a nesting without end", svg("<g>".repeat(5000)), broken],
  ["seven thousand brackets", svg("<g>".repeat(7000) + shape), tied, broken],
  ["a drawing of a megabyte", svg(`<path d="${"M0 0h9".repeat(200_000)}"/>`), broken, wrong],
  [
    "a line of fifty thousand turns",
    svg(`<path d="M0 0${"l9 9 0-9".repeat(30_000)}" stroke="#000"/>`),
    broken,
    "empty",
    "too heavy",
    "",
  ],
  [
    "a line of endless dashes",
    svg(`<path d="M0 0H1e9" stroke="#000" stroke-dasharray="1e-6"/>${shape}`),
    broken,
    "too heavy",
    "",
  ],
  ["masks in masks in masks", svg(levels("mask", "mask")), clips],
  ["clips in clips in clips", svg(levels("clipPath", "clip-path")), clips],
  [
    "layers upon layers",
    svg(`<g opacity=".99">${'<g opacity=".9">'.repeat(55)}${shape.repeat(500)}${"</g>".repeat(55)}</g>`.repeat(9)),
    broken,
    "too heavy",
    "",
  ],
  [
    "gradients in a circle",
    svg(
      `<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><path d="${area}" fill="url(#a)"/>${shape}`,
    ),
  ],
  [
    "an enormous filter",
    svg(
      `<filter id="f" width="1e9" height="1e9"><feTurbulence numOctaves="99999"/></filter><path d="${area}" filter="url(#f)"/>`,
    ),
  ],
  ["an enormous drawing", svg(shape, 'viewBox="0 0 1e12 1e12" width="1e9" height="1e9"'), broken, "empty", ""],
  ["an enormous shift", svg(`<path d="M1e38 1e38h1e38v1e38z" transform="scale(1e38) rotate(1e30)"/>${shape}`)],
];
