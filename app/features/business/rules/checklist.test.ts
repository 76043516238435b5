import { expect, test } from "vitest";
import { type ChecklistFacts, checklistSteps, judgeTestLead, nextStep, readChecklist } from "./checklist.ts";

const fresh: ChecklistFacts = {
  hasPasskey: false,
  placeholders: 4,
  hasMailbox: false,
  canSendMail: false,
  areHoursChanged: false,
  wordsLeft: 38,
  sampleArticles: 8,
  isSecureAndPublic: false,
  hasBackup: false,
  isLive: false,
  confirmed: { key: false, hours: false, prices: false, testLead: false },
};
const ready: ChecklistFacts = {
  hasPasskey: true,
  placeholders: 0,
  hasMailbox: true,
  canSendMail: true,
  areHoursChanged: true,
  wordsLeft: 0,
  sampleArticles: 0,
  isSecureAndPublic: true,
  hasBackup: true,
  isLive: true,
  confirmed: { key: false, hours: false, prices: true, testLead: true },
};
const doneOf = (facts: ChecklistFacts) => readChecklist(facts)?.flatMap(({ step, isDone }) => (isDone ? [step] : []));

test("a new site has every step before it, in order", () => {
  expect(readChecklist(fresh)?.map(({ step }) => step)).toEqual(checklistSteps);
  expect(doneOf(fresh)).toEqual([]);
});

test("each step is done by itself, and the list leaves with the last", () => {
  expect(doneOf({ ...fresh, hasMailbox: true, confirmed: { ...fresh.confirmed, hours: true } })).toEqual([
    "mailbox",
    "hours",
  ]);
  expect(doneOf({ ...ready, wordsLeft: 1 })).not.toContain("words");
  expect(readChecklist(ready)).toBeUndefined();
});

test("the first step is a way back in: a passkey, or the key, kept", () => {
  expect(checklistSteps[0]).toBe("key");
  expect(doneOf({ ...fresh, hasPasskey: true })).toEqual(["key"]);
  expect(doneOf({ ...fresh, confirmed: { ...fresh.confirmed, key: true } })).toEqual(["key"]);
});

test("the mail service comes before what needs it", () => {
  const places = ["mail", "mailbox", "testLead"].map((step) =>
    checklistSteps.indexOf(step as (typeof checklistSteps)[number]),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("after a step comes the next that is left, and after the last the first that is", () => {
  const left = (facts: Partial<ChecklistFacts>) => readChecklist({ ...ready, ...facts }) ?? [];
  const list = left({ hasMailbox: false, wordsLeft: 1, sampleArticles: 1 });
  expect(nextStep(list)).toBe("mailbox");
  expect(nextStep(list, "hours")).toBe("words");
  expect(nextStep(list, "words")).toBe("words");
  expect(nextStep(list, "backup")).toBe("mailbox");
  expect(nextStep([])).toBeUndefined();
});

test.each([
  [undefined, "none"],
  [{ state: "waiting", isFailing: false }, "on its way"],
  [{ state: "held", isFailing: false }, "on its way"],
  [{ state: "delivered", isFailing: false }, "left"],
  [{ state: "waiting", isFailing: true }, "failing"],
  [{ state: "parked", isFailing: true }, "failing"],
])("a test lead's mail that is %o is %s", (sent, status) => {
  expect(judgeTestLead(sent)).toBe(status);
});
