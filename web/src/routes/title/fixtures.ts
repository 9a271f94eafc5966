import type { OfferKind } from "../../generated/schema.ts";
import { offer as shortOffer, title, toSlug } from "../../../test/titles.ts";

export const offer = (kind: OfferKind, id: number, name: string, family = name) => ({
  ...shortOffer(kind, id, name),
  url: `https://service${id}.example/search?q=Fight+Club`,
  linkKind: id < 100 ? "SERVICE" : "WEB_SEARCH",
  firstSeen: id === 8 ? "2025-05-03T06:00:00.000Z" : null,
  provider: {
    ...shortOffer(kind, id, name).provider,
    family: { __typename: "ProviderFamily", id: toSlug(family), name: family },
  },
});

const freshness = {
  __typename: "Freshness",
  fetchedAt: "2025-03-29T12:00:00.000Z",
  ageSeconds: 7_300,
  stale: false,
  source: "SAMPLE",
};

export const country = (code: string, name: string) => ({ __typename: "Country", code, name });
export const germany = country("DE", "Germany");
export const japan = country("JP", "Japan");

export const availability = (
  place: typeof germany,
  offers: readonly ReturnType<typeof offer>[] | null,
  status = offers === null
    ? "COUNTRY_NOT_COVERED"
    : offers.length > 0
      ? "HAS_OFFERS"
      : "NONE_KNOWN",
) => ({
  __typename: "Availability",
  countryCode: place.code,
  country: place,
  status,
  link: null,
  offers,
  streamingElsewhere: offers !== null && offers.length > 0 ? null : [japan],
  freshness: status === "FILM_DATABASE_UNAVAILABLE" ? null : freshness,
});

const person = (name: string) => ({
  __typename: "Person",
  id: [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_000,
  name,
  slug: toSlug(name),
});
const genre = (id: number, name: string) => ({ __typename: "Genre", id, name });
const castMember = (name: string, character: string | null) => ({
  __typename: "CastMember",
  person: person(name),
  name,
  character,
});

const english = { __typename: "Language", code: "en", name: "English" };

const inGermany = availability(germany, [
  offer("BUY", 2, "Apple TV"),
  offer("FLATRATE", 8, "Netflix", "Netflix"),
  offer("FLATRATE", 1796, "Netflix Standard with Ads", "Netflix"),
  offer("ADS", 300, "Pluto TV"),
]);

const common = {
  overview: "An office worker who cannot sleep meets a soap salesman.",
  voteAverage: 8.438,
  voteCount: 28_000,
  certification: "18" as string | null,
  trailer: {
    __typename: "Trailer",
    name: "Official Trailer",
    site: "YouTube",
    url: "https://www.youtube.com/watch?v=abc",
  },
  genres: [genre(18, "Drama"), genre(53, "Thriller")],
  originalLanguage: english,
  spokenLanguages: [english],
  rating: { __typename: "RatingSummary", average: null, count: 0 },
  poster: { __typename: "Poster", url: "/poster.jpg" },
  backdrop: { __typename: "Backdrop", url: "/backdrop.jpg" },
  similar: [title("MOVIE", 807, "Seven"), title("MOVIE", 629, "The Usual Suspects")],
  availability: inGermany,
};

export const fightClub = {
  ...title("MOVIE", 550, "Fight Club"),
  overviewLanguage: null as string | null,
  slugs: [{ __typename: "LanguageSlug", language: "ES", slug: "el-club-de-la-lucha" }],
  year: 1999,
  runtime: 139,
  releaseDate: "1999-10-15",
  releaseDates: {
    __typename: "ReleaseDates",
    theatrical: "1999-11-11" as string | null,
    digital: "2000-04-25" as string | null,
  },
  collection: null as { __typename: "Collection"; id: number; name: string } | null,
  directors: [person("David Fincher")],
  ...common,
  cast: ["Edward Norton", "Brad Pitt", "Helena Bonham Carter", "Meat Loaf", "Jared Leto"].map(
    (name) => castMember(name, null),
  ),
};

export const season = (number: number, year: number, episodeCount: number | null) => ({
  __typename: "Season",
  number,
  name: `Season ${number}`,
  episodeCount,
  airDate: `${year}-01-20`,
});

export const seasonOffers = (
  each: readonly (readonly [number, ReturnType<typeof availability>])[],
) => ({
  tvShow: {
    __typename: "TvShow",
    id: 1396,
    seasons: each.map(([number, answer]) => ({
      __typename: "Season",
      number,
      availability: answer,
    })),
  },
});

export const breakingBad = {
  ...title("TV", 1396, "Breaking Bad"),
  overviewLanguage: null as string | null,
  slugs: [],
  year: 2008,
  seasonCount: 5,
  episodeCount: 62,
  seasons: [season(1, 2008, 7), season(2, 2009, 13), season(3, 2010, 1)],
  firstAirDate: "2008-01-20",
  creators: [person("Vince Gilligan")],
  ...common,
  cast: [castMember("Bryan Cranston", "Walter White")],
};

export const nothingKnown = {
  overview: null,
  year: null,
  runtime: null,
  releaseDate: null,
  seasonCount: null,
  episodeCount: null,
  firstAirDate: null,
  seasons: null,
  directors: [],
  creators: [],
  voteAverage: 0,
  voteCount: 0,
  genres: [],
  originalLanguage: null,
  spokenLanguages: [],
  cast: [],
  poster: null,
  backdrop: null,
  similar: [],
  rating: { __typename: "RatingSummary", average: null, count: null },
  availability: availability(germany, null, "FILM_DATABASE_UNAVAILABLE"),
};
