import { type Availability, offersOf } from "../providers/availability.ts";
import { familyOf } from "../providers/families.ts";
import {
  type CountryOffers,
  OFFER_KINDS,
  type OffersByCountry,
  type Provider,
} from "../providers/offers.ts";
import type { CountryProviderFamily } from "../providers/providers.ts";
import type { RatingTotals } from "../stores/rating-store.ts";
import type { Country } from "../titles/countries.ts";
import type { MovieDetails, TitleDetails, TvShowDetails } from "../titles/details.ts";
import { isMovie, type Title, type TitlePage, yearOf } from "../titles/title.ts";
import type { ImageAddresses } from "../images/image-addresses.ts";

/*
 * Serializers for the film database's own format: an unknown text or date is an empty string, and a
 * kind without offers is left out.
 */

export function titlePage(
  { results, page, totalPages, totalResults }: TitlePage,
  images: ImageAddresses,
) {
  return {
    page,
    results: results.map((title) => titleItem(title, images)),
    total_pages: totalPages,
    total_results: totalResults,
  };
}

/** A title as lists give it. */
export function titleItem(title: Title, images: ImageAddresses) {
  const shared = { ...facts(title, images), genre_ids: [...title.genreIds] };
  return isMovie(title)
    ? { media_type: "movie" as const, ...shared, ...movieNames(title) }
    : { media_type: "tv" as const, ...shared, ...showNames(title) };
}

/** A title with its details. */
export function titleDetails(title: TitleDetails, images: ImageAddresses) {
  return title.type === "movie" ? movie(title, images) : show(title, images);
}

function movie(details: MovieDetails, images: ImageAddresses) {
  return { ...shared(details, images), ...movieNames(details), runtime: details.runtime };
}

function show(details: TvShowDetails, images: ImageAddresses) {
  return {
    ...shared(details, images),
    ...showNames(details),
    number_of_seasons: details.seasonCount,
    number_of_episodes: details.episodeCount,
    created_by: details.creators.map(({ name }) => ({ name })),
    seasons: details.seasons.map((season) => ({
      season_number: season.number,
      name: season.name,
      episode_count: season.episodeCount,
      air_date: season.airDate,
    })),
  };
}

/** A title as a suggestion. */
export function suggestion(title: Title, images: ImageAddresses) {
  return {
    id: title.id,
    type: title.type,
    title: title.name,
    poster_path: title.posterPath,
    poster_url: addressOf(images, title.posterPath, POSTER_SIZE),
    year: String(yearOf(title) ?? ""),
  };
}

export function country({ code, name }: Country) {
  return { iso_3166_1: code, english_name: name };
}

/** The four results of a title's availability in a country. */
export function availability(result: Availability, images: ImageAddresses) {
  const { countryCode, status, offers, freshness } = result;
  const listed = offersOf(result);
  return {
    country: countryCode,
    status,
    link: offers?.link ?? null,
    offers:
      listed?.map((offer) => ({
        kind: offer.kind,
        ...providerWithLogo(offer.provider, images),
        provider_family: familyOf(offer.provider.name).id,
        url: offer.url,
      })) ?? null,
    checked_at: freshness && new Date(freshness.fetchedAt).toISOString(),
  };
}

export function providerFamily(
  { family, providers }: CountryProviderFamily,
  images: ImageAddresses,
) {
  const { id, name } = family;
  return { id, name, providers: providers.map((one) => providerWithLogo(one, images)) };
}

/** What visitors rated a title; zeros where nobody did. */
export function ratingTotals(totals: RatingTotals | undefined) {
  return { averageRating: totals?.average ?? 0, totalCount: totals?.count ?? 0 };
}

/** Sizes of the addresses, which name one each. */
const POSTER_SIZE = "w342";
const BACKDROP_SIZE = "w780";
const LOGO_SIZE = "w92";

function addressOf(images: ImageAddresses, path: string | null, size: string): string | null {
  return path === null ? null : images.addressOf(path, size);
}

function facts(title: Title, images: ImageAddresses) {
  return {
    id: title.id,
    overview: title.overview ?? "",
    poster_path: title.posterPath,
    poster_url: addressOf(images, title.posterPath, POSTER_SIZE),
    backdrop_path: title.backdropPath,
    backdrop_url: addressOf(images, title.backdropPath, BACKDROP_SIZE),
    vote_average: title.voteAverage,
    vote_count: title.voteCount,
    popularity: title.popularity,
    original_language: title.originalLanguage,
    origin_country: [...title.originCountries],
  };
}

function movieNames({ name, originalName, date }: Title) {
  return { title: name, original_title: originalName, release_date: date ?? "" };
}

function showNames({ name, originalName, date }: Title) {
  return { name, original_name: originalName, first_air_date: date ?? "" };
}

function shared(details: TitleDetails, images: ImageAddresses) {
  return {
    ...facts(details, images),
    genres: details.genres.map(({ id, name }) => ({ id, name })),
    production_countries: details.productionCountries.map(({ code, name }) => ({
      iso_3166_1: code,
      name,
    })),
    spoken_languages: details.spokenLanguages.map(({ code, name }) => ({
      iso_639_1: code,
      english_name: name,
    })),
    credits: {
      cast: details.cast.map(({ name, character, profilePath }) => ({
        name,
        character: character ?? "",
        profile_path: profilePath,
      })),
      crew: details.crew.map(({ name, job, department }) => ({
        name,
        job: job ?? "",
        department: department ?? "",
      })),
    },
    external_ids: {
      imdb_id: details.externalIds.imdb,
      wikidata_id: details.externalIds.wikidata,
    },
    "watch/providers": offersByCountry(details.offers),
  };
}

/** Null where nothing is known, which is not the same as no offers. */
function offersByCountry(offers: OffersByCountry) {
  if (offers.incomplete && offers.countries.length === 0) return null;
  return {
    results: Object.fromEntries(
      offers.countries.flatMap((code) => {
        const inCountry = offers.in(code);
        return inCountry === null ? [] : [[code, countryOffers(inCountry)]];
      }),
    ),
  };
}

function countryOffers({ link, providers }: CountryOffers) {
  const kinds = OFFER_KINDS.filter((kind) => providers[kind].length > 0);
  return {
    ...(link !== null && { link }),
    ...Object.fromEntries(kinds.map((kind) => [kind, providers[kind].map(provider)])),
  };
}

function providerWithLogo(one: Provider, images: ImageAddresses) {
  return { ...provider(one), logo_url: addressOf(images, one.logoPath, LOGO_SIZE) };
}

function provider({ id, name, logoPath, displayPriority }: Provider) {
  return {
    provider_id: id,
    provider_name: name,
    logo_path: logoPath,
    display_priority: displayPriority,
  };
}
