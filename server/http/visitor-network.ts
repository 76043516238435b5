import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isPublicAddress } from "#server/outgoing/addresses.ts";
import { visitorAddress, visitorNetwork, wideVisitorNetwork } from "./visitor.ts";

/**
 * The network of a request as keyed hashes, so that no address is stored: the IPv4 address or IPv6 /64, and for IPv6
 * the /48 around it, which one subscriber may have whole (empty for IPv4).
 */
export type VisitorNetwork = { hash: string; wideHash: string };

/**
 * Undefined if no trusted proxy names the visitor and the socket's address is not public: an undeclared or silent proxy
 * may be in front, all visitors would share its address, and limits by network would lock them out.
 */
export function readVisitorNetwork(
  request: IncomingMessage,
  { trustedProxies, hashKey }: { trustedProxies: number; hashKey: string },
): VisitorNetwork | undefined {
  const address = visitorAddress(request, trustedProxies);
  const isFromSocket = trustedProxies === 0 || address === request.socket.remoteAddress;
  if (isFromSocket && !isPublicAddress(address)) return undefined;
  const hashOf = (text: string) => createHmac("sha256", hashKey).update(text).digest("base64url").slice(0, 22);
  const wideNetwork = wideVisitorNetwork(address);
  return { hash: hashOf(visitorNetwork(address)), wideHash: wideNetwork ? hashOf(wideNetwork) : "" };
}
