import dns, { type LookupAddress } from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { expect, test, vi } from "vitest";
import { isPublicAddress } from "./addresses.ts";
import { sendOut } from "./http.ts";

/** As `sendOut` sees it: addresses are normalised before they are judged. */
const hostOf = (written: string) => new URL(`http://${written}/`).hostname.replace(/^\[|\]$/g, "");

test.each([
  ["loopback", "127.0.0.1"],
  ["loopback, all of it", "127.255.255.254"],
  ["loopback in short", "127.1"],
  ["loopback as one number", "2130706433"],
  ["loopback in hex", "0x7f000001"],
  ["loopback in hex parts", "0x7f.0.0.0x1"],
  ["loopback in octal", "0177.0.0.01"],
  ["loopback in full-width digits", "１２７.０.０.１"],
  ["loopback behind escapes", "%31%32%37.0.0.1"],
  ["this network", "0.0.0.0"],
  ["this network as nothing", "0"],
  ["private 10", "10.1.2.3"],
  ["private 172", "172.31.255.255"],
  ["private 192", "192.168.0.1"],
  ["private 192 as one number", "3232235521"],
  ["carrier's own", "100.64.0.1"],
  ["link-local, where clouds keep their secrets", "169.254.169.254"],
  ["the same in octal", "0251.0376.0251.0376"],
  ["protocol assignments", "192.0.0.1"],
  ["documentation", "192.0.2.1"],
  ["benchmarks", "198.19.0.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["IPv6 loopback", "[::1]"],
  ["IPv6 loopback in full", "[0:0:0:0:0:0:0:1]"],
  ["IPv6 unspecified", "[::]"],
  ["IPv4 mapped", "[::ffff:127.0.0.1]"],
  ["IPv4 mapped in hex", "[::ffff:7f00:1]"],
  ["IPv4 compatible", "[::127.0.0.1]"],
  ["IPv4 translated", "[::ffff:0:127.0.0.1]"],
  ["NAT64 to a private address", "[64:ff9b::10.0.0.1]"],
  ["NAT64 of a network's own", "[64:ff9b:1::7f00:1]"],
  ["6to4 to loopback", "[2002:7f00:1::]"],
  ["Teredo", "[2001:0:7f00:1::]"],
  ["unique local", "[fd12:3456:789a::1]"],
  ["unique local, first half", "[fc00::1]"],
  ["link-local", "[fe80::1]"],
  ["site-local", "[fec0::1]"],
  ["multicast", "[ff02::1]"],
  ["documentation", "[2001:db8::1]"],
  ["newer documentation", "[3fff::1]"],
  ["segment routing", "[5f00::1]"],
  ["discard", "[100::1]"],
  ["what nobody has been given", "[4000::1]"],
])("%s (%s) is not public", (_, written) => {
  expect(isPublicAddress(hostOf(written))).toBe(false);
});

test.each([
  "8.8.8.8",
  "134744072",
  "0x08080808",
  "1.1.1.1",
  "172.32.0.1",
  "100.128.0.1",
  "[2606:4700:4700::1111]",
  "[2a00:1450:4001::1]",
  "[::ffff:8.8.8.8]",
  "[64:ff9b::8.8.8.8]",
])("%s is public", (written) => {
  expect(isPublicAddress(hostOf(written))).toBe(true);
});

test.each(["fe80::1%eth0", "fd00::1%1", "::1%lo"])("%s, as a look-up may give it, is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["", "localhost", "site.example", "1.2.3", "::g"])("%j is no address", (text) => {
  expect(isPublicAddress(text)).toBe(false);
});

test("a name that has a private address among its public ones is not asked", async () => {
  const addresses = ["127.0.0.1", "8.8.8.8"].map((address) => ({ address, family: 4 }));
  const answer = (_host: string, _options: object, tell: (error: null, found: LookupAddress[]) => void) =>
    tell(null, addresses);
  const lookup = vi.spyOn(dns, "lookup").mockImplementation(answer as typeof dns.lookup);
  syncBuiltinESMExports();
  try {
    const asked = sendOut({ url: "http://both.example:1/", timeoutMs: 1000, maxBytes: 1 });
    expect(await asked).toEqual({ kind: "private address" });
  } finally {
    lookup.mockRestore();
    syncBuiltinESMExports();
  }
});
