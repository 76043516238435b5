import { describe, expect, test } from "vitest";
import { readNewAddress, readOldAddress } from "./read-redirect.ts";

const siteUrl = "https://house.example";

describe("an old address", () => {
  test.each([
    ["/old.html", "/old.html"],
    [" /old/ ", "/old"],
    ["/a%7eb%2fc", "/a~b%2Fc"],
    ["/index.php?p=12", "/index.php?p=12"],
    ["/index.php?b=2&a=1#top", "/index.php?a=1&b=2"],
    ["/page?", "/page"],
    ["https://old.example/menu.php?x=1#wine", "/menu.php?x=1"],
    ["http://www.old.example", "/"],
    ["/über uns.html", "/%C3%BCber%20uns.html"],
    ["/Old.html", "/Old.html"],
    ["/a?1&2&3&4&5&6&7&8&9&x", "/a?1=&2=&3=&4=&5=&6=&7=&8=&9=&x="],
  ])("%j is %j", (typed, address) => {
    expect(readOldAddress(typed)).toEqual({ address });
  });

  test.each([
    ["", "none"],
    ["   ", "none"],
    ["old.html", "old"],
    ["//evil.example", "old"],
    ["/\\evil.example", "old"],
    ["/%5cevil", "old"],
    ["/a/../desk", "old"],
    ["/%E0%A4%A", "old"],
    ["/a%0d%0aSet-Cookie: x=1", "old"],
    ["/a\r\nSet-Cookie: x=1", "old"],
    ["/a?x=%0d%0aSet-Cookie", "old"],
    ["javascript:alert(1)", "old"],
    ["/\ud800", undefined],
    [`/${"a".repeat(8192)}`, "long"],
    ["<script>", "old"],
    ["/a?1&2&3&4&5&6&7&8&9&x&y", "parameters"],
  ])("%j is refused", (typed, problem) => {
    const read = readOldAddress(typed);
    if (problem) expect(read).toEqual({ problem });
    else expect("address" in read && read.address).toMatch(/^[\x21-\x7e]+$/);
  });
});

describe("a new address", () => {
  test.each([
    ["/services", "/services"],
    ["/services/#prices", "/services#prices"],
    ["/blog?category=Wine", "/blog?category=Wine"],
    ["https://house.example/about?x=1", "/about?x=1"],
    ["https://house.example", "/"],
    ["https://shop.example/all?a=1#b", "https://shop.example/all?a=1#b"],
    ["https://köln.example/ä", "https://xn--kln-sna.example/%C3%A4"],
  ])("%j is %j", (typed, address) => {
    expect(readNewAddress(typed, siteUrl)).toEqual({ address });
  });

  test.each([
    ["", "none"],
    ["services", "new"],
    ["//evil.example", "new"],
    ["/\\evil.example", "new"],
    ["\\\\evil.example", "new"],
    ["http://plain.example/", "new"],
    ["javascript:alert(1)", "new"],
    ["data:text/html,x", "new"],
    ["https://user:key@shop.example/", "new"],
    ["https:evil", "new"],
    ["https://", "new"],
    ["https://a.example/\r\nSet-Cookie: x=1", "new"],
    ["/a\u2028b\n", "new"],
    [`https://a.example/${"a".repeat(100_000)}`, "long"],
  ])("%j is refused", (typed, problem) => {
    expect(readNewAddress(typed, siteUrl)).toEqual({ problem });
  });
});
