import { expect, test } from "vitest";
import { isPictureBelowFolder } from "./is-picture-below-folder.ts";

const feed = "http://127.0.0.1:5678/webhook/blog/feed?key=1";
const isBelow = (address: string) => isPictureBelowFolder(new URL(address, feed), feed);

test.each([
  "photo.jpg",
  "/webhook/blog/photos/hill.WebP#x",
  "../blog/photo.jpg",
  "/admin/../webhook/blog/%2e/photo.jpg",
  "/webhook/blog/.well-known/a..b.jpg",
  "/webhook/blog/caf%C3%A9%20one.jpg",
  "http://user@127.0.0.1:5678/webhook/blog/photo.jpg",
])("%s is a picture below the feed's folder", (address) => {
  expect(isBelow(address)).toBe(true);
});

test.each([
  "/",
  "/webhook/blog",
  "/webhook/blog/",
  "/webhook/blog/stop",
  "/webhook/blog/stop?x=photo.jpg",
  "/webhook/blog/photo.jpg?x=1",
  "/webhook/blog/photo.jpg/",
  "/webhook/blog/photo.jpg;x=1",
  "/webhook/blog/stop;photo.jpg",
  "/webhook/blog/stop%3Bphoto.jpg",
  "/webhook/blog/stop%3fphoto.jpg",
  "/webhook/blog/stop%23photo.jpg",
  "/webhook/blog/stop%00photo.jpg",
  "/webhook/blog/stopjpg",
  "/webhook/blog/photo.jpg.php",
  "/webhook/blogs/photo.jpg",
  "/webhook/stop",
  "/Webhook/blog/photo.jpg",
  "../stop",
  "%2e%2e/stop",
  "photos/.%2E/../../stop",
  "..\\stop",
  "..%2fstop",
  "..%5Cstop",
  "%252e%252e/stop",
  "..;/stop",
  "..%3b/stop",
  "photos/..%09/stop",
  "photo%2ejpg",
  "//127.0.0.1/webhook/blog/photo.jpg",
  "//localhost:5678/webhook/blog/photo.jpg",
  "https://127.0.0.1:5678/webhook/blog/photo.jpg",
])("%s is not, or some servers might read it as another place", (address) => {
  expect(isBelow(address)).toBe(false);
});

test("a feed at the root of its server has all of it for a folder", () => {
  expect(isPictureBelowFolder(new URL("http://feed/photos/a.jpg"), "http://feed/feed")).toBe(true);
});
