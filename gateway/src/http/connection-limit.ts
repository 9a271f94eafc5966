import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork } from "../client-network.ts";
import { Tally } from "../tally.ts";

/** Which limit a new connection exceeds: that of all, or that of its address. */
export type ConnectionRefusal = "connections" | "address_connections";

/** One address may have at most half of the connections. */
const ADDRESS_SHARE = 0.5;
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
 * Bounds the open connections of a server, since each takes memory even when nothing is sent over it. A client that has
 * half of them gets no further one. When all are taken, connections over which nothing is requested make room; a new
 * connection is closed at once where that is not enough.
 *
 * @param onRefused is told of each connection that is closed at once
 */
export function limitConnections(
  server: Server,
  { most, direct }: ConnectionBounds,
  onRefused: (refusal: ConnectionRefusal) => void,
): void {
  const mostOfAddress = Math.ceil(most * ADDRESS_SHARE);
  const openOf = new Tally();
  let open = 0;
  let madeRoomAt = Number.NEGATIVE_INFINITY;

  const refusalOf = (address: string): ConnectionRefusal | null => {
    if (direct && openOf.of(address) >= mostOfAddress) return "address_connections";
    if (open < most) return null;
    if (open >= most + Math.ceil(most * ROOM_SHARE)) return "connections";
    const now = performance.now();
    if (now - madeRoomAt < MAKE_ROOM_MS) return "connections";
    madeRoomAt = now;
    server.closeIdleConnections();
    return null;
  };

  // Before the HTTP server's own listener, which then finds the connection closed.
  server.prependListener("connection", (socket: Socket) => {
    const address = clientNetwork(socket.remoteAddress);
    const refusal = refusalOf(address);
    if (refusal !== null) {
      onRefused(refusal);
      socket.destroy();
      return;
    }
    open += 1;
    openOf.add(address);
    socket.once("close", () => {
      open -= 1;
      openOf.remove(address);
    });
  });
}
