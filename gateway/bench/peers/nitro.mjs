import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { reportTo } from "../servers/measured.ts";

/** Nitro as a caching proxy, built before; `ORIGIN` names the server whose responses it caches. */
const port = await freePort();
Object.assign(process.env, { NITRO_HOST: "127.0.0.1", NITRO_PORT: String(port) });
await import("./nitro/.output/server/index.mjs");
const address = `http://127.0.0.1:${port}`;
while (!(await responds())) await pause(50);
reportTo(process, address);

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function responds() {
  try {
    return (await fetch(`${address}/api/movie/550`)).ok;
  } catch {
    return false;
  }
}
