import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isPublicAddress } from "#platform/outgoing/server/addresses.ts";
import type { Networks } from "./rate-limiter.ts";
import { visitorAddress, visitorNetwork, wideVisitorNetwork } from "./visitor.ts";

/**
 * The network of a request as keyed hashes, so that no address is stored: the IPv4 address or IPv6 /64, and for IPv6
 * the /48 around it, which one subscriber may have whole (empty for IPv4).
 */
export type VisitorNetwork = { hash: string; wideHash: string };

/**
 * The networks of a request in clear. Undefined if no trusted proxy names the visitor and the socket's address is not
 * public: an undeclared or silent proxy may be in front, all visitors would share its address, and limits by network
 * would lock them out.
 */
export function readNetworks(request: IncomingMessage, trustedProxies: number): Networks | undefined {
  const address = visitorAddress(request, trustedProxies);
  const isFromSocket = trustedProxies === 0 || address === request.socket.remoteAddress;
  const { isPublic, networks } = parse(address);
  return isFromSocket && !isPublic ? undefined : networks;
}

type Parsed = { isPublic: boolean; networks: Networks };

const maxParsed = 5000;
/** Parsing an IPv6 address takes as long as sending a cached page. */
const parsed = new Map<string, Parsed>();

function parse(address: string): Parsed {
  const before = parsed.get(address);
  if (before) return before;
  const networks = { network: visitorNetwork(address), wideNetwork: wideVisitorNetwork(address) };
  const made = { isPublic: isPublicAddress(address), networks };
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(address, made);
  return made;
}

export function hashNetworks({ network, wideNetwork }: Networks, hashKey: string): VisitorNetwork {
  const hashOf = (text: string) => createHmac("sha256", hashKey).update(text).digest("base64url").slice(0, 22);
  return { hash: hashOf(network), wideHash: wideNetwork ? hashOf(wideNetwork) : "" };
}

/** Undefined as {@link readNetworks} is. */
export function readVisitorNetwork(
  request: IncomingMessage,
  { trustedProxies, hashKey }: { trustedProxies: number; hashKey: string },
): VisitorNetwork | undefined {
  const networks = readNetworks(request, trustedProxies);
  return networks && hashNetworks(networks, hashKey);
}
