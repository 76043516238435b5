import { expect, test } from "vitest";
import { type Draft, isEmptyDraft, readDraft } from "./draft.ts";

const preset: Draft = {
  title: "",
  author: "The house",
  date: "2026-11-21",
  content: "",
  categories: [],
  image: null,
  pictures: {},
};
const picture = { src: "data:image/webp;base64,AA", width: 2, height: 1 };

test("a stored draft is restored unchanged", () => {
  const draft = {
    ...preset,
    title: "A",
    image: picture,
    pictures: { "picture-1": picture },
    attempt: { id: "a", nowMs: 1 },
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)), preset)).toEqual(draft);
});

test.each([null, 7, "text", [], {}, { title: 1, content: {} }, { ...preset, author: "Somebody" }])(
  "what is no draft, or an empty one, is not",
  (stored) => expect(readDraft(stored, preset)).toBeUndefined(),
);

test("the usable fields of a broken draft are restored", () => {
  const stored = {
    title: "A",
    author: 3,
    categories: ["Wine", 4],
    image: { src: "https://x" },
    pictures: { a: 1, b: picture },
  };
  expect(readDraft(stored, preset)).toEqual({ ...preset, title: "A", categories: ["Wine"], pictures: { b: picture } });
});

test("a preset alone is not a draft", () => {
  expect(isEmptyDraft(preset)).toBe(true);
  expect(isEmptyDraft({ ...preset, image: picture })).toBe(false);
});
