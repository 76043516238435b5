import { describe, expect, test } from "vitest";
import { chooseEvicted, linkedFrom, missedAddress } from "./missed-address.ts";

describe("what counts as an address asked for in vain", () => {
  test.each([
    ["/our-story.html", "/our-story.html"],
    ["/our-story.html?utm_source=x", "/our-story.html"],
    ["/index.php?p=12&utm_source=x&token=abc", "/index.php?p=12"],
    ["/item.asp?b=2&a=1", "/item.asp?a=1&b=2"],
    ["/item.asp?phone=7075550199", "/item.asp"],
    ["/wp-content/uploads/menu.pdf", "/wp-content/uploads/menu.pdf"],
    ["/login", "/login"],
  ])("%s is counted as %s", (url, address) => {
    expect(missedAddress(url)).toBe(address);
  });

  test.each([
    "/wp-login.php",
    "/blog/wp-admin/setup.php",
    "/xmlrpc.php?rsd",
    "/.env",
    "/letters/ada@house.example",
    "/app/.env.local",
    "/.git/config",
    "/.aws/credentials",
    "/.well-known/traffic-advice",
    "/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php",
    "/phpmyadmin/index.php",
    "/cgi-bin/test",
    "/backup.sql",
    "/site.tar.gz",
    "/apple-touch-icon-precomposed.png",
    "/browserconfig.xml",
    "/ads.txt",
    "/assets/home-x1.js.map",
    "/a=<script>",
    "/a%27%20or%201",
    "/%00",
    "//evil.example/a",
    `/${"a".repeat(301)}`,
    `/${"a".repeat(8192)}`,
  ])("%s is noise", (url) => {
    expect(missedAddress(url)).toBeUndefined();
  });
});

describe("where a link stands", () => {
  test.each([
    [undefined, ""],
    ["https://house.example/about?x=1#y", "/about"],
    ["https://news.example/2026/wine?token=abc#top", "https://news.example/2026/wine"],
    ["https://user:key@news.example/", "https://news.example/"],
    ["android-app://com.google.android.gm/", ""],
    ["javascript:alert(1)", ""],
    ["no address", ""],
    [`https://news.example/${"a".repeat(2000)}`, "https://news.example/"],
    ["https://house.example/booking/secret", ""],
    ["https://house.example//evil.example/x", ""],
  ])("%s: %s", (referer, from) => {
    const isPersonal = (pathname: string) => pathname.startsWith("/booking/");
    expect(linkedFrom(referer, "house.example", isPersonal)).toBe(from);
  });
});

test("of too many the rarest and oldest go first, but the newest are given time", () => {
  const rows = [
    { address: "/often-once", count: 90, lastAt: 1 },
    { address: "/twice-old", count: 2, lastAt: 2 },
    { address: "/twice", count: 2, lastAt: 3 },
    { address: "/once-old", count: 1, lastAt: 4 },
    { address: "/once-new", count: 1, lastAt: 5 },
  ];
  expect(chooseEvicted(rows, { max: 3, newest: 1 })).toEqual(["/once-old", "/twice-old"]);
  expect(chooseEvicted(rows, { max: 5, newest: 1 })).toEqual([]);
});
