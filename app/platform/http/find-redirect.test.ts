import { describe, expect, test } from "vitest";
import { findRedirect, indexRedirects } from "./find-redirect.ts";

const redirects = indexRedirects([
  { from: "/old.html", to: "/services" },
  { from: "/index.php?p=12", to: "/about" },
  { from: "/index.php?p=12&lang=de", to: "/dash" },
  { from: "/index.php", to: "/" },
  { from: "/menu.php", to: "/blog?category=Wine#list" },
  { from: "/shop", to: "https://shop.example/all?from=site" },
  { from: "/__proto__", to: "/about" },
]);

describe("where an old address leads", () => {
  test.each([
    ["/old.html", "", "/services"],
    ["/old.html", "?utm_source=letter&q=a%20b", "/services?utm_source=letter&q=a%20b"],
    ["/index.php", "?p=12", "/about"],
    ["/index.php", "?utm_source=x&p=12", "/about?utm_source=x"],
    ["/index.php", "?lang=de&p=12", "/dash"],
    ["/index.php", "?p=13", "/?p=13"],
    ["/index.php", "?p=12&p=13", "/about"],
    ["/menu.php", "?page=2&category=Beer", "/blog?category=Wine&page=2#list"],
    ["/menu.php", "", "/blog?category=Wine#list"],
    ["/shop", "?item=4", "https://shop.example/all?from=site&item=4"],
    ["/__proto__", "", "/about"],
    ["/old.htm", "", undefined],
    ["/Old.html", "", undefined],
    ["/constructor", "", undefined],
  ])("%s%s: %s", (pathname, search, to) => {
    expect(findRedirect(redirects, { pathname, search })).toBe(to);
  });
});

test("thousands of addresses that differ in their query alone cost no more than one", () => {
  const many = indexRedirects(
    Array.from({ length: 2000 }, (_, at) => ({ from: `/index.php?p=${at}`, to: `/blog/${at}` })),
  );
  expect(many.get("/index.php")).toHaveLength(1);
  expect(findRedirect(many, { pathname: "/index.php", search: "?p=1999" })).toBe("/blog/1999");
});

test("parameters of an odd name are not taken for several", () => {
  const index = indexRedirects([
    { from: "/a?b%26c=1", to: "/one" },
    { from: "/a?b=1&c=1", to: "/other" },
  ]);
  expect(findRedirect(index, { pathname: "/a", search: "?b=1&c=1" })).toBe("/other");
});
