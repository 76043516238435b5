import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readVisitorNetwork } from "./visitor-network.ts";

const read = (remoteAddress: string, trustedProxies = 0, forwardedFor = "") =>
  readVisitorNetwork(
    { headers: { "x-forwarded-for": forwardedFor }, socket: { remoteAddress } } as never as IncomingMessage,
    {
      trustedProxies,
      hashKey: "a key",
    },
  );

test.each(["127.0.0.1", "10.0.0.7", "192.168.1.4", "::1", "::ffff:10.0.0.7", "fd00::7", "fe80::1%eth0", ""])(
  "no network is known for %j while no proxy is trusted",
  (address) => {
    expect(read(address)).toBeUndefined();
  },
);

test("a trusted proxy that names nobody makes no network of its own address", () => {
  expect(read("10.0.0.7", 1)).toBeUndefined();
  expect(read("8.8.8.8", 1)).toBeDefined();
});

test("what a trusted proxy says counts, private or not", () => {
  expect(read("10.0.0.7", 1, "203.0.113.9")).toEqual(read("127.0.0.1", 1, "203.0.113.9"));
  expect(read("10.0.0.7", 1, "10.1.1.1")).toBeDefined();
  expect(read("10.0.0.7", 1, "10.1.1.1")).not.toEqual(read("10.0.0.7", 1, "10.1.1.2"));
});

test("an IPv4 address is a network of its own, and its hash does not show it", () => {
  const seen = read("8.8.8.8");
  expect(seen).toEqual(read("::ffff:8.8.8.8"));
  expect(seen?.wideHash).toBe("");
  expect(seen?.hash).toMatch(/^[\w-]{22}$/);
});

test("IPv6 is counted by /64, and by the /48 around it", () => {
  const [first, neighbour, elsewhere] = ["2a01:4f8:1:2::9", "2a01:4f8:1:3::9", "2a01:4f8:2:2::9"].map((each) =>
    read(each),
  );
  expect(read("2a01:4f8:1:2:ffff::")).toEqual(first);
  expect(neighbour?.hash).not.toBe(first?.hash);
  expect(neighbour?.wideHash).toBe(first?.wideHash);
  expect(elsewhere?.wideHash).not.toBe(first?.wideHash);
});
