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
  ["a drawing after a mark of byte order", `\ufeff${svg(`<script>alert(1)</script>${shape}`)}`],
  ["zeros between letters", svg(`<scr\0ipt>alert(1)</scr\0ipt>${shape}`)],
  ["a drawing in a page", `<!doctype html><body onload="alert(1)">${svg(shape)}<script>alert(1)</script>`],
  [
    "a drawing under another name",
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>`,
    wrong,
  ],
  ["a script under another name", svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>${shape}`)],
  ["character data that hide an end", svg(`<style><![CDATA[</style><script>alert(1)</script>]]></style>${shape}`)],
  ["a title that breaks out", svg(`<title></title></svg><img src=x onerror=alert(1)></title>${shape}`), "empty", ""],
  ["a style that breaks out", svg(`<style></style><img src=x onerror=alert(1)></style>${shape}`), tied, "empty", ""],
  [
    "tables of formulas that break out",
    svg(`<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>${shape}`),
    "empty",
    "",
  ],
  ["a view box without measure", svg(shape, 'viewBox="0 0 1e999 NaN"'), broken],
  ["an empty drawing", svg(""), "empty"],
];

/** Marks that would fetch something from elsewhere. */
const references = (evil: string): Row[] => [
  ["a drawing of copies", svg('<g id="a"><use href="#a"/></g>'), tied],
  ["a copy of a written drawing", svg("<use href=\"data:image/svg+xml,<svg id='a' onload='alert(1)'/>#a\"/>"), tied],
  ["a file of the server", svg('<image href="file:///etc/passwd" width="9" height="9"/>'), tied],
  ["an entity of the server's files", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg(`${shape}&a;`)}`],
  ["a foreign style sheet", `<?xml-stylesheet href="${evil}/a.css"?>${svg(shape)}`],
  [
    "a frame, a film and an object",
    svg(`<iframe src="${evil}"></iframe><video src="${evil}"></video><object data="${evil}"></object>${shape}`),
  ],
  ["a page that sends on", svg(`<meta http-equiv="refresh" content="0;url=${evil}"/>${shape}`), "empty", ""],
  ["an import of styles", svg(`<style>@import "${evil}/a.css";</style>${shape}`)],
  ["a ground that calls out", svg(`<style>svg{background:url(${evil}/a)}</style>${shape}`)],
  ["an escaped style", svg(`<style>path{fill:\\75rl(${evil}/a)}</style>${shape}`)],
  ["a foreign fill", svg(`<path d="${area}" fill="url(${evil}/a#b)"/>`)],
  ["a foreign filter", svg(`<path d="${area}" filter="url(//evil.example/a#b)"/>`)],
  ["a style that calls out", svg(`<path d="${area}" style="mask:url(//evil.example/a)"/>`)],
];

/** Marks that would run something. */
const scripts = (): Row[] => [
  ["a script", svg(`<script>alert(1)</script>${shape}`)],
  ["a script that is linked", svg(`<script xlink:href="data:text/javascript,alert(1)"/>${shape}`), "empty", ""],
  [
    "a script in a description",
    svg(`<metadata><script>alert(1)</script></metadata><desc><script>alert(1)</script></desc>${shape}`),
  ],
  ["a handler", svg(shape, 'viewBox="0 0 9 9" onload="alert(1)"')],
  ["a handler of an animation", svg(`<animate onbegin="alert(1)" attributeName="x"/>${shape}`)],
  [
    "a link that an animation changes",
    svg(`<a href="#"><animate attributeName="href" values="javascript:alert(1)"/>${shape}</a>${shape}`),
  ],
  ["a link to a script", svg(`<a href="javascript:alert(1)">${shape}</a>${shape}`)],
  [
    "a style that computes",
    svg(`<style>path{width:expression(alert(1))}</style><path d="${area}" style="x:expression(alert(1))"/>`),
  ],
];

/** Marks that would take far more memory or time than their bytes say. */
const heavy = (): Row[] => [
  ["a billion laughs", `<!DOCTYPE svg [<!ENTITY a0 "evil">${laughs}]>${svg(`${shape}<desc>&a9;</desc>`)}`],
  ["a nesting without end", svg("<g>".repeat(5000)), broken],
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
  ["clips in clips in clips", svg(levels("clipPath", "clip-path")), clips],
  [
    "layers upon layers",
    svg(`<g opacity=".99">${'<g opacity=".9">'.repeat(55)}${shape.repeat(500)}${"</g>".repeat(55)}</g>`.repeat(9)),
    broken,
    "too heavy",
    "",
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
