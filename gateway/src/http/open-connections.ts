import type { Socket } from "node:net";

/** Whether a request that has arrived is still being answered: `node:http` keeps its response beside the socket. */
const isServing = (socket: Socket): boolean => Boolean(Reflect.get(socket, "_httpMessage"));

/** The connections that are open, by the network of their client. */
export class OpenConnections {
  /** Of each network the oldest first. */
  readonly #ofNetwork = new Map<string, Set<Socket>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** How many a network has. */
  of(network: string): number {
    return this.#ofNetwork.get(network)?.size ?? 0;
  }

  add(network: string, socket: Socket): void {
    const sockets = this.#ofNetwork.get(network) ?? new Set();
    this.#ofNetwork.set(network, sockets.add(socket));
    this.#count += 1;
    socket.once("close", () => this.#remove(network, socket));
  }

  /**
   * Closes a connection of the network that has the most: the oldest one that serves no request, or else the oldest.
   *
   * @param moreThan nothing is closed where no network has more than so many
   * @returns whether one was closed
   */
  closeOneOfMost(moreThan: number): boolean {
    const [network, sockets] = this.#most();
    if (sockets.size <= moreThan) return false;
    let [victim] = sockets;
    for (const socket of sockets) {
      if (isServing(socket)) continue;
      victim = socket;
      break;
    }
    if (victim === undefined) return false;
    // Its place is free at once; the event comes later.
    this.#remove(network, victim);
    victim.destroy();
    return true;
  }

  #most(): readonly [string, ReadonlySet<Socket>] {
    let most: readonly [string, ReadonlySet<Socket>] = ["", new Set()];
    for (const entry of this.#ofNetwork) if (entry[1].size > most[1].size) most = entry;
    return most;
  }

  #remove(network: string, socket: Socket): void {
    const sockets = this.#ofNetwork.get(network);
    if (sockets?.delete(socket) !== true) return;
    this.#count -= 1;
    if (sockets.size === 0) this.#ofNetwork.delete(network);
  }
}
