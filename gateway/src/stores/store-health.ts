/** A check is trusted for so many milliseconds, and given as long: who asks once a second learns of a failure within one. */
const USED_MS = 500;
/** While the stores fail, they are checked again after so many milliseconds, whether anybody asks or not. */
const RETRY_MS = 2000;

export class StoreHealth {
  readonly #ping: () => Promise<void>;
  readonly #onWorks: () => void;
  #isUp = true;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<boolean> | null = null;

  /** `onWorks` is called when they take writes again. */
  constructor(ping: () => Promise<void>, onWorks: () => void) {
    this.#ping = ping;
    this.#onWorks = onWorks;
  }

  /** What a check of the last half second finds; false where it takes as long. */
  async check(): Promise<boolean> {
    if (performance.now() - this.#checkedAt < USED_MS) return this.#isUp;
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    const checking = this.#checking;
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), USED_MS);
      void checking.then(resolve).finally(() => clearTimeout(late));
    });
  }

  async #check(): Promise<boolean> {
    const isUp = await this.#ping().then(
      () => true,
      () => false,
    );
    if (isUp && !this.#isUp) this.#onWorks();
    if (!isUp) setTimeout(() => void this.check(), RETRY_MS).unref();
    this.#isUp = isUp;
    this.#checkedAt = performance.now();
    return isUp;
  }
}
