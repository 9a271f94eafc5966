interface SharedCall {
  readonly result: Promise<unknown>;
  readonly cancel: AbortController;
  waiters: number;
}

/**
 * Lets many askers of one key share one call. The call is cancelled when the last asker has gone
 * away; until then, one who leaves takes nothing from the others.
 */
export class SharedCalls {
  readonly #calls = new Map<string, SharedCall>();

  /** How many calls are under way. */
  get size(): number {
    return this.#calls.size;
  }

  /**
   * Joins the call under way for a key, or makes it.
   *
   * @param signal of this asker; without one the asker never leaves
   * @throws the reason of the signal when it fires, or whatever the call throws
   */
  async join<Value>(
    key: string,
    call: (signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    signal?.throwIfAborted();
    const shared = this.#calls.get(key) ?? this.#start(key, call);
    shared.waiters += 1;
    // A key names one endpoint with one record type, so whoever joins wants the same value.
    const result = shared.result as Promise<Value>;
    if (signal === undefined) return result;
    let leave: (() => void) | undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        shared.waiters -= 1;
        if (shared.waiters === 0) this.#drop(key, shared);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
    });
    try {
      return await Promise.race([result, left]);
    } finally {
      if (leave) signal.removeEventListener("abort", leave);
    }
  }

  #start(key: string, call: (signal: AbortSignal) => Promise<unknown>): SharedCall {
    const cancel = new AbortController();
    const result = call(cancel.signal).finally(() => {
      if (this.#calls.get(key) === shared) this.#calls.delete(key);
    });
    // Every asker may have left before it fails; then nobody is there to be told.
    result.catch(() => undefined);
    const shared: SharedCall = { result, cancel, waiters: 0 };
    this.#calls.set(key, shared);
    return shared;
  }

  #drop(key: string, shared: SharedCall): void {
    if (this.#calls.get(key) === shared) this.#calls.delete(key);
    shared.cancel.abort();
  }
}
