// Draws every mark into public/marks, and the tab's own into public: node art/marks/draw.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import { cigar, dining, visibility, winery } from "./covers.mjs";
import { divider, fieldDark, fieldOx } from "./fields.mjs";
import { ridge } from "./ridges.mjs";
import { appIcon, brass, favicon, ink, largeSeal, smallSeal } from "./seal.mjs";

const folder = new URL("../../public/marks/", import.meta.url);
/** The year of a trade; its peaks are those of app/features/company/words/verticals.ts. */
const year = (first, second) =>
  ridge([[first, 0.52, 1.1], [second, 1, 1.1]])
    .replace('class="undefined"', 'xmlns="http://www.w3.org/2000/svg"')
    .replace("currentColor", "#d6b37a");

const marks = {
  seal: largeSeal(brass),
  "seal-ink": largeSeal(ink),
  "seal-small": smallSeal(brass),
  "seal-small-ink": smallSeal(ink),
  "app-icon": appIcon(),
  "../favicon": favicon(),
  "cover-winery": winery(),
  "cover-cigar": cigar(),
  "cover-dining": dining(),
  "cover-visibility": visibility(),
  "field-dark": fieldDark(),
  "field-ox": fieldOx(),
  divider: divider(),
  "year-estate": year(3, 9),
  "year-lounge": year(6, 12),
  "year-dining": year(2, 12),
};

mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(marks)) {
  writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`);
  console.log(name, svg.length);
}
