import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork } from "../client-network.ts";
import { OpenConnections } from "./open-connections.ts";

/** Which limit a new connection exceeds: that of all, or that of its address. */
export type ConnectionRefusal = "connections" | "address_connections";

/** One address may have at most half of the connections. */
const ADDRESS_SHARE = 0.5;
/** When all are taken, an address with a larger share gets no further one, and gives up its own for others. */
const SHARE_WHEN_FULL = 0.02;
/** So much more may be open while connections that serve no request are being closed. */
const ROOM_SHARE = 0.01;
/** When all are taken, those that serve no request are closed, once in so many milliseconds. */
const MAKE_ROOM_MS = 1000;

/** How many connections a process has open. */
export interface ConnectionBounds {
  /** At most, of all clients. */
  readonly most: number;
  /** Whether the clients connect themselves: a proxy's connections are those of many clients. */
  readonly direct: boolean;
}

/**
 * Bounds the open connections of a server, since each takes memory even when nothing is sent over it. When all are
 * taken, the client with the most of them gives one up for one with few: a handful of clients that hold theirs with
 * half a request each keep nobody out. Where no client has many, connections over which nothing is requested make room;
 * a new connection is closed at once where that is not enough.
 *
 * @param onRefused is told of each connection that is closed at once, or given up
 */
export function limitConnections(
  server: Server,
  { most, direct }: ConnectionBounds,
  onRefused: (refusal: ConnectionRefusal) => void,
): void {
  const mostOfAddress = Math.ceil(most * ADDRESS_SHARE);
  const mostWhenFull = Math.ceil(most * SHARE_WHEN_FULL);
  const open = new OpenConnections();
  let madeRoomAt = Number.NEGATIVE_INFINITY;

  const refusalOf = (address: string): ConnectionRefusal | null => {
    const own = open.of(address);
    if (direct && own >= mostOfAddress) return "address_connections";
    if (open.count < most) return null;
    if (direct) {
      if (own >= mostWhenFull) return "address_connections";
      if (open.closeOneOfMost(mostWhenFull)) {
        onRefused("address_connections");
        return null;
      }
    }
    return makeRoom() ? null : "connections";
  };

  /** Closes connections that serve no request, and tells whether one more may be open until they are. */
  const makeRoom = (): boolean => {
    if (open.count >= most + Math.ceil(most * ROOM_SHARE)) return false;
    const now = performance.now();
    if (now - madeRoomAt < MAKE_ROOM_MS) return false;
    madeRoomAt = now;
    server.closeIdleConnections();
    return true;
  };

  // Before the HTTP server's own listener, which then finds the connection closed.
  server.prependListener("connection", (socket: Socket) => {
    const address = clientNetwork(socket.remoteAddress);
    const refusal = refusalOf(address);
    if (refusal === null) {
      open.add(address, socket);
      return;
    }
    onRefused(refusal);
    socket.destroy();
  });
}
