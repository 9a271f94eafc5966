/** A check is trusted for so many milliseconds. */
const USED_MS = 2000;

/** Whether the stores of a deployment respond and take writes. */
export class StoreHealth {
  readonly #ping: () => Promise<void>;
  #isUp = true;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<boolean> | null = null;

  /** @param ping resolves when the stores take writes */
  constructor(ping: () => Promise<void>) {
    this.#ping = ping;
  }

  /** What the last check found: a database that does not respond must not delay whoever asks. Begins a new check after two seconds. */
  get isUp(): boolean {
    void this.check();
    return this.#isUp;
  }

  /** What a check of the last two seconds finds. */
  async check(): Promise<boolean> {
    if (performance.now() - this.#checkedAt < USED_MS) return this.#isUp;
    this.#checking ??= this.#ping()
      .then(
        () => true,
        () => false,
      )
      .then((isUp) => {
        this.#isUp = isUp;
        this.#checkedAt = performance.now();
        this.#checking = null;
        return isUp;
      });
    return this.#checking;
  }
}
