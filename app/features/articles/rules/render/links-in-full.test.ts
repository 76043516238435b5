import { expect, test } from "vitest";
import { linksInFull } from "./links-in-full.ts";

const address = "https://house.example/blog/a-post";

test("links and pictures of the site are written in full, others and text stay as they are", () => {
  expect(
    linksInFull('<p><a href="/dash">D</a><a href="#note-1">1</a><img src="/media/a.webp" alt=""></p>', address),
  ).toBe(
    '<p><a href="https://house.example/dash">D</a><a href="https://house.example/blog/a-post#note-1">1</a>' +
      '<img src="https://house.example/media/a.webp" alt=""></p>',
  );
  const others = '<a href="https://elsewhere.example/x">x</a><a href="mailto:a@b.example">m</a><code> href="/x"</code>';
  expect(linksInFull(others, address)).toBe(others);
});
