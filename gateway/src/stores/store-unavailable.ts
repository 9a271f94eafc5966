import { AppError } from "../errors.ts";

/**
 * A store could not be reached, or could not confirm a write. A write that ends this
 * way may have happened all the same; both stores' writes can be repeated without harm.
 * The cause is for the log alone: it can name hosts and files.
 */
export class StoreUnavailableError extends AppError {
  constructor(cause: unknown) {
    super("STORE_UNAVAILABLE", "Please try again later.", { cause, retryAfterSeconds: 5 });
    this.name = "StoreUnavailableError";
  }
}
