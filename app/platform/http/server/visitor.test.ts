import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isSameOriginPost, visitorAddress, visitorNetwork } from "./visitor.ts";

const requestWith = (headers: IncomingHttpHeaders, remoteAddress = "10.0.0.1") =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage;

const from = (forwarded: string | undefined, proxies: number) =>
  visitorAddress(requestWith({ "x-forwarded-for": forwarded }), proxies);

test.each([
  ["no proxy is trusted", "203.0.113.1", 0, "10.0.0.1"],
  ["one proxy wrote the only entry", "203.0.113.1", 1, "203.0.113.1"],
  ["what stands before the proxy's entry is the visitor's claim", "1.1.1.1, 203.0.113.1", 1, "203.0.113.1"],
  ["of two proxies the outer one saw the visitor", "1.1.1.1, 203.0.113.1, 10.0.0.2", 2, "203.0.113.1"],
  ["fewer entries than proxies", "203.0.113.1", 2, "10.0.0.1"],
  ["the header is missing", undefined, 1, "10.0.0.1"],
  ["the header is empty", " , ", 1, "10.0.0.1"],
  ["the entry is no address", "203.0.113.1, unknown", 1, "10.0.0.1"],
  ["the entry tries to be a key of its own", "203.0.113.1 x", 1, "10.0.0.1"],
  ["the entry has a port", "203.0.113.1:51234", 1, "203.0.113.1"],
  ["the entry is IPv6", "2001:db8::7", 1, "2001:db8::7"],
  ["the entry is IPv6 with a port", "[2001:db8::7]:51234", 1, "2001:db8::7"],
  ["the entry is IPv6 in brackets", "[2001:db8::7]", 1, "2001:db8::7"],
])("the visitor's address when %s", (_, forwarded, proxies, address) => {
  expect(from(forwarded, proxies)).toBe(address);
});

test.each([
  ["203.0.113.1", "203.0.113.1"],
  ["::ffff:203.0.113.1", "203.0.113.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
])("limits count %s as %s", (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});

const site = "https://site.example";

const posts: [name: string, headers: IncomingHttpHeaders, isSet: boolean, own: boolean][] = [
  ["from the site's origin", { origin: site }, true, true],
  ["from a program", {}, true, true],
  ["from another site", { origin: "https://elsewhere.example" }, true, false],
  ["from a frame without an origin", { origin: "null" }, true, false],
  ["from a frame without an origin, while no address is set", { origin: "null", host: "null" }, false, false],
  ["without TLS", { origin: "http://site.example" }, true, false],
  [
    "from the host that was asked for, while an address is set",
    { origin: "http://a:3000", host: "a:3000" },
    true,
    false,
  ],
  ["from the host that was asked for, while none is set", { origin: "http://a:3000", host: "a:3000" }, false, true],
  ["from another port of that host", { origin: "http://a:3001", host: "a:3000" }, false, false],
  ["that the browser calls cross-site", { origin: site, "sec-fetch-site": "cross-site" }, true, false],
  ["with two origins", { origin: `${site}, ${site}` }, true, false],
];

test.each(posts)("a post %s", (_, headers, isSet, own) => {
  expect(isSameOriginPost(requestWith(headers), site, isSet)).toBe(own);
});
