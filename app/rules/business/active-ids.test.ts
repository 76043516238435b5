import { expect, test } from "vitest";
import { activeIds } from "./active-ids.ts";

const settings = {
  formIds: { winery: "winery", cigar: "from-settings" },
  calendarId: "consultation",
  documentUrls: { cigar: "https://documents.example/cigar" } as Record<string, string>,
};

test("what is empty on the desk comes from the settings", () => {
  const onDesk = { formIds: { winery: "", cigar: "" }, calendarId: "", documents: { cigar: "" } };
  expect(activeIds(settings, onDesk)).toEqual(settings);
});

test("what the desk names wins", () => {
  const onDesk = {
    formIds: { winery: "Ab1", cigar: "" },
    calendarId: "Cd2",
    documents: { winery: "https://documents.example/winery" },
  };
  expect(activeIds(settings, onDesk)).toEqual({
    formIds: { winery: "Ab1", cigar: "from-settings" },
    calendarId: "Cd2",
    documentUrls: { cigar: "https://documents.example/cigar", winery: "https://documents.example/winery" },
  });
});
