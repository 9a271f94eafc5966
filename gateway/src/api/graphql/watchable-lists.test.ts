import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";

let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
});
afterAll(() => graphql.close());

interface Listed {
  readonly tmdbId: number;
  readonly availability: {
    readonly offers: readonly {
      readonly kind: string;
      readonly provider: { readonly tmdbId: number; readonly family: { readonly id: string } };
    }[];
  };
}

interface Page {
  readonly results: readonly Listed[];
  readonly pageInfo: {
    readonly page: number;
    readonly totalPages: number;
    readonly totalResults: number;
  };
}

interface Card {
  readonly __typename: string;
  readonly tmdbId: number;
}

const netflix = { country: "DE", services: ["netflix", "337"] };
const TITLES =
  "tmdbId availability(country: $country) { offers { kind provider { tmdbId family { id } } } }";

const ask = async (field: string, watchable: object) => {
  const { data, errors } = await graphql.query(
    `query ($watchable: WatchableFilter${field.includes("$country") ? ", $country: CountryCode!" : ""}) { list: ${field} }`,
    { watchable, country: "DE" },
  );
  expect(errors).toEqual([]);
  return data["list"];
};
const page = async (field: string, watchable: object = netflix) =>
  (await ask(
    `${field} { results { ${TITLES} } pageInfo { page totalPages totalResults } }`,
    watchable,
  )) as Page;

const canWatch = ({ availability }: Listed, kinds: readonly string[]) =>
  availability.offers.some(
    ({ kind, provider }) =>
      kinds.includes(kind) && (provider.family.id === "netflix" || provider.tmdbId === 337),
  );
const withoutPayment = ["FLATRATE", "FREE", "ADS"];

test.each([
  "trending(type: TV, watchable: $watchable)",
  "onTheAir(watchable: $watchable)",
  'popular(type: MOVIE, region: "DE", watchable: $watchable)',
  'popular(type: TV, region: "DE", watchable: $watchable)',
  'topRated(type: MOVIE, region: "DE", watchable: $watchable)',
  "discover(type: MOVIE, filter: { genres: [18] }, watchable: $watchable)",
])("%s has whole pages of what can be watched, to the last", async (field) => {
  const { results, pageInfo } = await page(field);
  expect(results).toHaveLength(Math.min(20, pageInfo.totalResults));
  expect(results.filter((title) => !canWatch(title, withoutPayment))).toEqual([]);
  expect(pageInfo.totalPages).toBe(Math.ceil(pageInfo.totalResults / 20));
  const last = await page(field.replace(/\)$/, `, page: ${pageInfo.totalPages})`));
  expect(last.results).toHaveLength(pageInfo.totalResults - 20 * (pageInfo.totalPages - 1));
  expect(last.results.filter((title) => !canWatch(title, withoutPayment))).toEqual([]);
});

interface NarrowedPage extends Omit<Page, "results"> {
  readonly results: readonly Card[];
}

const CARD = "__typename tmdbId";
const PAGE_INFO = "pageInfo { page totalPages totalResults }";

/** A page of a search, or of what a person took part in; of everything where `watchable` is null. */
const narrowable = {
  search: async (page: number, watchable: object | null): Promise<NarrowedPage> => {
    const { data, errors } = await graphql.query(
      `query ($page: Int!, $watchable: WatchableFilter) {
        search(query: "man", page: $page, watchable: $watchable) { results { ${CARD} } ${PAGE_INFO} }
      }`,
      { page, watchable },
    );
    expect(errors).toEqual([]);
    return data["search"] as NarrowedPage;
  },
  credits: async (page: number, watchable: object | null): Promise<NarrowedPage> => {
    const { data, errors } = await graphql.query(
      `query ($page: Int!, $watchable: WatchableFilter) {
        person(id: 287) {
          credits(page: $page, watchable: $watchable) { results { title { ${CARD} } } ${PAGE_INFO} }
        }
      }`,
      { page, watchable },
    );
    expect(errors).toEqual([]);
    const { credits } = data["person"] as {
      readonly credits: Omit<NarrowedPage, "results"> & {
        readonly results: readonly { readonly title: Card }[];
      };
    };
    return { ...credits, results: credits.results.map(({ title }) => title) };
  },
};

/** The titles in the order of their cards, with their offers. */
const withOffers = async (cards: readonly Card[]): Promise<readonly Listed[]> => {
  const references = cards.map(({ __typename, tmdbId }) =>
    __typename === "Movie" ? { movieId: tmdbId } : { tvShowId: tmdbId },
  );
  const { data, errors } = await graphql.query(
    `query ($references: [TitleReference!]!, $country: CountryCode!) {
      titles(references: $references) { ... on Movie { ${TITLES} } ... on TvShow { ${TITLES} } }
    }`,
    { references, country: "DE" },
  );
  expect(errors).toEqual([]);
  return data["titles"] as readonly Listed[];
};

test.each(["search", "credits"] as const)(
  "pages of %s are full to the last: nothing is left out, nothing comes twice",
  async (list) => {
    const read = narrowable[list];
    const expected: number[] = [];
    const { pageInfo: all } = await read(1, null);
    for (let page = 1; page <= all.totalPages; page += 1) {
      const titles = await withOffers((await read(page, null)).results);
      const watchable = titles.filter((title) => canWatch(title, withoutPayment));
      expected.push(...watchable.map(({ tmdbId }) => tmdbId));
    }
    expect(expected.length).toBeGreaterThan(0);
    const totalResults = expected.length;
    const totalPages = Math.ceil(totalResults / 20);
    const mine: number[] = [];
    for (let page = 1; page <= totalPages; page += 1) {
      const { results, pageInfo } = await read(page, netflix);
      expect(pageInfo).toEqual({ page, totalPages, totalResults });
      expect(results).toHaveLength(Math.min(20, totalResults - 20 * (page - 1)));
      mine.push(...results.map(({ tmdbId }) => tmdbId));
    }
    expect(mine).toEqual(expected);
  },
);

test("what is in cinemas is what can be rented already, and what comes is nowhere yet", async () => {
  const rented = { country: "DE", services: ["netflix", "337", "apple-tv"], kinds: ["RENT"] };
  const inCinemas = await page("nowPlaying(watchable: $watchable)", rented);
  expect(inCinemas.results.length).toBeGreaterThan(0);
  for (const { availability } of inCinemas.results)
    expect(availability.offers.map(({ kind }) => kind)).toContain("RENT");
  expect((await page("upcoming(watchable: $watchable)", rented)).results).toEqual([]);
});

test("services that are asked for are those of both", async () => {
  const field = (id: number) =>
    `discover(type: MOVIE, filter: { region: "DE", providers: [${id}] }, watchable: $watchable)`;
  const { results } = await page(field(337));
  expect(results.length).toBeGreaterThan(0);
  const onDisney = ({ availability }: Listed) =>
    availability.offers.some(({ provider }) => provider.tmdbId === 337);
  expect(results.filter((title) => !onDisney(title))).toEqual([]);
  expect((await page(field(9))).pageInfo).toEqual({ page: 1, totalPages: 1, totalResults: 0 });
});

test("a service that the country does not have leaves nothing, and nothing is asked for", async () => {
  const watchable = { country: "DE", services: ["no-such-service"] };
  const field = "popular(type: MOVIE, watchable: $watchable)";
  await page(field, watchable);
  expect(
    await graphql.callsDuring(async () => {
      const { results, pageInfo } = await page(
        `popular(type: MOVIE, page: 3, watchable: $watchable)`,
        watchable,
      );
      expect(results).toEqual([]);
      expect(pageInfo).toEqual({ page: 1, totalPages: 1, totalResults: 0 });
    }),
  ).toBe(0);
});

test("titles without a text in the language have the English one, as in the list of everything", async () => {
  const read = async (watchable: object | null) => {
    const { data, errors } = await graphql.query(
      `query ($watchable: WatchableFilter) @inContext(language: JA) {
        discover(type: MOVIE, filter: { region: "DE" }, watchable: $watchable) {
          results { tmdbId name nameLanguage overview overviewLanguage }
        }
      }`,
      { watchable },
    );
    expect(errors).toEqual([]);
    const { results } = data["discover"] as {
      readonly results: readonly {
        readonly tmdbId: number;
        readonly nameLanguage: string | null;
      }[];
    };
    return new Map(results.map((title) => [title.tmdbId, title]));
  };
  const all = await read(null);
  const mine = await read({
    country: "DE",
    services: ["netflix", "337", "amazon-prime-video", "apple-tv"],
    kinds: ["FLATRATE", "RENT"],
  });
  const both = [...all.keys()].filter((id) => mine.has(id));
  expect(both.length).toBeGreaterThan(2);
  for (const id of both) expect(mine.get(id)).toEqual(all.get(id));
  const inEnglish = [...mine.values()].filter(({ nameLanguage }) => nameLanguage !== null);
  expect(inEnglish.length).toBeGreaterThan(0);
});

test("the home page has rows and a carousel of what can be watched", async () => {
  const home = (await ask(
    `home(country: "DE", watchable: $watchable) { featured { ${CARD} } rows { titles { ${CARD} } } }`,
    netflix,
  )) as { readonly featured: Card[]; readonly rows: { readonly titles: Card[] }[] };
  expect(home.featured).toHaveLength(5);
  // What comes to cinemas soon is on no service.
  const lists = [home.featured, ...home.rows.map(({ titles }) => titles)].filter(
    ({ length }) => length > 0,
  );
  expect(lists.length).toBeGreaterThan(4);
  for (const titles of lists) {
    const known = await withOffers(titles);
    expect(known.filter((title) => !canWatch(title, withoutPayment))).toEqual([]);
  }
});

test.each([
  [[], "Invalid services: it must name one service, such as netflix."],
  [Array.from({ length: 101 }, (_, id) => String(id)), "services"],
])("%j as services is refused", async (services, message) => {
  const { errors } = await graphql.query(
    "query ($watchable: WatchableFilter) { popular(type: MOVIE, watchable: $watchable) { pageInfo { page } } }",
    { watchable: { country: "DE", services } },
  );
  expect(errors).toMatchObject([
    { code: "BAD_USER_INPUT", message: expect.stringContaining(message) },
  ]);
});
