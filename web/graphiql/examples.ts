/** A query to start from. */
interface Example {
  /** What it shows, in a word or two. */
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the tabs of the sandbox hold. Each one runs as it is. */
export const examples: readonly Example[] = [
  {
    name: "By id",
    query: `# One movie by the film database's number, and where to watch it in one country.
query ById($id: Int!, $country: CountryCode!) {
  movie(id: $id) {
    name
    year
    availability(country: $country) {
      # HAS_OFFERS, NONE_KNOWN, COUNTRY_NOT_COVERED or FILM_DATABASE_UNAVAILABLE
      status
      offers { kind provider { name } url }
      freshness { fetchedAt stale source }
    }
  }
}
`,
    variables: { id: 550, country: "US" },
  },
  {
    name: "By country",
    query: `# One show in several countries, and every country where a subscription has it.
query ByCountry($id: Int!, $countries: [CountryCode!]!) {
  tvShow(id: $id) {
    name
    availabilities(countries: $countries) {
      countryCode
      offers(kinds: [FLATRATE, FREE, ADS]) { kind provider { name } }
    }
    countriesWithOffers(kinds: [FLATRATE]) { code name }
  }
}
`,
    variables: { id: 1396, countries: ["US", "GB", "DE", "JP"] },
  },
  {
    name: "Batch",
    query: `# Up to 50 titles at once, by any identifier, answers in the order of the list.
query Batch($references: [TitleReference!]!, $countries: [CountryCode!]!) {
  titles(references: $references) {
    ... on Title {
      id
      name
      availabilities(countries: $countries) {
        countryCode
        offers { kind provider { name } }
      }
    }
    ... on TitleProblem { code message }
  }
}
`,
    variables: {
      references: [{ movieId: 550 }, { imdbId: "tt0133093" }, { movieId: 2147483647 }],
      countries: ["US", "DE"],
    },
  },
  {
    name: "Discover by service",
    query: `# The reverse: what is on this service, of this kind, in this country?
# providers(country: "US") names the services and their numbers.
query OnService($filter: DiscoverFilter!, $page: Int!) {
  discover(type: MOVIE, filter: $filter, sort: POPULARITY_DESC, page: $page) {
    pageInfo { page totalPages totalResults }
    results { tmdbId name year voteAverage }
  }
}
`,
    variables: { filter: { region: "US", providers: [8], offerKinds: ["FLATRATE"] }, page: 1 },
  },
  {
    name: "Search",
    query: `# Titles by name, movies and shows together.
query Search($query: String!) {
  search(query: $query, scope: ALL) {
    pageInfo { totalResults }
    results { type tmdbId name year poster { url(size: W185) } }
  }
}
`,
    variables: { query: "matrix" },
  },
  {
    name: "Rate",
    query: `# Stars from 1 to 5; 0 takes them back. One rating a session and title.
mutation Rate($input: RateTitleInput!) {
  rateTitle(input: $input) {
    stars
    rating { average count }
    userErrors { field code message }
  }
}
`,
    variables: {
      input: {
        title: { type: "MOVIE", id: 550 },
        stars: 5,
        sessionId: "2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11",
      },
    },
  },
];
