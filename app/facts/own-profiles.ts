import { defaultFacts, type Facts } from "./facts.ts";

type Network = keyof Facts["social"];

/** Whether a profile is still the default, while the business already has a name of its own. */
export const isInvented = ({ brand, social }: Facts, network: Network): boolean =>
  brand.name !== defaultFacts.brand.name && social[network] === defaultFacts.social[network];

/** The addresses of the business's profiles; empty if there is none. */
export const ownProfiles = (facts: Facts): Facts["social"] => {
  const own = (network: Network) => (isInvented(facts, network) ? "" : facts.social[network]);
  return { instagram: own("instagram"), youtube: own("youtube"), linkedin: own("linkedin") };
};
