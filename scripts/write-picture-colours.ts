/** `node scripts/write-picture-colours.ts` gives each picture a CSS class with its dominant colour. */
import { writeFileSync } from "node:fs";
import { pictures } from "#platform/ui/pictures.ts";

const rules = Object.entries(pictures).map(
  ([name, { colour }]) => `.picture--${name} {\n  background: ${colour};\n}\n`,
);
writeFileSync(
  "app/platform/ui/picture-colours.css",
  `/* Written by scripts/write-picture-colours.ts. */\n${rules.join("")}`,
);
