import { expect, test } from "vitest";
import { guideLooks } from "./layout/guide-looks.ts";
import { ownArtOf } from "./own-art.ts";

const wine = { version: "a", alt: "", colour: "#000000", focus: { xPercent: 50, yPercent: 50 }, dimming: 0.5 };
const file = (name: string, version: string) => ({ bytes: Buffer.from(name), version });

test("a guide shows the largest of the owner's pictures in place of those that it has, and the owner's mark", () => {
  const ownFiles = new Map([
    ["/pictures/wine-480.webp", file("small", "a")],
    ["/pictures/wine-2000.webp", file("large", "a")],
    ["/pictures/wine-2000.avif", file("other", "a")],
    ["/pictures/cigar-2000.webp", file("cigar", "b")],
    ["/marks/mark.png", file("mark", "c")],
  ]);
  const art = ownArtOf(guideLooks.winery, ownFiles, { pictures: { wine } });
  expect(art).toEqual({
    pictures: { wine: { bytes: Buffer.from("large"), dimming: 0.5 } },
    mark: Buffer.from("mark"),
    version: "a c",
  });
  expect(ownArtOf(guideLooks.winery, new Map())).toEqual({ pictures: {}, version: "" });
  const accent = { onDark: "#d06e67", onPaper: "#745903" };
  expect(ownArtOf(guideLooks.winery, new Map(), { accent: { ...accent, bright: "#ea857d", version: "d" } })).toEqual({
    ...{ pictures: {}, accent, version: "d" },
  });
});
