import { expect, test } from "vitest";
import { countedRequest } from "./counted-request.ts";

const of = (method: string, pathname: string, status = 200, headers = {}) =>
  countedRequest({ method, pathname, status, headers });

test.each([
  ["GET", "/", 200, { kind: "view", path: "/" }],
  ["GET", "/blog/a-slow-tuesday", 304, { kind: "view", path: "/blog/a-slow-tuesday" }],
  ["GET", "/widget/form/winery", 200, { kind: "form shown", path: "winery" }],
  ["POST", "/widget/form/winery", 303, { kind: "form sent", path: "winery" }],
  ["GET", "/downloads/winery-playbook.pdf", 200, { kind: "download", path: "winery-playbook" }],
] as const)("%s %s %i is counted", (method, pathname, status, counted) =>
  expect(of(method, pathname, status)).toEqual(counted),
);

test.each([
  ["HEAD", "/", 200],
  ["GET", "/nowhere", 404],
  ["GET", "/", 500],
  ["GET", "/about.md", 200],
  ["GET", "/robots.txt", 200],
  ["GET", "/desk/leads", 200],
  ["GET", "/desk", 303],
  ["GET", "/api/feed", 200],
  ["GET", "/widget/booking/consultation", 200],
  ["POST", "/widget/form/winery", 422],
  ["POST", "/visibility-quiz", 200],
] as const)("%s %s %i is not", (method, pathname, status) => expect(of(method, pathname, status)).toBeUndefined());

test("a page fetched by a script or a picture, and the later parts of a guide, are no view and no download", () => {
  expect(of("GET", "/", 200, { "sec-fetch-dest": "empty" })).toBeUndefined();
  expect(of("GET", "/downloads/a.pdf", 200, { range: "bytes=65536-" })).toBeUndefined();
  expect(of("GET", "/downloads/a.pdf", 200, { range: "bytes=0-65535" })).toBeDefined();
});
