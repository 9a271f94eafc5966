import { toCountryCode } from "@flickmap/schema/country-names.ts";
import type { OfferKind } from "../../generated/schema.ts";
import { readKinds, usualKinds } from "./offer-kinds.ts";
import type { ProviderFamily } from "./provider-family.ts";

export interface MyServices {
  /** A whole family by its identifier (`netflix`); where only some of its services were chosen, each by its number (`1796`). */
  readonly services: readonly string[];
  /** The kinds of offer that count; without rent and buy unless switched on. */
  readonly kinds: readonly OfferKind[];
}

/** The services of each country, with its code before them (`at:joyn`); one without was stored before that, and counts in each until a choice is made. */
export type KeptServices = MyServices;

export const noServices: MyServices = { services: [], kinds: usualKinds };

const TOKEN = /^(?:([a-z]{2}):)?([a-z0-9][a-z0-9-]{0,59})$/;
/** So many are kept of all countries. */
const MAX_SERVICES = 100;

/** A kept service; null for nonsense. */
const parseToken = (token: string): { country: string | null; service: string } | null => {
  const [, code, service] = TOKEN.exec(token) ?? [];
  if (service === undefined) return null;
  if (code === undefined) return { country: null, service };
  const country = toCountryCode(code);
  return country === null ? null : { country, service };
};

const tidyKinds = (named: readonly string[]): readonly OfferKind[] => {
  const known = readKinds(named);
  return known.length > 0 ? known : usualKinds;
};

const tidy = (services: readonly string[], kinds: readonly string[]): KeptServices => ({
  services: [...new Set(services.filter((token) => parseToken(token) !== null))]
    .slice(0, MAX_SERVICES)
    .sort(),
  kinds: tidyKinds(kinds),
});

export const servicesIn = ({ services, kinds }: KeptServices, country: string | null) => {
  const here = services.flatMap((token) => {
    const parsed = parseToken(token);
    return parsed && (parsed.country ?? country) === country ? parsed.service : [];
  });
  return { services: country === null ? [] : [...new Set(here)].sort(), kinds };
};

export const withServicesIn = (
  kept: KeptServices,
  country: string,
  { services, kinds }: MyServices,
): KeptServices => {
  const others = kept.services.filter(
    (token) => (parseToken(token)?.country ?? country) !== country,
  );
  const here = services.map((service) => `${country.toLowerCase()}:${service}`);
  return tidy([...here, ...others], kinds);
};

export const toServicesCookie = ({ services, kinds }: KeptServices): string =>
  `${services.join(".")}_${kinds.join(".")}`;

export const parseServicesCookie = (value: string): KeptServices => {
  const [services = "", kinds = ""] = value.split("_");
  return tidy(services.split("."), kinds.split("."));
};

export const parseServices = (stored: string | null): KeptServices => {
  if (stored === null) return noServices;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null) return noServices;
    const words = (list: unknown) =>
      Array.isArray(list) ? list.filter((word) => typeof word === "string") : [];
    return tidy(
      words("services" in value ? value.services : null),
      words("kinds" in value ? value.kinds : null),
    );
  } catch {
    return noServices;
  }
};

export const chosenIn = (families: readonly ProviderFamily[], services: readonly string[]) => {
  const named = new Set(services);
  return new Set(
    families
      .flatMap((family) =>
        family.providers.filter(({ id }) => named.has(family.id) || named.has(String(id))),
      )
      .map(({ id }) => id),
  );
};

/** The choice among the families of a country. What was chosen of services that are no longer there stays. */
export const withChosen = (
  mine: MyServices,
  families: readonly ProviderFamily[],
  chosen: ReadonlySet<number>,
): MyServices => {
  const here = new Set(
    families.flatMap((family) => [family.id, ...family.providers.map(({ id }) => String(id))]),
  );
  const now = families.flatMap((family) => {
    const ids = family.providers.map(({ id }) => id).filter((id) => chosen.has(id));
    return ids.length === family.providers.length ? [family.id] : ids.map(String);
  });
  const others = mine.services.filter((service) => !here.has(service));
  return { ...mine, services: [...others, ...now].sort() };
};

interface OfferedBy {
  readonly kind: OfferKind;
  readonly provider: { readonly id: number; readonly family: { readonly id: string } };
}

export const usableOffers = <Offer extends OfferedBy>(
  offers: readonly Offer[],
  { services, kinds }: MyServices,
): readonly Offer[] =>
  offers.filter(
    ({ kind, provider }) =>
      kinds.includes(kind) &&
      (services.includes(provider.family.id) || services.includes(String(provider.id))),
  );
