import type { CountriesQuery } from "../../features/country/Country.generated.ts";
import type { Offered } from "../../features/filters/address.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import type { TitleType } from "../../generated/schema.ts";
import type { ProviderFamiliesQuery } from "../../features/services/ProviderFamilies.generated.ts";
import type { FilterChoicesQuery } from "./AdvancedSearch.generated.ts";

/** The lists that the controls offer; null or nothing for one that is not here. */
interface Lists {
  readonly choices: FilterChoicesQuery | null | undefined;
  readonly countries: CountriesQuery | null | undefined;
  /** The services of the country that titles are looked for in. */
  readonly services: ProviderFamiliesQuery | null | undefined;
}

/** What the controls offer, as far as their lists are here. */
export const offeredBy = (today: string, { choices, countries, services }: Lists): Offered => ({
  today,
  ...(choices?.genres && { genres: new Set(choices.genres.map(({ id }) => id)) }),
  ...(choices?.languages && { languages: new Set(choices.languages.map(({ code }) => code)) }),
  ...(countries && { regions: new Set(countries.countries.map(({ code }) => code)) }),
  ...(services?.providerFamilies && {
    providers: new Set(
      services.providerFamilies.flatMap(({ providers }) => providers.map(({ id }) => id)),
    ),
  }),
});

/** The genres that the film database has had for years. */
const lastingGenres: Readonly<Record<TitleType, ReadonlySet<number>>> = {
  MOVIE: new Set([
    12, 14, 16, 18, 27, 28, 35, 36, 37, 53, 80, 99, 878, 9648, 10402, 10749, 10751, 10752, 10770,
  ]),
  TV: new Set([
    16, 18, 35, 37, 80, 99, 9648, 10751, 10759, 10762, 10763, 10764, 10765, 10766, 10767, 10768,
  ]),
};
const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/**
 * Whether a set that was read without the lists needs them before its titles are requested. Most
 * links do not: their genres and languages are old, and their region is the selected country.
 */
export const needsLists = (set: FilterSet, type: TitleType, country: string): boolean =>
  set.providers.length > 0 ||
  set.genres.some((id) => !lastingGenres[type].has(id)) ||
  (set.originalLanguage !== null && languageNames.of(set.originalLanguage) === undefined) ||
  (set.region !== null && set.region !== country);
