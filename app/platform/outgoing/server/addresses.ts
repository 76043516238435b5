import { isIP } from "node:net";
import ipaddr, { type IPv4, type IPv6 } from "ipaddr.js";

/** The only block of IPv6 that is assigned so far (RFC 4291, 2.4). */
const given = ipaddr.IPv6.parseCIDR("2000::/3");
const nat64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * Whether an IP address is one of the public internet, by the IANA special-purpose registries; IPv4 addresses that
 * are written inside IPv6 (mapped and NAT64) are judged as what they stand for.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const meant = unwrap(ipaddr.process(address));
  return meant.range() === "unicast" && (isIpv4(meant) || meant.match(given));
}

const isIpv4 = (address: IPv4 | IPv6): address is IPv4 => address.kind() === "ipv4";

const unwrap = (address: IPv4 | IPv6) =>
  !isIpv4(address) && address.match(nat64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
