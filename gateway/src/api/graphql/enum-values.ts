/**
 * The values of the schema's enums in the domain modules: arguments arrive with them, results are given
 * with them. The types of the resolvers are generated from this table too.
 */
export const enumValues = {
  TitleType: { MOVIE: "movie", TV: "tv" },
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
