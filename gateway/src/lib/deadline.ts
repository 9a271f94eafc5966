/**
 * A signal that aborts with another one, or when the time has passed, as `AbortSignal.any` and `AbortSignal.timeout` do
 * together; those take a multiple of the time, and leave objects behind that only a collection of the whole heap finds.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #other: AbortSignal;
  readonly #timeout: NodeJS.Timeout;
  readonly #abort = () => this.#controller.abort(this.#other.reason);

  constructor(other: AbortSignal, milliseconds: number) {
    this.#other = other;
    this.#timeout = setTimeout(
      () => this.#controller.abort(new DOMException("The deadline has passed", "TimeoutError")),
      milliseconds,
    ).unref();
    if (other.aborted) this.#abort();
    else other.addEventListener("abort", this.#abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Nothing waits for the signal any more. */
  end(): void {
    clearTimeout(this.#timeout);
    this.#other.removeEventListener("abort", this.#abort);
  }
}
