/** Gives each picture a class with its own colour, to stand in its place: `node scripts/write-picture-colours.ts` */
import { writeFileSync } from "node:fs";
import { pictures } from "#app/ui/pictures.ts";

const rules = Object.entries(pictures).map(
  ([name, { colour }]) => `.picture--${name} {\n  background: ${colour};\n}\n`,
);
writeFileSync("app/ui/picture-colours.css", `/* Written by scripts/write-picture-colours.ts. */\n${rules.join("")}`);
