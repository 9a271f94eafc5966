import type { Server } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { clientNetwork } from "./clients/client-network.ts";
import { OpenConnections } from "./open-connections.ts";
import type { RejectionReason } from "../ops/metrics/metrics.ts";

/** One address may have at most half of the connections. */
const ADDRESS_SHARE = 0.5;
/** When all are taken, an address with a larger share gets no further one, and gives up its own for others. */
const SHARE_WHEN_FULL = 0.02;
/** So much more may be open while idle connections are being closed. */
const ROOM_SHARE = 0.01;
/** When all are taken, those that are idle between requests are closed, once in so many milliseconds. */
const MAKE_ROOM_MS = 1000;

/** A network that sent too many requests ahead gets no connection for so many milliseconds. */
const REFUSED_MS = 1000;
const MAX_REFUSED = 1000;

/** How many connections a process has open. */
export interface ConnectionBounds {
  /** At most, of all clients. */
  readonly max: number;
  /** Whether an address is that of a proxy, whose connections are those of many clients. */
  readonly isProxy: (address: string | undefined) => boolean;
}

/**
 * Bounds the open connections of a server, since each takes memory even when nothing is sent over it. When all are
 * taken, the client with the most of them gives one up for one with few. Where no client has many, connections that are
 * idle make room, and then the one that has been open for longest without a whole request. Half a request is sent by the
 * time that thousands of further connections come, unless its client does not mean to send the rest. A new
 * connection is closed immediately where requests are being answered over all others.
 *
 * @param onRefused is told of each connection that is closed immediately, or given up
 * @returns closes all connections of the network that a connection belongs to, and refuses it further ones for a second
 */
export function limitConnections(
  server: Server,
  { max, isProxy }: ConnectionBounds,
  onRefused: (refusal: RejectionReason) => void,
): (socket: Socket) => void {
  const maxOfAddress = Math.ceil(max * ADDRESS_SHARE);
  const maxWhenFull = Math.ceil(max * SHARE_WHEN_FULL);
  const open = new OpenConnections();
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_MS });
  let madeRoomAt = Number.NEGATIVE_INFINITY;

  const refusalOf = (network: string | null): RejectionReason | null => {
    const ofClient = network === null ? 0 : open.of(network);
    if (network !== null && refused.has(network)) return "address_connections";
    if (ofClient >= maxOfAddress) return "address_connections";
    if (open.count < max) return null;
    if (ofClient >= maxWhenFull) return "address_connections";
    if (open.closeOneOfMost(maxWhenFull)) {
      onRefused("address_connections");
      return null;
    }
    if (makeRoom()) return null;
    if (!open.closeOldestWaiting()) return "connections";
    onRefused("waiting_connections");
    return null;
  };

  /** Closes idle connections, and tells whether one more may be open until they are closed. */
  const makeRoom = (): boolean => {
    if (open.count >= max + Math.ceil(max * ROOM_SHARE)) return false;
    const now = performance.now();
    if (now - madeRoomAt < MAKE_ROOM_MS) return false;
    madeRoomAt = now;
    server.closeIdleConnections();
    return true;
  };

  // Before the HTTP server's own listener, which then finds the connection closed.
  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    const network = isProxy(remoteAddress) ? null : clientNetwork(remoteAddress);
    const refusal = refusalOf(network);
    if (refusal === null) {
      open.add(network, socket);
      return;
    }
    onRefused(refusal);
    socket.destroy();
  });
  return (socket) => {
    if (!isProxy(socket.remoteAddress)) refused.set(clientNetwork(socket.remoteAddress), true);
    open.closeAllOf(socket);
    onRefused("address_connections");
  };
}
