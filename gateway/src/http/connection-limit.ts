import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { RejectionReason } from "../ops/metrics/metrics.ts";
import { clientNetwork } from "./clients/client-network.ts";
import { getUnanswered } from "./response-end.ts";

/**
 * Bounds the open connections of a server, since each takes memory even when nothing is sent over it. When all are taken, the
 * client with the most gives one up for a new one: the oldest over which no request is answered. A proxy's connections are those
 * of one client.
 *
 * @param max how many are open at a time
 * @param onClosed is told of each connection that is closed
 */
export function limitConnections(
  server: Server,
  max: number,
  onClosed: (reason: RejectionReason) => void,
): void {
  const clientOf = new WeakMap<Socket, string>();
  /** Of each client the oldest first. */
  const connectionsOf = new Map<string, Set<Socket>>();
  let open = 0;
  const remove = (socket: Socket) => {
    const client = clientOf.get(socket) ?? "";
    const connections = connectionsOf.get(client);
    if (connections?.delete(socket) !== true) return;
    open -= 1;
    if (connections.size === 0) connectionsOf.delete(client);
  };
  const makeRoom = () => {
    const connections = largest(connectionsOf);
    const [oldest] = connections;
    // Where every client has one, whichever is idle.
    const victim =
      findIdle(connections) ??
      (connections.size > 1
        ? oldest
        : findIdle([...connectionsOf.values()].flatMap((all) => [...all])));
    if (victim === undefined) return;
    onClosed("connections");
    // Its place is free immediately; the event comes later.
    remove(victim);
    victim.resetAndDestroy();
  };
  // Before the HTTP server's own listener.
  server.prependListener("connection", (socket: Socket) => {
    const client = clientNetwork(socket.remoteAddress);
    const connections = connectionsOf.get(client) ?? new Set();
    clientOf.set(socket, client);
    connectionsOf.set(client, connections.add(socket));
    open += 1;
    socket.once("close", () => remove(socket));
    if (open > max) makeRoom();
  });
}

function largest(all: ReadonlyMap<string, ReadonlySet<Socket>>): ReadonlySet<Socket> {
  let most: ReadonlySet<Socket> = new Set();
  for (const connections of all.values()) if (connections.size > most.size) most = connections;
  return most;
}

/** The first connection over which no request that has arrived whole waits for its response. */
function findIdle(connections: Iterable<Socket>): Socket | undefined {
  for (const socket of connections) {
    if (!getUnanswered(socket).some(({ req }) => req.complete)) return socket;
  }
  return undefined;
}
