import { readFileSync } from "node:fs";
import { billOfMaterials } from "./bill-of-materials.ts";

/** Prints the packages of the running site: `npm run --silent sbom > sbom.json`. */
const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
process.stdout.write(`${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);
