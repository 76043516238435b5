/** The network of a booking, and for IPv6 the /48 around it. */
const networkWidths = ["network", "wide_network"] as const;
export type NetworkWidth = (typeof networkWidths)[number];

type Row = Record<NetworkWidth, string> & { name: string };

/** Sessions to come from one network, with the first few names; the network itself is not shown. */
export type NetworkGroup = { width: NetworkWidth; count: number; names: string[]; more: number };

const maxNames = 5;

/** Groups bookings by network; a /48 is listed only if it holds more than its /64s. */
export function groupByNetwork(rows: readonly Row[], counts: Record<NetworkWidth, ReadonlyMap<string, number>>) {
  const groups = new Map<string, NetworkGroup>();
  function find(width: NetworkWidth, network: string): NetworkGroup | undefined {
    const count = counts[width].get(network);
    if (network === "" || count === undefined) return undefined;
    const key = `${width} ${network}`;
    const known = groups.get(key);
    if (known) return known;
    const names = rows
      .filter((row) => row[width] === network)
      .slice(0, maxNames)
      .map(({ name }) => name);
    const group = { width, count, names, more: Math.max(0, count - names.length) };
    groups.set(key, group);
    return group;
  }
  return (row: Row): NetworkGroup[] => {
    const [narrow, wide] = networkWidths.map((width) => find(width, row[width]));
    const widest = wide && wide.count > (narrow?.count ?? 1) ? wide : undefined;
    return [narrow, widest].filter((group) => group !== undefined);
  };
}
