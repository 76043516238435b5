import { expect, test } from "vitest";
import type { Look } from "./look.ts";
import { restyle } from "./restyle.ts";

const ours = ".picture--wine{background:#381615}.picture--cigar{background:#1d1d16}p{margin:0}";
const own = { version: "a", alt: "", colour: "#ffffff", focus: { xPercent: 20, yPercent: 80 } };

const look = (pictures: Look["pictures"], more: Partial<Look> = {}): Look => ({ pictures, drawing: "", ...more });

test("a picture of the owner's brings its colour and its focus, on pages that show it", () => {
  expect(restyle(ours, look({ wine: own }), () => true)).toBe(
    ".picture--wine{background:#ffffff}.picture--cigar{background:#1d1d16}p{margin:0}" +
      ".picture--wine:not(#_) img{object-position:20% 80%}",
  );
  expect(restyle(ours, look({ wine: own }), (name) => name !== "wine")).toBe(ours);
});

test("words dim the picture that they stand on, and a picture of one page has its colour", () => {
  expect(restyle("", look({ wine: { ...own, dimming: 0.4 } }), () => true)).toContain(
    ".picture--wine:not(#_){--under-words:brightness(0.4);background:#ffffff}",
  );
  expect(restyle("", look({ wine_home: { ...own, file: "wine_home" } }), () => true)).toContain(
    ".picture--wine_home:not(#_){--under-words:brightness(1);background:#ffffff}",
  );
});

test("style sheets without the picture's rule get its focus only", () => {
  expect(restyle("p{}", look({ wine: own }), () => true)).toBe(
    "p{}.picture--wine:not(#_) img{object-position:20% 80%}",
  );
});

const sealed = ".seal{mask:url(/marks/seal.svg)}.seal--small{mask-image:url(/marks/seal-small.svg)}";

test("a mark by its shape takes the place of ours in the mask, one in its own colours is a picture", () => {
  const shape = look({}, { mark: { version: "m", tint: "metal" }, seal: { version: "s", tint: "metal" } });
  expect(restyle(sealed, shape, () => true)).toBe(
    ".seal{mask:url(/marks/seal.svg?v=s)}.seal--small{mask-image:url(/marks/seal-small.svg?v=m)}",
  );
  const coloured = look({}, { mark: { version: "m", tint: "own" } });
  expect(restyle(sealed, coloured, () => true)).toBe(
    `${sealed}.seal--small:not(#_){background:url(/marks/seal-small.svg?v=m) 50%/contain no-repeat;mask:none}`,
  );
});

test("the accent takes the place of brass wherever a page has it", () => {
  const accent = { version: "a", onDark: "#aabbcc", bright: "#ccddee", onPaper: "#112233" };
  const styles = ":root{--brass:#d6b37a}";
  expect(restyle(styles, look({}, { accent }), () => true)).toBe(
    `${styles}:root:root{--brass:#aabbcc;--brass-bright:#ccddee;--brass-deep:#112233;--hair-on-ink:#aabbcc4d;--hair-on-paper:#1122336b}`,
  );
  expect(restyle("p{}", look({}, { accent }), () => true)).toBe("p{}");
});
