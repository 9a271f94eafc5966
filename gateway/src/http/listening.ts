import { once } from "node:events";
import { createServer, type ListenOptions, type Server as TcpServer } from "node:net";
import type { FastifyInstance } from "fastify";

/** A process takes one new connection from each queue in a round of its event loop. */
const QUEUES = 8;
/** So many new connections wait in each; who comes while the process is busy is then not cut off. */
const BACKLOG = 1024;

/** Where to listen. */
export interface ListeningPlace {
  readonly port: number;
  readonly host: string;
  /** Whether several queues may be had: on Linux, by a process that has the port to itself. */
  readonly severalQueues: boolean;
}

/** A gateway that listens. */
export interface Listening {
  /** Where it does. */
  readonly address: string;
  /** The servers that take connections from the queues; all hand them to the first. */
  readonly servers: readonly TcpServer[];
}

/**
 * Listens, with several queues of new connections where that can be had, so that newcomers are let in
 * soon however busy the process is; see docs/decisions/overload.md.
 *
 * @throws EADDRINUSE and what else listening fails with
 */
export async function listen(app: FastifyInstance, place: ListeningPlace): Promise<Listening> {
  const { port, host, severalQueues } = place;
  if (!severalQueues) {
    return { address: await app.listen({ port, host, backlog: BACKLOG }), servers: [app.server] };
  }
  // Ports that are shared are never taken: only who asks for one alone is told.
  const free = await freePort(port, host);
  const shared = { port: free, host, backlog: BACKLOG, reusePort: true };
  const address = await app.listen(shared);
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

async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer();
  await listening(probe, { port, host });
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : port;
}

async function listening(server: TcpServer, options: ListenOptions): Promise<void> {
  server.listen(options);
  // Rejects when the server tells of an error first.
  await once(server, "listening");
}
