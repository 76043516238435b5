import type { Accent, Look, OwnMark, OwnPictures } from "./look.ts";

/** The name in the class of a picture: `picture--stock-hills`. */
const classOf = (name: string) => `.picture--${name}`;

/** Puts the owner's look into the default style sheets; `shown` tells whether a picture is on the page. */
export function restyle(styles: string, look: Look, shown: (name: string) => boolean): string {
  const own = Object.entries(look.pictures).filter(([name]) => shown(name));
  const recoloured = own.reduce((text, [name, { colour }]) => recolour(text, classOf(name), colour), styles);
  const marked = withMark(
    withMark(recoloured, ".seal:not(.seal--small)", "/marks/seal.svg", look.seal),
    ".seal--small",
    "/marks/seal-small.svg",
    look.mark,
  );
  return withAccent(marked, look.accent) + own.map(ownRule).join("");
}

/** Replaces a mark: in its own colours it is a picture, in the metal of its surface it stays a mask. */
function withMark(styles: string, selector: string, address: string, mark: OwnMark | undefined): string {
  if (!mark || !styles.includes(address)) return styles;
  const own = `${address}?v=${mark.version}`;
  if (mark.tint === "metal") return styles.replaceAll(address, own);
  return `${styles}${selector}:not(#_){background:url(${own}) 50%/contain no-repeat;mask:none}`;
}

/** Overrides the tokens of tokens.css for the accent. */
function withAccent(styles: string, accent: Accent | undefined): string {
  if (!accent || !styles.includes("--brass:")) return styles;
  const { onDark, bright, onPaper } = accent;
  return `${styles}:root:root{--brass:${onDark};--brass-bright:${bright};--brass-deep:${onPaper};--hair-on-ink:${onDark}4d;--hair-on-paper:${onPaper}6b}`;
}

/** Replaces the colour in the minified rule from scripts/encode-pictures.ts. */
function recolour(styles: string, selector: string, colour: string): string {
  const rule = `${selector}{background:`;
  const start = styles.indexOf(rule);
  if (start === -1) return styles;
  const from = start + rule.length;
  return styles.slice(0, from) + colour + styles.slice(styles.indexOf("}", from));
}

/** Overrides the positions that places set for the default pictures, and dims where words stand (`--under-words`). */
const ownRule = ([name, { colour, focus, dimming, file }]: [string, OwnPictures[string]]) =>
  `${classOf(name)}:not(#_) img{object-position:${focus.xPercent}% ${focus.yPercent}%}` +
  (dimming || file ? `${classOf(name)}:not(#_){--under-words:brightness(${dimming ?? 1});background:${colour}}` : "");
