import type { ProviderFamily } from "../../features/services/provider-family.ts";

const getWords = ({ id, providers }: ProviderFamily): readonly string[] => [
  id,
  ...providers.map((provider) => String(provider.id)),
];

/** The services to choose from, as they stand in a URL; undefined where none are known. */
export const offeredServices = (
  families: readonly ProviderFamily[],
): ReadonlySet<string> | undefined =>
  families.length === 0 ? undefined : new Set(families.flatMap(getWords));

export const isChosen = (services: readonly string[], family: ProviderFamily): boolean =>
  getWords(family).some((word) => services.includes(word));

/** The chosen services with a family, or without it and all of its providers where any was chosen. */
export const toggleService = (
  services: readonly string[],
  family: ProviderFamily,
): readonly string[] => {
  if (!isChosen(services, family)) return [...services, family.id].sort();
  const words = getWords(family);
  return services.filter((service) => !words.includes(service));
};
