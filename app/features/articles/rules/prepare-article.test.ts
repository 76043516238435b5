import { expect, test } from "vitest";
import { prepareArticle } from "./prepare-article.ts";
import { joinPictures } from "./split-pictures.ts";

const preset = { author: "The house", date: "2026-11-21", timeZone: "America/Los_Angeles" };
const prepare = (article: object) =>
  prepareArticle({ contentType: "application/json", preset }, [Buffer.from(JSON.stringify(article))]);
const dot = `data:image/png;base64,${Buffer.from("dot").toString("base64")}`;
const square = `data:image/webp;base64,${Buffer.from("square").toString("base64")}`;
const good = {
  title: "A walk",
  categories: ["Wine"],
  content: `Before ![a](${dot}) and ![b](${square}), ![c](${dot}).`,
};

test("pictures in a text are taken out of it, each once, and addresses take their places", async () => {
  const reading = await prepare(good);
  if (reading.kind !== "article") throw new Error(reading.kind);
  expect(reading.text.pictures.map((bytes) => Buffer.from(bytes).toString())).toEqual(["dot", "square"]);
  expect(joinPictures(reading.text, ["/1", "/2"])).toBe("Before ![a](/1) and ![b](/2), ![c](/1).");
  expect(reading.article).toMatchObject({ title: "A walk", readTime: 1, excerpt: "Before and , ." });
});

test("a text has a greatest length, its pictures aside", async () => {
  const long = `data:image/png;base64,${"A".repeat(250_000)}`;
  expect(await prepare({ ...good, content: `![a](${long})` })).toMatchObject({ kind: "article" });
  const tooLong = { kind: "wrong", problems: { content: "too long" } };
  expect(await prepare({ ...good, content: "a".repeat(200_001) })).toMatchObject(tooLong);
  expect(await prepare({ ...good, content: "a ".repeat(2_000_000) })).toMatchObject(tooLong);
});

test("of a refused text, the beginning is kept and shown again", async () => {
  const reading = await prepare({
    title: "@".repeat(900_000),
    content: "x",
    categories: Array(9000).fill("y".repeat(900)),
  });
  if (reading.kind !== "wrong") throw new Error(reading.kind);
  expect(reading.problems).toEqual({ title: "too long", categories: "too many" });
  expect(reading.sent.title).toHaveLength(1000);
  expect(reading.sent.categories.join("").length).toBeLessThanOrEqual(10_000);
});

test("every problem is named at once", async () => {
  expect(await prepare({ title: "A", image: "x", due: "soon" })).toMatchObject({
    kind: "wrong",
    problems: { content: "missing", categories: "missing", image: "malformed", due: "malformed" },
  });
});

test.each([
  ["application/json", "[1]", 400, "notJson"],
  ["application/json", "[".repeat(20_000), 400, "notJson"],
  ["multipart/form-data", "x", 400, "notForm"],
  ["text/plain", "{}", 415, "otherType"],
])("%s with %s is refused", async (contentType, body, status, reason) => {
  const reading = await prepareArticle({ contentType, preset }, [Buffer.from(body)]);
  expect(reading).toEqual({ kind: "refused", status, reason });
});
