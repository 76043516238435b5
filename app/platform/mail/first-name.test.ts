import { expect, test } from "vitest";
import { firstName } from "./first-name.ts";

test.each([
  ["Ada Lovelace", "Ada"],
  ["  Marguerite ", "Marguerite"],
  ["Lovelace, Ada", "Ada"],
  ["Anna-Maria de la Cruz", "Anna-Maria"],
  ["Dr. Ada Lovelace", "Dr. Ada Lovelace"],
  ["Mrs Lovelace", "Mrs Lovelace"],
  ["J.R.R. Tolkien", "J.R.R. Tolkien"],
  ["A. Lovelace", "A. Lovelace"],
  ["Anna & Ben", "Anna & Ben"],
  ["The Cellar Door", "The Cellar Door"],
  ["Ada Lovelace, Jr.", "Ada"],
  ["https://evil.example", ""],
  ["", ""],
])("a letter to %j greets %j", (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
