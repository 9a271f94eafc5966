import { toCountryCode } from "@flickmap/schema/country-names.ts";
import type { CountryServices, OfferKind } from "../../generated/schema.ts";
import { kindInUrl, readKinds, usualKinds } from "./offer-kinds.ts";
import type { ProviderFamily } from "./provider-family.ts";

/**
 * What a visitor watches with. A whole family is stored by its identifier (`netflix`), which is the same
 * in every country; where only some of a family's services were chosen, each by its number (`1796`). Both mean the services
 * of the selected country, whichever that is; with a country's code before them (`at:joyn`) those of that country.
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

/** So many countries a choice may name: as many as the gateway takes beside the selected one. */
export const MAX_ABROAD = 4;

/** A chosen service. */
interface ChosenService {
  /** A code in capitals; null for the selected country, whichever that is. */
  readonly country: string | null;
  /** A family's identifier or a service's number. */
  readonly service: string;
}

/** Reads a token; null for nonsense. */
const parseToken = (token: string): ChosenService | null => {
  const [, code, service] = /^(?:([a-z]{2}):)?([a-z0-9][a-z0-9-]{0,59})$/.exec(token) ?? [];
  if (service === undefined) return null;
  if (code === undefined) return { country: null, service };
  const country = toCountryCode(code);
  return country === null ? null : { country, service };
};

const writeToken = ({ country, service }: ChosenService): string =>
  country === null ? service : `${country.toLowerCase()}:${service}`;

const readTokens = (tokens: readonly string[]): readonly ChosenService[] =>
  tokens.flatMap((token) => parseToken(token) ?? []);

const tidyServices = (written: readonly string[]): readonly string[] => {
  const tokens = readTokens(written.map((token) => token.trim().toLowerCase())).map(writeToken);
  const tidied = [...new Set(tokens)].slice(0, 100).sort();
  const countries = readTokens(tidied).flatMap(({ country }) => country ?? []);
  const kept = new Set([...new Set(countries)].slice(0, MAX_ABROAD));
  return tidied.filter((token) => {
    const country = parseToken(token)?.country ?? null;
    return country === null || kept.has(country);
  });
};

/** The services that a visitor has in one country. */
export interface ServicesThere {
  readonly country: string;
  readonly services: readonly string[];
}

/**
 * The services of a choice that are in a country, the selected one where it is that: by their tokens without a country.
 *
 * @param country a code; null while it is not known
 */
export const servicesIn = ({ services }: MyServices, country: string | null): readonly string[] => [
  ...new Set(
    readTokens(services)
      .filter((each) => each.country === null || each.country === country)
      .map(({ service }) => service),
  ),
];

/** The services of a choice in other countries than the selected one, by country in the order of the codes. */
export const servicesAbroad = (
  { services }: MyServices,
  country: string | null,
): readonly ServicesThere[] => {
  const abroad = readTokens(services).filter(
    (each) => each.country !== null && each.country !== country,
  );
  return [...Map.groupBy(abroad, (each) => each.country ?? "")].map(([country, there]) => ({
    country,
    services: there.map(({ service }) => service),
  }));
};

/** The same for a query. */
export const toCountryServices = (there: readonly ServicesThere[]): CountryServices[] =>
  there.map(({ country, services }) => ({ country, services: [...services] }));

/** The codes of all countries that a choice names. */
const countriesNamed = (mine: MyServices): readonly string[] =>
  servicesAbroad(mine, null).map(({ country }) => country);

/**
 * The codes of the countries whose services can be chosen beside the selected one's: those that a choice names, the selected
 * one among them too, then pinned ones, no more than it may name.
 */
export const countriesOffered = (
  mine: MyServices,
  pinned: readonly string[],
  selected: string | null,
): readonly string[] =>
  [...new Set([...countriesNamed(mine), ...pinned.filter((code) => code !== selected)])].slice(
    0,
    MAX_ABROAD,
  );

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

/**
 * The numbers of the services that a choice means among the families of one country.
 *
 * @param services without countries, as `servicesIn` gives them
 */
export const chosenIn = (
  families: readonly ProviderFamily[],
  services: readonly string[],
): ReadonlySet<number> => {
  const named = new Set(services);
  return new Set(
    families
      .flatMap((family) =>
        family.providers.filter(({ id }) => named.has(family.id) || named.has(String(id))),
      )
      .map(({ id }) => id),
  );
};

/** Where a choice is changed. */
export interface ChangedIn {
  /** A code. */
  readonly country: string;
  /** Whether it is the selected country, whose services are stored without it. */
  readonly isSelected: boolean;
}

/**
 * The choice after it was changed among the families of one country: whole families by their identifier,
 * parts by number. What was chosen of services that this country does not have stays, and what was chosen of others.
 */
export const withChosen = (
  mine: MyServices,
  families: readonly ProviderFamily[],
  chosen: ReadonlySet<number>,
  { country, isSelected }: ChangedIn,
): MyServices => {
  const here = new Set(
    families.flatMap((family) => [family.id, ...family.providers.map(({ id }) => String(id))]),
  );
  const elsewhere = readTokens(mine.services).filter(
    (each) =>
      !here.has(each.service) ||
      !(each.country === country || (isSelected && each.country === null)),
  );
  const now = families.flatMap((family) => {
    const ids = family.providers.map(({ id }) => id).filter((id) => chosen.has(id));
    return ids.length === family.providers.length ? [family.id] : ids.map(String);
  });
  const stored = now.map((service) => ({ country: isSelected ? null : country, service }));
  return { ...mine, services: tidyServices([...elsewhere, ...stored].map(writeToken)) };
};

/** The choice without what it has in a country beside the selected one. */
export const withoutCountry = (mine: MyServices, country: string): MyServices => ({
  ...mine,
  services: mine.services.filter((token) => parseToken(token)?.country !== country),
});

/** An offer as far as it matters for what a visitor pays for. */
export interface OfferedBy {
  /** Where it is; left out where that is the selected country. */
  readonly countryCode?: string;
  readonly kind: OfferKind;
  readonly provider: { readonly id: number; readonly family: { readonly id: string } };
}

/**
 * The offers that a visitor can use with what they have; the order stays.
 *
 * @param country the selected one; null while it is not known
 */
export const usableOffers = <Offer extends OfferedBy>(
  offers: readonly Offer[],
  mine: MyServices,
  country: string | null,
): readonly Offer[] => {
  const counts = new Set(mine.kinds);
  const here = new Set(servicesIn(mine, country));
  const abroad = new Map(
    servicesAbroad(mine, country).map((there) => [there.country, new Set(there.services)]),
  );
  return offers.filter(({ countryCode, kind, provider }) => {
    const isHere = countryCode === undefined || countryCode === country;
    const named = isHere ? here : abroad.get(countryCode);
    return counts.has(kind) && named !== undefined
      ? named.has(provider.family.id) || named.has(String(provider.id))
      : false;
  });
};
