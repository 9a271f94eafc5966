/**
 * A store could not be reached, or could not confirm what was asked of it. A write that ends this
 * way may have happened all the same; both stores' writes can be repeated without harm.
 * The cause is for the log alone: it can name hosts and files.
 */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  constructor(cause: unknown) {
    super("The store is unavailable", { cause });
  }
}
