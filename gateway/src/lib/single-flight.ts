interface Flight {
  readonly result: Promise<unknown>;
  readonly cancel: AbortController;
  waiting: number;
}

/**
 * Runs one call for all callers that want the same key at the same time. A caller that aborts takes nothing from the
 * others; the call is aborted when the last caller has.
 */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();

  /** How many calls are running. */
  get size(): number {
    return this.#flights.size;
  }

  /**
   * Joins the call that runs for a key, or starts it.
   *
   * @param key names what the call returns: equal keys must stand for the same type of value
   * @param signal of this caller; without one the caller waits to the end
   * @throws the reason of the signal when it aborts, or whatever the call throws
   */
  async run<Value>(
    key: string,
    call: (signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    signal?.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#start(key, call);
    flight.waiting += 1;
    const result = flight.result as Promise<Value>;
    if (signal === undefined) return result;
    let leave: (() => void) | undefined;
    const aborted = new Promise<never>((_, reject) => {
      leave = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) this.#abort(key, flight);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
    });
    try {
      return await Promise.race([result, aborted]);
    } finally {
      if (leave) signal.removeEventListener("abort", leave);
    }
  }

  #start(key: string, call: (signal: AbortSignal) => Promise<unknown>): Flight {
    const cancel = new AbortController();
    const result = call(cancel.signal).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    // Every caller may have aborted before the call fails: the rejection then has no other handler.
    result.catch(() => undefined);
    const flight: Flight = { result, cancel, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  #abort(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    flight.cancel.abort();
  }
}
