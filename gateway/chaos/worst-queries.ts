import { startGraphQL } from "../test/graphql-under-test.ts";
import { LIMITS } from "../src/limits.ts";
import { schema } from "../test/schema-under-test.ts";
import { measureQuery } from "../test/cost/measure-query.ts";
import type { Measured } from "../test/cost/measure-query.ts";
import { randomWorst } from "../test/cost/made-up-operation.ts";
import { seeded } from "../test/cost/seeded.ts";
import { knownWorst } from "../test/cost/worst-queries.ts";
import type { WorstQuery } from "../test/cost/worst-queries.ts";
import { tryOnGateway } from "./operation-on-gateway.ts";
import { finding, type Scale } from "./scale.ts";

/** What no accepted operation exceeds. */
const MOST_CALLS = 25;
const MOST_CPU_MS = 100;
/** The worst that the search found are tried again on a gateway of their own. */
const TRIED_AGAIN = 6;
type Tried = WorstQuery & Measured;

/** Searches for accepted operations that cost too much, then tries the worst on a real gateway. */
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
  const worst = [
    ...accepted.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, TRIED_AGAIN),
    ...accepted.toSorted((a, b) => b.stated.bulkCalls - a.stated.bulkCalls).slice(0, 1),
  ];
  for (const { name, query, variables, stated } of worst) {
    const mostCalls = stated.bulkCalls > 0 ? LIMITS.graphql.bulkCalls + MOST_CALLS : MOST_CALLS;
    const { calls, visitorIsServed, figures } = await tryOnGateway({ query, variables });
    results.push(finding(calls <= mostCalls && visitorIsServed, `${name}, cold: ${figures}`));
  }
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
