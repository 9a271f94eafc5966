import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";

let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
});
afterAll(() => graphql.close());

interface Listed {
  readonly tmdbId: number;
  readonly voteAverage: number;
  readonly year: number | null;
}

interface Page {
  readonly results: readonly Listed[];
  readonly pageInfo: {
    readonly page: number;
    readonly totalPages: number;
    readonly totalResults: number;
  };
}

const ARGUMENTS = "$watchable: WatchableFilter, $abroad: [CountryServices!], $page: Int!";
const PAGE = "{ results { tmdbId voteAverage year } pageInfo { page totalPages totalResults } }";

const inGermany = { country: "DE", services: ["netflix"] };
const inAustria = { country: "AT", services: ["disney-plus", "netflix"] };
const inSwitzerland = { country: "CH", services: ["amazon-prime-video"] };

const ask = async (field: string, variables: object) => {
  const { data, errors } = await graphql.query(`query (${ARGUMENTS}) { list: ${field} ${PAGE} }`, {
    page: 1,
    ...variables,
  });
  expect(errors).toEqual([]);
  return data["list"] as Page;
};

/** Every page of a list, as a visitor turns them. */
const readAll = async (field: string, variables: object): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  for (let page = 1; ;) {
    const read = await ask(field, { ...variables, page });
    expect(read.pageInfo.page).toBe(page);
    pages.push(read);
    page += 1;
    if (page > read.pageInfo.totalPages) return pages;
  }
};
const idsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ results }) => results.map(({ tmdbId }) => tmdbId));

const ARGS = "watchable: $watchable, abroad: $abroad, page: $page";

test.each([
  `popular(type: TV, ${ARGS})`,
  `discover(type: MOVIE, filter: { region: "DE", genres: [18] }, sort: VOTE_AVERAGE_DESC, ${ARGS})`,
  `discover(type: MOVIE, filter: { region: "DE", genres: [878] }, sort: RELEASE_DATE_ASC, ${ARGS})`,
])("%s has what the services of each country have, each title once", async (field) => {
  const abroad = [inAustria, inSwitzerland];
  const pages = await readAll(field, { watchable: inGermany, abroad });
  const ids = idsOf(pages);
  expect(new Set(ids).size).toBe(ids.length);
  const expected: number[] = [];
  let total = 0;
  for (const watchable of [inGermany, ...abroad]) {
    const ofCountry = await readAll(field, { watchable });
    expected.push(...idsOf(ofCountry));
    total += ofCountry[0]?.pageInfo.totalResults ?? 0;
  }
  expect(new Set(ids)).toEqual(new Set(expected));
  for (const { results, pageInfo } of pages) {
    expect(pageInfo.totalResults).toBe(Math.min(total, 10_000));
    expect(pageInfo.totalResults).toBeGreaterThanOrEqual(ids.length);
    expect(results.length).toBeLessThanOrEqual(60);
    const sorted = results.toSorted((one, other) =>
      field.includes("VOTE")
        ? other.voteAverage - one.voteAverage
        : field.includes("RELEASE")
          ? (one.year ?? 0) - (other.year ?? 0)
          : 0,
    );
    expect(results).toEqual(sorted);
  }
});

test("services that are asked for are those of each country", async () => {
  const field = `discover(type: MOVIE, filter: { region: "DE", providers: [337] }, ${ARGS})`;
  const here = { country: "DE", services: ["netflix", "disney-plus"] };
  const pages = await readAll(field, { watchable: here, abroad: [inAustria] });
  const ofCountry = (country: string) =>
    readAll(field.replace(", providers: [337]", ""), { watchable: { country, services: ["337"] } });
  const expected = [...idsOf(await ofCountry("DE")), ...idsOf(await ofCountry("AT"))];
  const ids = idsOf(pages);
  expect(ids.toSorted()).toEqual([...new Set(expected)].toSorted());
});

test("a later page leaves out nothing of which it is not known whether another country has it", async () => {
  const cold = await startGraphQL();
  const run = async (variables: object, page: number) => {
    const { data, errors } = await cold.query(
      `query (${ARGUMENTS}) { list: popular(type: MOVIE, ${ARGS}) ${PAGE} }`,
      { ...variables, page },
    );
    expect(errors).toEqual([]);
    return idsOf([data["list"] as Page]);
  };
  try {
    const both = { watchable: inGermany, abroad: [inAustria] };
    const onFirst = await run(both, 1);
    const here = await run({ watchable: inGermany }, 2);
    const there = await run({ watchable: inAustria }, 2);
    cold.sample.setFaults([{ kind: "server-error", path: "/(movie|tv)/[0-9]+$" }]);
    const expected = [...here, ...there].filter((id) => !onFirst.includes(id));
    expect(new Set(await run(both, 2))).toEqual(new Set(expected));
  } finally {
    await cold.close();
  }
});

test("the first page looks no title up", async () => {
  const field = `popular(type: MOVIE, ${ARGS})`;
  const variables = { watchable: { country: "FR", services: ["netflix"] }, abroad: [inAustria] };
  const calls = await graphql.callsDuring(() => ask(field, variables));
  // For each country its services and its list.
  expect(calls).toBeLessThanOrEqual(4);
  const { pageInfo } = await ask(field, { ...variables, page: 500 });
  expect(pageInfo.page).toBe(500);
});

test("a service of the other country alone leaves nothing out, where the first has none", async () => {
  const field = `popular(type: TV, ${ARGS})`;
  const none = { country: "DE", services: ["no-such-service"] };
  const merged = await readAll(field, { watchable: none, abroad: [inAustria] });
  expect(idsOf(merged)).toEqual(idsOf(await readAll(field, { watchable: inAustria })));
});

test("a search and a filmography count them too", async () => {
  const SEARCH = `search(query: "man", ${ARGS})`;
  const here = idsOf(await readAll(SEARCH, { watchable: inGermany }));
  const there = idsOf(await readAll(SEARCH, { watchable: inAustria }));
  const both = idsOf(await readAll(SEARCH, { watchable: inGermany, abroad: [inAustria] }));
  expect(there.some((id) => !here.includes(id))).toBe(true);
  expect(both.toSorted()).toEqual([...new Set([...here, ...there])].toSorted());

  const { data, errors } = await graphql.query(
    `query ($watchable: WatchableFilter, $abroad: [CountryServices!]) {
      home(country: "DE", watchable: $watchable, abroad: $abroad) { rows { titles { tmdbId } } }
    }`,
    { watchable: inGermany, abroad: [inAustria] },
  );
  expect(errors).toEqual([]);
  const { rows } = data["home"] as { readonly rows: readonly { readonly titles: Listed[] }[] };
  for (const { titles } of rows) {
    const ids = titles.map(({ tmdbId }) => tmdbId);
    expect([ids.length <= 10, new Set(ids).size]).toEqual([true, ids.length]);
  }
});

test("of a filmography everything counts that one of the countries has", async () => {
  const credits = async (variables: Record<string, unknown>) => {
    const { data, errors } = await graphql.query(
      `query ($watchable: WatchableFilter, $abroad: [CountryServices!]) {
        person(id: 287) { credits(watchable: $watchable, abroad: $abroad) { results { title { tmdbId } } } }
      }`,
      variables,
    );
    expect(errors).toEqual([]);
    const { credits } = data["person"] as {
      readonly credits: { readonly results: readonly { readonly title: Listed }[] };
    };
    return credits.results.map(({ title }) => title.tmdbId);
  };
  const here = await credits({ watchable: inGermany });
  const there = await credits({ watchable: inAustria });
  const both = await credits({ watchable: inGermany, abroad: [inAustria] });
  expect(new Set(both)).toEqual(new Set([...here, ...there]));
});

test("the offers of some services say their country", async () => {
  const { data, errors } = await graphql.query(
    `query ($services: [CountryServices!]!, $kinds: [OfferKind!]) {
      movie(id: 1184918) {
        offersOf(services: $services, kinds: $kinds) { countryCode kind provider { tmdbId family { id } } }
        availabilities(countries: ["AT", "DE"]) {
          countryCode offers { countryCode kind provider { tmdbId family { id } } }
        }
      }
    }`,
    {
      services: [
        { country: "AT", services: ["sky-go", "youtube", "apple-tv"] },
        { country: "DE", services: ["paramount-plus", "2"] },
      ],
      kinds: ["FLATRATE", "BUY"],
    },
  );
  expect(errors).toEqual([]);
  interface Offer {
    readonly countryCode: string;
    readonly kind: string;
    readonly provider: { readonly tmdbId: number; readonly family: { readonly id: string } };
  }
  const { offersOf, availabilities } = data["movie"] as {
    readonly offersOf: readonly Offer[];
    readonly availabilities: readonly { readonly offers: readonly Offer[] }[];
  };
  const wanted: Record<string, readonly string[]> = {
    AT: ["sky-go", "youtube", "apple-tv"],
    DE: ["paramount-plus", "2"],
  };
  const expected = availabilities
    .flatMap(({ offers }) => offers)
    .filter(({ kind }) => kind === "FLATRATE" || kind === "BUY")
    .filter(({ countryCode, provider: { tmdbId, family } }) =>
      wanted[countryCode]?.some((one) => one === family.id || one === String(tmdbId)),
    );
  expect(offersOf).toEqual(expected);
  expect(new Set(offersOf.map(({ countryCode }) => countryCode))).toEqual(new Set(["AT", "DE"]));
});

const five = ["AT", "CH", "IT", "FR", "BE"].map((country) => ({ ...inAustria, country }));
test.each([
  [{ abroad: [inAustria] }, "Invalid abroad: it is taken together with watchable."],
  [{ watchable: inGermany, abroad: [{ country: "AT", services: [] }] }, "services"],
])("%j is refused", async (variables, message) => {
  for (const field of [`popular(type: MOVIE, ${ARGS})`, `search(query: "man", ${ARGS})`]) {
    const { errors } = await graphql.query(`query (${ARGUMENTS}) { list: ${field} ${PAGE} }`, {
      page: 1,
      ...variables,
    });
    expect(errors).toMatchObject([
      { code: "BAD_USER_INPUT", message: expect.stringContaining(message) },
    ]);
  }
});

test("a fifth country is refused", async () => {
  const { errors } = await graphql.query(
    `query (${ARGUMENTS}) { list: search(query: "man", ${ARGS}) ${PAGE} }`,
    { page: 1, watchable: inGermany, abroad: five },
  );
  expect(errors).toMatchObject([
    { code: "BAD_USER_INPUT", message: expect.stringContaining("abroad") },
  ]);
});
