import { Resolver } from "node:dns/promises";
import { isPublicAddress } from "#platform/outgoing/server/addresses.ts";

const resolver = new Resolver({ timeout: 1500, tries: 1 });

/**
 * Whether an address belongs to one of these hosts: its name must, and the name must lead back to the address, because
 * anybody can give their addresses any name. Undefined if it could not be found out. Never throws.
 */
export async function isFromHosts(address: string, hosts: readonly string[]): Promise<boolean | undefined> {
  if (!isPublicAddress(address)) return undefined;
  try {
    const names = await resolver.reverse(address);
    const name = names.find((each) => hosts.some((host) => each === host || each.endsWith(`.${host}`)));
    if (name === undefined) return false;
    const addresses = address.includes(":") ? await resolver.resolve6(name) : await resolver.resolve4(name);
    return addresses.includes(address);
  } catch {
    return undefined;
  }
}
