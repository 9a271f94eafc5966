import { once } from "node:events";
import { createServer, type ListenOptions, type Server } from "node:net";

/** Whether the system lets several listen on a port, each with a queue, and hands new connections out among them. */
export const SHARES_PORTS = process.platform === "linux";

/**
 * A port that several may listen on is never in use: only a server that does not share it learns that it is.
 *
 * @param port 0 is always free
 * @throws EADDRINUSE where another server has the port, and what else listening fails with
 */
export async function checkIsFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await listenOn(probe, { port, host });
  probe.close();
  await once(probe, "close");
}

/** Resolves once a server listens; rejects with what it fails with. */
export async function listenOn(server: Server, options: ListenOptions): Promise<void> {
  server.listen(options);
  await once(server, "listening");
}
