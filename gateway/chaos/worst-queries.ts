import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSampleFilmDatabase } from "../sample-film-database/server.ts";
import { startGraphQL } from "../test/graphql-under-test.ts";
import { schema } from "../test/schema-under-test.ts";
import { measureQuery } from "../test/cost/measure-query.ts";
import type { Measured } from "../test/cost/measure-query.ts";
import { knownWorst, randomWorst, seeded } from "../test/cost/worst-queries.ts";
import type { WorstQuery } from "../test/cost/worst-queries.ts";
import { startGatewayProcess } from "./gateway-process.ts";
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
  const worst = accepted.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, TRIED_AGAIN);
  for (const query of worst) results.push(await tryOnGateway(query));
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

/** Sends an operation to a gateway that has nothing cached, and counts what reaches the film database. */
async function tryOnGateway({ name, query, variables, stated }: Tried): Promise<boolean> {
  const sample = await startSampleFilmDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const gateway = await startGatewayProcess(sample, dataDir);
  try {
    const send = async (body: object) => {
      const response = await fetch(`${gateway.address}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.text();
    };
    // Compiles what every operation runs; requests other titles than the one that is measured.
    for (let page = 100; page < 130; page += 1) {
      await send({
        query: `{ popular(type: MOVIE, page: ${page}) { results { id name slug poster { url srcset } genres { name } } } }`,
      });
    }
    sample.resetRequestCount();
    const before = await gateway.figure("process_cpu_seconds_total");
    await send({ query, variables });
    const cpuMs = ((await gateway.figure("process_cpu_seconds_total")) - before) * 1000;
    const calls = sample.requestCount();
    return finding(
      calls <= (stated.bulkCalls > 0 ? 100 + MOST_CALLS : MOST_CALLS),
      `${name}, cold: ${calls} calls, ${Math.round(cpuMs)} ms of processor time with reading the answers`,
    );
  } finally {
    await gateway.stop();
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
