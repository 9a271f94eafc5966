import { createServer, type Server as TcpServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { checkIsFree, listenOn, SHARES_PORTS } from "../lib/ports.ts";

/** A process accepts one new connection from each queue in a tick of its event loop. */
const QUEUES = 8;
/** So many new connections wait in each, so that none is refused while the process is busy. */
const BACKLOG = 1024;

/** Where to listen. */
export interface ListeningOptions {
  readonly port: number;
  readonly host: string;
  /** Whether other workers listen there too. Without them the port must be free. */
  readonly withOthers: boolean;
}

/** A gateway that listens. */
export interface Listening {
  readonly url: string;
  /** The servers that accept connections from the queues; all hand them to the first. */
  readonly servers: readonly TcpServer[];
}

/**
 * Listens, with several accept queues where the system has them, so that new connections are accepted soon however
 * busy the process is; see docs/decisions/overload.md.
 *
 * @throws EADDRINUSE and what else listening fails with
 */
export async function listen(app: FastifyInstance, options: ListeningOptions): Promise<Listening> {
  const { port, host, withOthers } = options;
  if (!SHARES_PORTS) {
    return { url: await app.listen({ port, host, backlog: BACKLOG }), servers: [app.server] };
  }
  if (!withOthers) await checkIsFree(port, host);
  const shared = { port, host, backlog: BACKLOG, reusePort: true };
  const url = await app.listen(shared);
  // The system has chosen one for 0.
  shared.port ||= Number(new URL(url).port);
  const others = Array.from({ length: QUEUES - 1 }, () => handOver(app));
  for (const other of others) await listenOn(other, shared);
  return { url, servers: [app.server, ...others] };
}

/** A server that hands its connections to the HTTP server, which expects them as its own would be. */
function handOver(app: FastifyInstance): TcpServer {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit("connection", socket);
  });
}
