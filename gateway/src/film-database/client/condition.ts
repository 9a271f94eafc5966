import type { Logger } from "pino";
import { warnSparingly } from "../../lib/warn-sparingly.ts";
import type { UpstreamFault } from "./upstream-fault.ts";

/** Faults in a row from which on something is wrong with the film database, not with one call. */
const FAULTS_TO_BE_WRONG = 5;

/** What is wrong, and what an operator does. */
const WRONG: Readonly<Record<string, string>> = {
  unauthorized:
    "the film database refuses the credential: set TMDB_READ_TOKEN or TMDB_API_KEY to one that is good",
  rate_limited: "the film database limits our calls: it is called rarely until it responds",
  bad_response:
    "the film database sends what cannot be read: check TMDB_BASE_URL and what is in between",
};
const NO_RESPONSE =
  "the film database does not respond: check TMDB_BASE_URL, the network and its status page";

/** Says once what is wrong with the film database, and once that it is right again; other faults a line in ten seconds. */
export class FilmDatabaseCondition {
  readonly #logger: Logger;
  readonly #warnOfOne;
  /** What was said since it was last well. */
  readonly #said = new Set<string>();
  #hasWorked = false;
  #faults = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#warnOfOne = warnSparingly(logger, "the film database gave no response");
  }

  /** Whether the credential was refused and none of our calls has had a response. */
  get isCredentialWrong(): boolean {
    return this.#said.has(WRONG["unauthorized"] ?? "") && !this.#hasWorked;
  }

  responded(): void {
    if (this.#said.size > 0) this.#logger.info("the film database responds again");
    this.#said.clear();
    this.#hasWorked = true;
    this.#faults = 0;
  }

  /** @param requestId names the request that the call was made for; none for the gateway itself */
  failed(fault: UpstreamFault, endpoint: string, requestId?: string): void {
    this.#faults += 1;
    const cause = { endpoint, ...(requestId !== undefined && { requestId }) };
    const isWrong = !this.#hasWorked || this.#faults >= FAULTS_TO_BE_WRONG;
    if (!isWrong && fault.outcome !== "unauthorized") return this.#warnOfOne(fault, cause);
    const wrong = WRONG[fault.outcome] ?? NO_RESPONSE;
    if (this.#said.has(wrong)) return;
    this.#said.add(wrong);
    this.#logger.warn({ reason: fault.message, ...cause }, wrong);
  }
}
