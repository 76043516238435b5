import { expect, test } from "vitest";
import { kindOf } from "./asked-kind.ts";

test.each([
  ["What would I pay?", "much"],
  ["How long is it?", "long"],
  ["how many posts", "many"],
  ["On which days?", "when"],
  ["Whom do I ask?", "who"],
  ["Which city?", "where"],
  ["Why wine?", "why"],
  ["Which one?", "which"],
  ["What is Dash?", "what"],
  ["How do I start?", "how"],
  ["Is it free?", ""],
])("“%s” wants “%s”", (question, kind) => expect(kindOf(question)).toBe(kind));
