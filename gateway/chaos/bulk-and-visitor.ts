import { setTimeout as wait } from "node:timers/promises";

/** How a bulk client and a visitor fared at the same time. */
export interface BulkAndVisitor {
  /** References of the bulk client that were answered, with a title or with there being none. */
  readonly answered: number;
  /** References that were not: the film database was unavailable. */
  readonly problems: number;
  /** How often the bulk client was told when to retry. */
  readonly toldToRetry: number;
  /** Responses to the bulk client that were neither, by their status. */
  readonly others: readonly number[];
  readonly seconds: number;
  /** How long each of the visitor's uncached titles took, in milliseconds, in order. */
  readonly visitorMs: readonly number[];
  /** The visitor's responses that were no title. */
  readonly visitorFailures: number;
}

/** Addresses that stand for the two clients. */
const BULK_CLIENT = "192.0.2.1";
const VISITOR = "192.0.2.2";
const BATCH = 50;
const VISITOR_PAUSE_MS = 250;
const TITLES = `query ($references: [TitleReference!]!) { titles(references: $references) {
  ... on Title { id name availability(country: "US") { status } } ... on TitleProblem { code } } }`;

/**
 * Lets one client request titles in bulk, several batches at a time, and retry when told, while a visitor opens one
 * uncached title after another.
 *
 * @param address of a gateway that trusts one proxy
 * @param ids titles that the gateway has not cached: the last ones are for the visitor
 */
export async function bulkAndVisitor(
  address: string,
  ids: { readonly bulk: readonly number[]; readonly visitor: readonly number[] },
  atOnce: number,
): Promise<BulkAndVisitor> {
  const begun = performance.now();
  const batches = Array.from({ length: Math.ceil(ids.bulk.length / BATCH) }, (_, n) =>
    ids.bulk.slice(n * BATCH, (n + 1) * BATCH),
  );
  let [answered, problems, toldToRetry, visitorFailures] = [0, 0, 0, 0];
  const others: number[] = [];
  const sendBatch = async (batch: readonly number[]): Promise<void> => {
    const response = await post(address, BULK_CLIENT, {
      query: TITLES,
      variables: { references: batch.map((movieId) => ({ movieId })) },
    });
    const text = await response.text();
    if (response.status === 200) {
      const { data } = JSON.parse(text) as { data: { titles: readonly { code?: string }[] } };
      const failed = data.titles.filter(({ code }) => code === "FILM_DATABASE_UNAVAILABLE");
      problems += failed.length;
      answered += data.titles.length - failed.length;
      return;
    }
    const seconds = Number(response.headers.get("retry-after") ?? "0");
    if (response.status === 429 && seconds > 0) {
      toldToRetry += 1;
      await wait(seconds * 1000);
      return sendBatch(batch);
    }
    others.push(response.status);
  };
  const bulk = Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) await sendBatch(batch);
    }),
  );
  const visitorMs: number[] = [];
  let ended = false;
  const visitor = async () => {
    await wait(VISITOR_PAUSE_MS);
    for (const id of ids.visitor) {
      if (ended) break;
      const sent = performance.now();
      const response = await post(address, VISITOR, {
        query: `{ movie(id: ${id}) { name availability(country: "US") { status } } }`,
      });
      const text = await response.text();
      if (response.status !== 200 || text.includes('"errors":[')) visitorFailures += 1;
      visitorMs.push(performance.now() - sent);
      await wait(VISITOR_PAUSE_MS);
    }
  };
  await Promise.all([bulk.finally(() => (ended = true)), visitor()]);
  return {
    answered,
    problems,
    toldToRetry,
    others,
    seconds: (performance.now() - begun) / 1000,
    visitorMs: visitorMs.toSorted((a, b) => a - b),
    visitorFailures,
  };
}

/** Sends an operation as the proxy of a client, which the gateway must trust. */
function post(address: string, client: string, body: object): Promise<Response> {
  return fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": client },
    body: JSON.stringify(body),
  });
}
