import { once } from "node:events";
import { createServer, type ListenOptions, type Server as TcpServer } from "node:net";
import type { FastifyInstance } from "fastify";

/** A process accepts one new connection from each queue in a tick of its event loop. */
const QUEUES = 8;
/** So many new connections wait in each, so that none is refused while the process is busy. */
const BACKLOG = 1024;

/** Where to listen. */
export interface ListeningOptions {
  readonly port: number;
  readonly host: string;
  /** Whether to use several queues: on Linux, in a process that has the port to itself. */
  readonly severalQueues: boolean;
}

/** A gateway that listens. */
export interface Listening {
  /** Where it does. */
  readonly address: string;
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
  const { port, host, severalQueues } = options;
  if (!severalQueues) {
    return { address: await app.listen({ port, host, backlog: BACKLOG }), servers: [app.server] };
  }
  // A shared port is never in use: only a server that does not share it learns that it is.
  if (port !== 0) await checkIsFree(port, host);
  const shared = { port, host, backlog: BACKLOG, reusePort: true };
  const address = await app.listen(shared);
  // The system has chosen one for 0.
  shared.port ||= Number(new URL(address).port);
  const others = Array.from({ length: QUEUES - 1 }, () => handOver(app));
  for (const other of others) await listening(other, shared);
  return { address, servers: [app.server, ...others] };
}

/** A server that hands its connections to the HTTP server, which expects them as its own would be. */
function handOver(app: FastifyInstance): TcpServer {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit("connection", socket);
  });
}

/** @throws EADDRINUSE where another server has the port */
async function checkIsFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listening(probe, { port, host });
  probe.close();
  await once(probe, "close");
}

async function listening(server: TcpServer, options: ListenOptions): Promise<void> {
  server.listen(options);
  // Rejects when the server tells of an error first.
  await once(server, "listening");
}
