/** The eight groups of a valid IPv6 address as numbers; a zone at its end is left out. */
export function ipv6Groups(address: string): number[] {
  const canonical = new URL(`http://[${address.split("%", 1)[0]}]`).hostname.slice(1, -1);
  const [start, end] = canonical.split("::").map((part) => part.split(":").filter(Boolean));
  const before = start ?? [];
  const after = end ?? [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address that an IPv6 address written `::ffff:a.b.c.d` stands for. */
export function mappedIpv4(groups: readonly number[]): string | undefined {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff ? lastAsIpv4(groups) : undefined;
}

/** The last two groups, written as IPv4. */
export const lastAsIpv4 = (groups: readonly number[]) =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
