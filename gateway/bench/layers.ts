import { compareWithBare, printHead, printRow } from "./compare.ts";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import { ServerProcess } from "./server-process.ts";

const MOVIE = "/api/movie/550";
const ALL = ["lookup", "limits", "metrics", "log"] as const;
const without = (layer: (typeof ALL)[number]) => ALL.filter((other) => other !== layer);

/** Prints what a cached response costs with all layers that a request passes, and with one of them left out. */
export async function run(): Promise<void> {
  const gateway = await ServerProcess.start("gateway.ts", { environment: BENCH_ENVIRONMENT });
  const url = gateway.address + MOVIE;
  try {
    printHead("Layers of a cached response");
    printRow("the gateway, log silent", await compareWithBare(gateway, { url }));
    // A length, even of nothing, keeps a request from being served before the framework.
    const usual = { url, headers: { "content-length": "0" } };
    printRow("the gateway, through all hooks", await compareWithBare(gateway, usual));
    for (const [name, layers] of [
      ["lookup, limits, metrics and log", ALL],
      ["the same without the log", without("log")],
      ["the same without metrics", without("metrics")],
      ["the same without limits", without("limits")],
      ["lookup alone", ["lookup"]],
      ["Fastify without hooks, and no lookup", ["fastify"]],
      ["bare, with all headers", ["headers"]],
    ] as const) {
      const server = await ServerProcess.start("layers.ts", { args: [url, ...layers] });
      try {
        printRow(name, await compareWithBare(server, { url: server.address + MOVIE }));
      } finally {
        await server.stop();
      }
    }
  } finally {
    await gateway.stop();
  }
}
