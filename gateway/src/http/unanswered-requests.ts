import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

const NONE: ReadonlySet<ServerResponse> = new Set();

/** The requests of each connection whose responses are not sent yet, in the order in which they arrived. */
export class UnansweredRequests {
  readonly #responses = new WeakMap<Socket, Set<ServerResponse>>();

  /** Adds a request, by its response, until that has been sent or its connection is closed. */
  add(response: ServerResponse): void {
    const { socket } = response.req;
    let responses = this.#responses.get(socket);
    if (responses === undefined) {
      responses = new Set();
      this.#responses.set(socket, responses);
    }
    responses.add(response);
    response.once("close", () => responses.delete(response));
  }

  of(socket: Socket): ReadonlySet<ServerResponse> {
    return this.#responses.get(socket) ?? NONE;
  }
}
