interface Flight {
  readonly result: Promise<unknown>;
  readonly cancel: AbortController;
  waiting: number;
}

/** Runs one call for all callers of a key at the same time; it is aborted when the last of them has. */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();

  /** Joins the call of a key, or starts it. Throws the reason of the signal, or whatever the call throws. */
  async run<Value>(
    key: string,
    call: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    signal.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#start(key, call);
    flight.waiting += 1;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) this.#end(key, flight);
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([flight.result as Promise<Value>, aborted]);
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #start(key: string, call: (signal: AbortSignal) => Promise<unknown>): Flight {
    const cancel = new AbortController();
    const result = call(cancel.signal).finally(() => this.#end(key, flight));
    // Every caller may have aborted before the call fails: the rejection then has no other handler.
    result.catch(() => undefined);
    const flight: Flight = { result, cancel, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  /** Aborting what has ended does nothing. */
  #end(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    flight.cancel.abort();
  }
}
