import * as site from "#app/site.ts";
import type { Feature } from "#platform/http/feature.ts";
import type { NamedFeature } from "#platform/process/server/server-feature.ts";

const load = async (name: string): Promise<NamedFeature> => ({
  name,
  ...(await import(`../../features/${name}/server/feature.ts`)).serverFeature,
});

const names = Object.entries<Feature>(site).flatMap(([name, { hasServer }]) => (hasServer ? name : []));

/** The server's part of each feature, by name. */
export const serverFeatures: readonly NamedFeature[] = await Promise.all(names.map(load));
