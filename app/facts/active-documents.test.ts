import { expect, test } from "vitest";
import { activeDocuments } from "./active-documents.ts";

const [cigar, winery] = ["https://documents.example/cigar", "https://documents.example/winery"];
const settings: Record<string, string> = { cigar };

test("what is empty on the desk comes from the settings, and what the desk names wins", () => {
  expect(activeDocuments(settings, { cigar: "", winery: "" })).toEqual({ cigar });
  expect(activeDocuments(settings, { cigar: "", winery })).toEqual({ cigar, winery });
  expect(activeDocuments(settings, { cigar: winery })).toEqual({ cigar: winery });
});
