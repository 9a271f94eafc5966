import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { RejectionReason } from "../ops/metrics/metrics.ts";
import { Counts } from "../lib/counts.ts";
import { connectionNetwork } from "./clients/client-network.ts";
import { getUnanswered, whenOver } from "./response-end.ts";

/** A client with more connections than this may have been sent at most so many bytes over all that are open. */
const UNBOUNDED_CONNECTIONS = 64;
const MAX_SENT_BYTES = 128 * 1024 * 1024;

/** How many connections a process has open. */
export interface ConnectionBounds {
  /** At most, of all clients. */
  readonly max: number;
  /** Whether connections are those of a proxy, and so of many clients. */
  readonly isProxied: boolean;
}

/**
 * Bounds the open connections of a server, since each takes memory even when nothing is sent over it. When all are taken, the
 * client with the most gives one up for a new one: the oldest over which no request is answered. A client that has the most
 * itself gets no further one, unless it is a proxy.
 *
 * Nobody but the system knows what a client has read, and the system holds what it has not: up to 4 MB for each connection. So a
 * client with many connections to which much was sent gives its oldest idle ones up, which costs one that reads a new connection.
 *
 * @param onClosed is told of each connection that is closed
 */
export function limitConnections(
  server: Server,
  { max, isProxied }: ConnectionBounds,
  onClosed: (reason: RejectionReason) => void,
): void {
  /** How many bytes were sent over each connection, and to each client over those that are open. */
  const sentOver = new WeakMap<Socket, number>();
  const sentTo = new Counts();
  /** Of each client the oldest first. */
  const connectionsOf = new Map<string, Set<Socket>>();
  let open = 0;
  const remove = (socket: Socket) => {
    const client = connectionNetwork(socket);
    const connections = connectionsOf.get(client);
    if (connections?.delete(socket) !== true) return;
    open -= 1;
    sentTo.add(client, -(sentOver.get(socket) ?? 0));
    if (connections.size === 0) connectionsOf.delete(client);
  };
  const giveUp = (socket: Socket) => {
    onClosed("connections");
    // Its slot is free immediately; the event comes later.
    remove(socket);
    socket.resetAndDestroy();
  };
  /** Of the client with the most, or whichever is idle where every client has one; undefined where none can be given up. */
  const findVictim = (connections: ReadonlySet<Socket>): Socket | undefined => {
    const idle = findIdle(connections);
    if (idle !== undefined) return idle;
    const [oldest] = connections;
    if (connections.size > 1) return oldest;
    return findIdle([...connectionsOf.values()].flatMap((all) => [...all]));
  };
  // Before the HTTP server's own listener.
  server.prependListener("connection", (socket: Socket) => {
    // Its client has reset it while it waited to be accepted.
    if (socket.remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    const client = connectionNetwork(socket);
    const connections = connectionsOf.get(client) ?? new Set();
    if (open >= max) {
      const ofBusiest = largest(connectionsOf);
      const victim =
        isProxied || connections.size < ofBusiest.size ? findVictim(ofBusiest) : undefined;
      giveUp(victim ?? socket);
      if (victim === undefined) return;
    }
    connectionsOf.set(client, connections.add(socket));
    open += 1;
    socket.once("close", () => remove(socket));
  });
  if (isProxied) return;
  server.prependListener("request", ({ socket }, response) =>
    whenOver(response, () => {
      const client = connectionNetwork(socket);
      const connections = connectionsOf.get(client);
      if (connections?.has(socket) !== true) return;
      sentTo.add(client, socket.bytesWritten - (sentOver.get(socket) ?? 0));
      sentOver.set(socket, socket.bytesWritten);
      while (connections.size > UNBOUNDED_CONNECTIONS && sentTo.of(client) > MAX_SENT_BYTES) {
        const idle = findIdle(connections);
        if (idle === undefined) return;
        giveUp(idle);
      }
    }),
  );
}

function largest(all: ReadonlyMap<string, ReadonlySet<Socket>>): ReadonlySet<Socket> {
  let found: ReadonlySet<Socket> = new Set();
  for (const connections of all.values()) if (connections.size > found.size) found = connections;
  return found;
}

/** The first connection over which no request that has arrived whole waits for its response. */
function findIdle(connections: Iterable<Socket>): Socket | undefined {
  for (const socket of connections) {
    if (!getUnanswered(socket).some(({ req }) => req.complete)) return socket;
  }
  return undefined;
}
