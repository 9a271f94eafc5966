import { pino } from "pino";
import { readConfig } from "../../src/config.ts";
import { createGateway } from "../../src/gateway.ts";
import { reportTo } from "./measured.ts";

/** The gateway in a process of its own; `RESPONSE_CACHE_BYTES` bounds the response cache. */
const config = readConfig(process.env);
const bytes = process.env["RESPONSE_CACHE_BYTES"];
const gateway = await createGateway(
  config,
  pino({ level: config.logLevel }),
  bytes === undefined ? {} : { responseCacheBytes: Number(bytes) },
);
reportTo(process, await gateway.app.listen({ port: 0, host: "127.0.0.1" }));
