import type { OfferKind } from "../../generated/schema.ts";
import { kindInUrl, readKinds, usualKinds } from "./offer-kinds.ts";
import type { ProviderFamily } from "./provider-family.ts";

/**
 * What a visitor watches with. A whole family is stored by its identifier (`netflix`), which is the same
 * in every country; where only some of a family's services were chosen, each by its number (`1796`).
 */
export interface MyServices {
  readonly services: readonly string[];
  /** The kinds of offer that count; without rent and buy unless switched on. */
  readonly kinds: readonly OfferKind[];
}

/** Nothing chosen: no card is highlighted. */
export const noServices: MyServices = { services: [], kinds: usualKinds };

/** The keys that a shareable URL carries the choice under. */
export const servicesKey = "services";
export const serviceKindsKey = "services_kinds";
/** Both, which every page that shows titles reads. */
export const sharedKeys = [servicesKey, serviceKindsKey] as const;

const isService = (token: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(token);

const tidyServices = (tokens: readonly string[]): readonly string[] =>
  [...new Set(tokens.map((token) => token.trim().toLowerCase()).filter(isService))]
    .slice(0, 100)
    .sort();

const tidyKinds = (named: readonly string[]): readonly OfferKind[] => {
  const known = readKinds(named);
  return known.length > 0 ? known : usualKinds;
};

/** The choice in a URL; null when the URL has none. Nonsense is left out. */
export const readMyServices = (query: URLSearchParams): MyServices | null => {
  const services = tidyServices((query.get(servicesKey) ?? "").split(/[,|]/));
  if (services.length === 0) return null;
  return { services, kinds: tidyKinds((query.get(serviceKindsKey) ?? "").split(/[,|]/)) };
};

/**
 * The choice for a URL, under its two keys; a null takes the key away. Kinds only where they are not the usual
 * ones.
 */
export const writeMyServices = (mine: MyServices): Record<string, string | null> => ({
  [servicesKey]: mine.services.length > 0 ? mine.services.join(",") : null,
  [serviceKindsKey]:
    mine.services.length > 0 && mine.kinds.join() !== usualKinds.join()
      ? mine.kinds.map(kindInUrl).join(",")
      : null,
});

/** The choice as the cookie has it: services and kinds, with dots between. */
export const toServicesCookie = ({ services, kinds }: MyServices): string =>
  `${services.join(".")}_${kinds.join(".")}`;

/** Reads what `toServicesCookie` wrote. Nonsense is left out. */
export const parseServicesCookie = (value: string): MyServices => {
  const [services = "", kinds = ""] = value.split("_");
  return { services: tidyServices(services.split(".")), kinds: tidyKinds(kinds.split(".")) };
};

/** Reads what the browser stored; nothing chosen for what is damaged. */
export const parseMyServices = (stored: string | null): MyServices => {
  if (stored === null) return noServices;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null) return noServices;
    const words = (list: unknown) =>
      Array.isArray(list) ? list.filter((word) => typeof word === "string") : [];
    return {
      services: tidyServices(words("services" in value ? value.services : null)),
      kinds: tidyKinds(words("kinds" in value ? value.kinds : null)),
    };
  } catch {
    // Not JSON: damaged, or somebody else's. The visitor chooses again.
    return noServices;
  }
};

/** The numbers of the services that a choice means among the families of one country. */
export const chosenIn = (
  families: readonly ProviderFamily[],
  mine: MyServices,
): ReadonlySet<number> => {
  const named = new Set(mine.services);
  return new Set(
    families
      .flatMap((family) =>
        family.providers.filter(({ id }) => named.has(family.id) || named.has(String(id))),
      )
      .map(({ id }) => id),
  );
};

/**
 * The choice after it was changed among the families of one country: whole families by their identifier,
 * parts by number. What was chosen of services that this country does not have stays.
 */
export const withChosen = (
  mine: MyServices,
  families: readonly ProviderFamily[],
  chosen: ReadonlySet<number>,
): MyServices => {
  const here = new Set(
    families.flatMap((family) => [family.id, ...family.providers.map(({ id }) => String(id))]),
  );
  const elsewhere = mine.services.filter((token) => !here.has(token));
  const now = families.flatMap((family) => {
    const ids = family.providers.map(({ id }) => id).filter((id) => chosen.has(id));
    return ids.length === family.providers.length ? [family.id] : ids.map(String);
  });
  return { ...mine, services: tidyServices([...elsewhere, ...now]) };
};

/** An offer as far as it matters for what a visitor pays for. */
export interface OfferedBy {
  readonly kind: OfferKind;
  readonly provider: { readonly id: number; readonly family: { readonly id: string } };
}

/** The offers that a visitor can use with what they have; the order stays. */
export const usableOffers = <Offer extends OfferedBy>(
  offers: readonly Offer[],
  mine: MyServices,
): readonly Offer[] => {
  const named = new Set(mine.services);
  const counts = new Set(mine.kinds);
  return offers.filter(
    ({ kind, provider }) =>
      counts.has(kind) && (named.has(provider.family.id) || named.has(String(provider.id))),
  );
};
