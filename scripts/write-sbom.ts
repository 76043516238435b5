import { readFileSync, writeFileSync } from "node:fs";
import { billOfMaterials } from "./bill-of-materials.ts";

/** Prints what the running site is made of, or writes it into the file that is named. */
const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
const text = `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
