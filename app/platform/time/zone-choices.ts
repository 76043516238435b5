/** "Los Angeles" for "America/Los_Angeles". */
const cityOf = (zone: string) => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/**
 * Time zones by city, in order; a visitor's own stands first. Browsers use names for some zones that their own list
 * lacks.
 */
export function zoneChoices(own: string, all: readonly string[]): { zone: string; city: string }[] {
  const others = all.filter((zone) => zone !== own).map((zone) => ({ zone, city: cityOf(zone) }));
  return [{ zone: own, city: cityOf(own) }, ...others.sort((one, other) => (one.city < other.city ? -1 : 1))];
}
