import { BlockList, isIP } from "node:net";
import { ipv6Groups, lastAsIpv4, mappedIpv4 } from "./ipv6.ts";

const ipv4Ranges: [address: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Of what has been given out at all: protocols, documentation, 6to4. */
const ipv6Ranges: [address: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const notPublic = new BlockList();
for (const [address, prefix] of ipv4Ranges) notPublic.addSubnet(address, prefix, "ipv4");
for (const [address, prefix] of ipv6Ranges) notPublic.addSubnet(address, prefix, "ipv6");

/** IPv6 addresses are given out from here alone so far (RFC 4291, 2.4). */
const given = new BlockList();
given.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an IP address is one of the public internet, by the IANA special-purpose registries; IPv4 addresses that
 * are written inside IPv6 (mapped and NAT64) are judged as what they stand for.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, "ipv4");
  if (family !== 6) return false;
  const inner = innerIpv4(ipv6Groups(address));
  if (inner) return isPublicAddress(inner);
  return given.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

const nat64 = [0x64, 0xff9b, 0, 0, 0, 0];

function innerIpv4(groups: readonly number[]): string | undefined {
  return nat64.every((group, place) => groups[place] === group) ? lastAsIpv4(groups) : mappedIpv4(groups);
}
