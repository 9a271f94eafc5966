import type { UpstreamLimits } from "./upstream-limiter.ts";
import { AppError } from "../../errors.ts";
import { Counts } from "../../lib/counts.ts";
import { bulkShare } from "./upstream-limiter.ts";

/** For how many seconds of bulk calls requests are admitted: they end well before their deadline. */
const ADMITTED_SECONDS = 6;

/**
 * Admits bulk requests as far as their calls can be made in time, and tells the others when to retry: a request that
 * is admitted gets its responses. A client may have half of what is admitted, unless it has none under way.
 */
export class BulkAdmission {
  readonly #perSecond: number;
  readonly #callsOf = new Counts();

  constructor({ ratePerSecond }: Pick<UpstreamLimits, "ratePerSecond">) {
    this.#perSecond = bulkShare(ratePerSecond);
  }

  /**
   * @param client whose request it is
   * @param calls the calls that it may make at most
   * @returns what to call when the request has ended
   * @throws AppError RATE_LIMITED with the seconds to wait, when too much is under way
   */
  admit(client: string, calls: number): () => void {
    const capacity = this.#perSecond * ADMITTED_SECONDS;
    const ofClient = this.#callsOf.of(client);
    const { total } = this.#callsOf;
    const fits = total === 0 || total + calls <= capacity;
    const fair = ofClient === 0 || ofClient + calls <= capacity / 2;
    if (!fits || !fair) {
      throw new AppError(
        "RATE_LIMITED",
        "Too many concurrent bulk requests. Please try again later.",
        {
          retryAfterSeconds: Math.max(1, Math.ceil((fits ? ofClient : total) / this.#perSecond)),
        },
      );
    }
    this.#callsOf.add(client, calls);
    return () => this.#callsOf.add(client, -calls);
  }
}
