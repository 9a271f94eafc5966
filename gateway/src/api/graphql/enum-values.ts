import { LANGUAGES, type LanguageCode } from "@flickmap/schema/languages.ts";

type Language = (typeof LANGUAGES)[number];

/** The schema's enum values in the domain modules; the types of the resolvers are generated from this table too. */
export const enumValues = {
  TitleType: { MOVIE: "movie", TV: "tv" },
  LanguageCode: toLanguageCodes(),
  OfferKind: { FLATRATE: "flatrate", FREE: "free", ADS: "ads", RENT: "rent", BUY: "buy" },
  TrendingWindow: { DAY: "day", WEEK: "week" },
  SearchScope: { ALL: "all", MOVIE: "movie", TV: "tv" },
  CreditSort: { POPULARITY: "popularity", NEWEST: "newest" },
  DiscoverSort: {
    POPULARITY_DESC: "popularity.desc",
    POPULARITY_ASC: "popularity.asc",
    VOTE_AVERAGE_DESC: "vote_average.desc",
    VOTE_AVERAGE_ASC: "vote_average.asc",
    RELEASE_DATE_DESC: "release_date.desc",
    RELEASE_DATE_ASC: "release_date.asc",
  },
} as const;

function toLanguageCodes() {
  const codes = LANGUAGES.map(({ graphql, code }) => [graphql, code] as const);
  return Object.fromEntries(codes) as {
    readonly [Name in Language["graphql"]]: Extract<Language, { graphql: Name }>["code"] &
      LanguageCode;
  };
}
