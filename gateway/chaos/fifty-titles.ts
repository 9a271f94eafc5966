import { movieIds } from "./movie-ids.ts";
import { type Operation, processorTime, startReadyGateway } from "./ready-gateway.ts";

/** As many as one operation may request. */
export const TITLES_AT_ONCE = 50;
/** So many are requested before anything is measured: the records in memory are then as many as there is room for. */
const WARM_TITLES = 1000;
const ATTEMPTS = 60;
/** Movies are half of them. */
const SYNTHETIC_TITLES = 2 * (WARM_TITLES + (ATTEMPTS + 1) * TITLES_AT_ONCE);

/**
 * Requests fifty titles that are not cached, over and over, in a gateway that has requested many others.
 *
 * @returns the processor time of all threads that each attempt took, in milliseconds
 */
export async function measureFiftyTitles(): Promise<readonly number[]> {
  const { gateway, sample, send, close } = await startReadyGateway(SYNTHETIC_TITLES);
  try {
    const ids = [...(await movieIds(sample.url, SYNTHETIC_TITLES / 2))];
    const next = () => manyTitles(ids.splice(0, TITLES_AT_ONCE));
    for (let warm = 0; warm < WARM_TITLES; warm += TITLES_AT_ONCE) await send(next());
    const times: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const operation = next();
      const { allMs } = await processorTime(gateway, () => send(operation));
      times.push(allMs);
    }
    return times;
  } finally {
    await close();
  }
}

/** An operation that says where these movies can be watched. */
export function manyTitles(ids: readonly number[]): Operation {
  return {
    query: `query ($references: [TitleReference!]!) { titles(references: $references) {
      ... on Title { name overview availability(country: "DE") { status offers { url provider { name } } } } } }`,
    variables: { references: ids.map((movieId) => ({ movieId })) },
  };
}
