import { expect, test } from "vitest";
import { directPicture } from "./direct-picture.ts";

const feed = "https://feed.example/webhook/posts?key=1";
const pixel = "data:image/png;base64,iVBORw0KGgo=";

test("a picture of the feed's own origin is shown from there, and no other", () => {
  expect(directPicture("https://feed.example/pictures/a.jpg", feed)).toBe("https://feed.example/pictures/a.jpg");
  for (const other of [
    "https://cdn.example/a.jpg",
    "http://feed.example/a.jpg",
    "/uploads/a.jpg",
    "",
    "not an address",
  ])
    expect(directPicture(other, feed), other).toBeUndefined();
});

test("a picture stored with its post and our own copy are shown wherever the feed is", () => {
  expect([directPicture(pixel, null), directPicture("/media/abc.webp", null)]).toEqual([pixel, "/media/abc.webp"]);
  expect(directPicture("data:text/html,<p>", null)).toBeUndefined();
  expect(directPicture("https://feed.example/a.jpg", null)).toBeUndefined();
});
