import { compareWithBare, printHead, printRow } from "./compare.ts";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import {
  COUNTRIES,
  LIST_PAGE_QUERY,
  LIST_QUERY,
  LISTS,
  RATED_TITLE_QUERY,
  TITLE_QUERY,
  webTitleQuery,
} from "./queries.ts";
import { ServerProcess } from "./server-process.ts";
import { type Load, requestOnce } from "./wrk.ts";

const HEADERS = { "content-type": "application/json", accept: "application/json" };
const FIGHT_CLUB = "550";
/** Pages of 20 titles whose titles are requested. */
const PAGES = 15;
const WEB_VARIABLES = '"type":"MOVIE","country":"US","countryKnown":true,"n":@n';

/**
 * Compares operations that are executed, with the film data in memory, with a bare server. Every request has a variable
 * of its own that nothing uses: equal ones would share one execution, or be hits. Uncompressed, such a response is
 * written and never stored, as in production, where it is stored when it is requested again.
 *
 * In the first two rows only that variable differs, so the title or the list is served from what was written of it
 * before: they show what a request costs besides its data. In the third, 300 titles take turns: it shows that what is
 * kept of one title is still there when others were requested. In the fourth, 30 countries do: each list is requested
 * again within a second, for which the gateway keeps what it consists of. In the fifth, 450 lists do, 15 pages in 30
 * countries, more than it keeps: it shows what it costs to make the offers of 20 titles out of their records, and to write
 * them. All of it was requested before and is in memory. The last three read the store of ratings and changes too, whose
 * data is cached for 10 seconds; no offer has a date there, since the first observation of a title gives none. Where several
 * take turns, the bare server sends one response of about the size, that of the first title or list.
 */
export async function run(words: readonly string[] = []): Promise<void> {
  const server = await ServerProcess.start("gateway.ts", {
    environment: BENCH_ENVIRONMENT,
  });
  try {
    printHead("Executed");
    const ids = await popularIds(server.address);
    const webQuery = webTitleQuery();
    for (const [name, query, variables, values] of [
      ["title query", TITLE_QUERY, '{"id":550,"country":"US","n":@n}', []],
      ["20 titles with offers", LIST_QUERY, '{"country":"US","n":@n}', []],
      [`${ids.length} titles in turn`, TITLE_QUERY, '{"id":@value,"country":"US","n":@n}', ids],
      [
        "20 titles with offers, 30 countries in turn",
        LIST_QUERY,
        '{"country":"@value","n":@n}',
        COUNTRIES,
      ],
      [
        `20 titles with offers, ${LISTS.length} lists in turn`,
        LIST_PAGE_QUERY,
        '{@value,"n":@n}',
        LISTS,
      ],
      ["title query with ratings", RATED_TITLE_QUERY, '{"id":550,"country":"US","n":@n}', []],
      ["the web app's title query", webQuery, `{"id":550,${WEB_VARIABLES}}`, []],
      [
        `the web app's, ${ids.length} titles in turn`,
        webQuery,
        `{"id":@value,${WEB_VARIABLES}}`,
        ids,
      ],
    ] as const) {
      if (!words.every((word) => name.includes(word))) continue;
      const load: Load = {
        url: `${server.address}/graphql`,
        method: "POST",
        headers: HEADERS,
        body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
        values,
      };
      for (const value of values) await requestOnce({ ...load, values: [value] });
      printRow(name, await compareWithBare(server, load));
    }
  } finally {
    await server.stop();
  }
}

/** The ids of popular movies, Fight Club first. */
async function popularIds(address: string): Promise<readonly string[]> {
  const ids = new Set([FIGHT_CLUB]);
  for (let page = 1; page <= PAGES; page += 1) {
    const query = `{ popular(type: MOVIE, page: ${page}) { results { id } } }`;
    const body = JSON.stringify({ query });
    const { data } = JSON.parse(
      await requestOnce({ url: `${address}/graphql`, method: "POST", headers: HEADERS, body }),
    );
    for (const { id } of data.popular.results) ids.add(String(id));
  }
  return [...ids];
}
