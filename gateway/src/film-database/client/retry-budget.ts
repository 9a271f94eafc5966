/** Retries that may be made before any call has earned one. */
const START = 3;
const MAX_SAVED = 20;
const EARNED_BY_CALL = 0.1;

/**
 * Lets at most one retry through for ten calls that reach the film database, so that retries never multiply the load on
 * a film database that fails.
 */
export class RetryBudget {
  #saved = START;

  /** A first call was made, which earns a tenth of a retry. */
  earn(): void {
    this.#saved = Math.min(MAX_SAVED, this.#saved + EARNED_BY_CALL);
  }

  /** Whether a retry may be made. */
  get allows(): boolean {
    return this.#saved >= 1;
  }

  /** A retry is made. */
  spend(): void {
    this.#saved -= 1;
  }
}
