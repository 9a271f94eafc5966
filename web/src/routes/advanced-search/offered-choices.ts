import { MOVIE_GENRES, TV_GENRES } from "@flickmap/schema/genres.ts";
import type { CountriesQuery } from "../../features/country/Country.generated.ts";
import type { Offered } from "../../features/filters/filters.ts";
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

const isLanguage = (code: string): boolean =>
  new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;

/**
 * Whether a set that was read without the lists needs them before its titles are requested. Most
 * links do not: their genres and languages are old, and their region is the selected country.
 */
export const needsLists = (set: FilterSet, type: TitleType, country: string): boolean => {
  const genres = type === "MOVIE" ? MOVIE_GENRES : TV_GENRES;
  return (
    set.providers.length > 0 ||
    set.withoutProviders.length > 0 ||
    [...set.genres, ...set.withoutGenres].some((id) => !genres.has(id)) ||
    (set.certification !== null && set.certification.country !== country) ||
    (set.originalLanguage !== null && !isLanguage(set.originalLanguage)) ||
    (set.region !== null && set.region !== country)
  );
};
