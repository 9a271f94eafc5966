import { startGraphQL } from "../test/graphql-under-test.ts";
import { LIMITS } from "../src/limits.ts";
import { schema } from "../test/schema-under-test.ts";
import { measureQuery } from "../test/cost/measure-query.ts";
import type { Measured } from "../test/cost/measure-query.ts";
import { randomWorst } from "../test/cost/made-up-operation.ts";
import { seeded } from "../test/cost/seeded.ts";
import { knownWorst } from "../test/cost/worst-queries.ts";
import type { WorstQuery } from "../test/cost/worst-queries.ts";
import { measureFiftyTitles } from "./fifty-titles.ts";
import { sendNewTexts } from "./new-texts.ts";
import { tryOnGateway } from "./operation-on-gateway.ts";
import { finding, type Scale } from "./scale.ts";
import { spreadOf, textOf } from "./spread.ts";

/** What no accepted operation exceeds. */
const MOST_CALLS = 25;
const MOST_CPU_MS = 100;
/** So many of the worst that the search found, by processor time and by calls, are tried again on gateways of their own. */
const TRIED_AGAIN = 4;
type Tried = WorstQuery & Measured;

/** Searches for accepted operations that cost too much, then tries the worst on real gateways. */
export async function run({ seconds }: Scale): Promise<boolean> {
  const tried = await search(seconds * 2000);
  const accepted = tried.filter(({ refused }) => refused === null);
  const visitors = accepted.filter(({ stated }) => stated.bulkCalls === 0);
  const mostCalls = Math.max(...visitors.map(({ calls }) => calls));
  const mostCpu = Math.max(...tried.map(({ cpuMs }) => cpuMs));
  const understated = accepted.filter(
    ({ calls, stated }) => calls > stated.upstreamCalls + stated.bulkCalls,
  );
  const results = [
    finding(accepted.length > 100, `${tried.length} operations tried, ${accepted.length} accepted`),
    finding(mostCalls <= MOST_CALLS, `at most ${mostCalls} calls to the film database`),
    finding(understated.length === 0, `${understated.length} made more calls than stated`),
    finding(mostCpu <= MOST_CPU_MS, `at most ${Math.round(mostCpu)} ms of processor time`),
  ];
  const bulk = accepted.toSorted((a, b) => b.stated.bulkCalls - a.stated.bulkCalls).slice(0, 1);
  const heavy = [
    ...accepted.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, TRIED_AGAIN),
    ...visitors.toSorted((a, b) => b.calls - a.calls || b.cpuMs - a.cpuMs).slice(0, TRIED_AGAIN),
  ];
  const firsts: number[] = [];
  for (const { name, query, variables, stated } of [...heavy, ...bulk]) {
    const most = stated.bulkCalls > 0 ? LIMITS.graphql.bulkCalls + MOST_CALLS : MOST_CALLS;
    const { calls, firstMs, visitorIsServed, figures } = await tryOnGateway({ query, variables });
    firsts.push(firstMs);
    results.push(finding(calls <= most && visitorIsServed, `${name}, first of all: ${figures}`));
  }
  // A collection of the whole heap is charged to the operation that happens to run: each has its share on average.
  const onAverage = (what: string, times: readonly number[]) => {
    const spread = spreadOf(times);
    results.push(
      finding(spread.mean <= MOST_CPU_MS, `${what}, ${times.length} of them: ${textOf(spread)}`),
    );
  };
  onAverage("the first operation of a gateway", firsts);
  const texts = await sendNewTexts(heavy);
  onAverage("new texts of heavy operations, uncached", texts.uncached);
  onAverage("the same texts but for aliases, cached", texts.cached);
  onAverage("fifty titles that are not cached", await measureFiftyTitles());
  return results.every(Boolean);
}

/** Measures known attacks and operations made up, for so many milliseconds, with everything cached. */
async function search(milliseconds: number): Promise<readonly Tried[]> {
  const gateway = await startGraphQL();
  try {
    const tried: Tried[] = [];
    const attempt = async (query: WorstQuery) => {
      let measured = await measureQuery(gateway.apollo, gateway.services, query);
      // Processor time has noise: what is too much must be so again.
      if (measured.cpuMs > MOST_CPU_MS / 2) {
        const again = await measureQuery(gateway.apollo, gateway.services, query);
        if (again.cpuMs < measured.cpuMs) measured = again;
      }
      tried.push({ ...query, ...measured });
    };
    const random = seeded(Date.now());
    const end = performance.now() + milliseconds;
    for (const query of knownWorst) await measureQuery(gateway.apollo, gateway.services, query);
    for (const query of knownWorst) await attempt(query);
    while (performance.now() < end) await attempt(randomWorst(schema, random));
    return tried;
  } finally {
    await gateway.close();
  }
}
