import { compareWithBare, printHead, printRow } from "./compare.ts";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import { LIST_QUERY, TITLE_QUERY } from "./queries.ts";
import { ServerProcess } from "./server-process.ts";

const HEADERS = { "content-type": "application/json", accept: "application/json" };

/**
 * Compares operations that are executed, with the film data in memory, with a bare server. Each response is stored, as
 * in production, and never requested again.
 */
export async function run(): Promise<void> {
  const server = await ServerProcess.start("gateway.ts", {
    environment: BENCH_ENVIRONMENT,
  });
  try {
    printHead("Executed");
    for (const [name, query, variables] of [
      ["title query", TITLE_QUERY, { id: 550, country: "US" }],
      ["20 titles with offers", LIST_QUERY, { country: "US" }],
    ] as const) {
      // A variable that nothing uses makes every request one of its own; equal ones would share one execution.
      const body = JSON.stringify({ query, variables: { ...variables, n: 0 } }).replace(
        '"n":0',
        '"n":@n',
      );
      const load = {
        url: `${server.address}/graphql`,
        method: "POST",
        headers: HEADERS,
        body,
      } as const;
      printRow(name, await compareWithBare(server, load));
    }
  } finally {
    await server.stop();
  }
}
