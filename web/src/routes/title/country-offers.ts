import type { OfferKind } from "../../generated/schema.ts";
import { groupByFamily, serviceNameWithCard } from "../../features/services/provider-family.ts";
import { offerKinds } from "../../features/services/offer-kinds.ts";
import type { CountryOffersQuery } from "./CountryOffers.generated.ts";
import { pageLanguage } from "../../lib/messages.ts";

export interface CountryRow {
  readonly code: string;
  readonly name: string;
  /** Names of services by kind, in the kinds' order; empty where no service has it. */
  readonly kinds: readonly { readonly kind: OfferKind; readonly services: readonly string[] }[];
}

type Availabilities = NonNullable<NonNullable<CountryOffersQuery["title"]>["availabilities"]>;

/** The countries of a title by name; those without offers too. */
export const toCountryRows = (availabilities: Availabilities): readonly CountryRow[] =>
  availabilities
    .map(({ countryCode, country, offers }) => {
      const byKind = Map.groupBy(offers ?? [], ({ kind }) => kind);
      return {
        code: countryCode,
        name: country?.name ?? countryCode,
        kinds: offerKinds.flatMap((kind) => {
          const services = groupByFamily(byKind.get(kind) ?? []).flatMap(({ first, others }) =>
            [first, ...others].map(serviceNameWithCard),
          );
          return services.length === 0 ? [] : [{ kind, services }];
        }),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, pageLanguage().tag));

const normalize = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

export const chooseRows = (rows: readonly CountryRow[], typed: string): readonly CountryRow[] => {
  const wanted = normalize(typed.trim());
  const matches = ({ code, name, kinds }: CountryRow) =>
    wanted === "" ||
    code.toLowerCase() === wanted ||
    [name, ...kinds.flatMap(({ services }) => services)].some((each) =>
      normalize(each).includes(wanted),
    );
  return rows.filter((row) => row.kinds.length > 0 && matches(row));
};
