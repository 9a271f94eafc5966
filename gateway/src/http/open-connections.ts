import type { Socket } from "node:net";
import { getUnanswered } from "./response-end.ts";

/** The connections that are open, by the network of their client. */
export class OpenConnections {
  /** The network of each, the oldest first; null for those of no client in particular. */
  readonly #networkOf = new Map<Socket, string | null>();
  /** Of each network the oldest first. */
  readonly #ofNetwork = new Map<string, Set<Socket>>();
  get count(): number {
    return this.#networkOf.size;
  }

  /** How many a network has. */
  of(network: string): number {
    return this.#ofNetwork.get(network)?.size ?? 0;
  }

  /** @param network of the client; null for a proxy's, which count for no network */
  add(network: string | null, socket: Socket): void {
    this.#networkOf.set(socket, network);
    if (network !== null) {
      const sockets = this.#ofNetwork.get(network) ?? new Set();
      this.#ofNetwork.set(network, sockets.add(socket));
    }
    socket.once("close", () => this.#remove(socket));
  }

  /** Closes a connection, and all others of the network that it belongs to. */
  closeAllOf(socket: Socket): void {
    const network = this.#networkOf.get(socket);
    const sockets = network == null ? undefined : this.#ofNetwork.get(network);
    for (const one of [...(sockets ?? []), socket]) this.#close(one);
  }

  /**
   * Closes a connection of the network that has the most: the oldest one without a whole request, or else the oldest.
   *
   * @param moreThan nothing is closed where no network has more than so many
   * @returns whether one was closed
   */
  closeOneOfMost(moreThan: number): boolean {
    const sockets = this.#most();
    if (sockets.size <= moreThan) return false;
    const [oldest] = sockets;
    const victim = this.#oldestWaiting(sockets) ?? oldest;
    if (victim === undefined) return false;
    this.#close(victim);
    return true;
  }

  /**
   * Closes the oldest connection whose request has not arrived whole, or that has none.
   *
   * @returns whether one was closed
   */
  closeOldestWaiting(): boolean {
    const victim = this.#oldestWaiting(this.#networkOf.keys());
    if (victim === undefined) return false;
    this.#close(victim);
    return true;
  }

  #most(): ReadonlySet<Socket> {
    let most: ReadonlySet<Socket> = new Set();
    for (const sockets of this.#ofNetwork.values()) if (sockets.size > most.size) most = sockets;
    return most;
  }

  /** Its slot is free immediately; the event comes later. */
  #close(socket: Socket): void {
    this.#remove(socket);
    socket.destroy();
  }

  #remove(socket: Socket): void {
    const network = this.#networkOf.get(socket);
    this.#networkOf.delete(socket);
    if (network == null) return;
    const sockets = this.#ofNetwork.get(network);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#ofNetwork.delete(network);
  }

  #oldestWaiting(sockets: Iterable<Socket>): Socket | undefined {
    for (const socket of sockets) if (!this.#isServing(socket)) return socket;
    return undefined;
  }

  /** Whether a request that has arrived whole is not answered yet. */
  #isServing(socket: Socket): boolean {
    for (const { req } of getUnanswered(socket)) if (req.complete) return true;
    return false;
  }
}
