import { subscribe, unsubscribe } from "node:diagnostics_channel";

const HANDLED = "tracing:fastify.request.handler:start";

/** Counts the requests that a route of the framework handles, from `begin` to `end`. */
export class HandledRequests {
  count = 0;
  readonly #add = () => {
    this.count += 1;
  };

  begin(): void {
    this.count = 0;
    subscribe(HANDLED, this.#add);
  }

  end(): void {
    unsubscribe(HANDLED, this.#add);
  }
}
