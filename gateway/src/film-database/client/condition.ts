import type { Logger } from "pino";
import { type SparingWarning, warnSparingly } from "../../lib/warn-sparingly.ts";
import type { UpstreamFault } from "./upstream-fault.ts";

/** Faults in a row from which on something is wrong with the film database, not with one call. */
const FAULTS_TO_BE_WRONG = 5;

/** What is wrong, and what an operator does. */
const WRONG = {
  unauthorized:
    "the film database refuses the credential: set TMDB_READ_TOKEN or TMDB_API_KEY to one that is good",
  rate_limited: "the film database limits our calls: it is called rarely until it responds",
  bad_response:
    "the film database sends what cannot be read: check TMDB_BASE_URL and what is in between",
  other: "the film database does not respond: check TMDB_BASE_URL, the network and its status page",
} as const;

type Wrong = keyof typeof WRONG;

/**
 * Says what is wrong with the film database once, and once that it is right again. At the start the first fault says so;
 * later, faults in a row. Others are counted in a line each ten seconds.
 */
export class FilmDatabaseCondition {
  readonly #logger: Logger;
  readonly #single: SparingWarning;
  #wrong: Wrong | null = null;
  /** What was said since it was last well. */
  readonly #said = new Set<Wrong>();
  #hasWorked = false;
  #faults = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#single = warnSparingly(logger, "the film database gave no response");
  }

  /** Whether the credential was refused and none of our calls has had a response. */
  get isCredentialWrong(): boolean {
    return this.#wrong === "unauthorized" && !this.#hasWorked;
  }

  responded(): void {
    this.#hasWorked = true;
    this.#faults = 0;
    if (this.#wrong !== null) this.#logger.info("the film database responds again");
    this.#wrong = null;
    this.#said.clear();
  }

  /** @param requestId names the request that the call was made for; none for the gateway itself */
  failed(fault: UpstreamFault, endpoint: string, requestId?: string): void {
    const wrong = isNamed(fault.outcome) ? fault.outcome : "other";
    this.#faults += 1;
    if (this.#wrong === wrong) return;
    const isSingle =
      wrong !== "unauthorized" && this.#hasWorked && this.#faults < FAULTS_TO_BE_WRONG;
    const cause = { endpoint, ...(requestId !== undefined && { requestId }) };
    if (isSingle) return this.#single(fault, cause);
    this.#wrong = wrong;
    if (this.#said.has(wrong)) return;
    this.#said.add(wrong);
    const level = wrong === "unauthorized" ? "error" : "warn";
    this.#logger[level]({ reason: fault.message, ...cause }, WRONG[wrong]);
  }
}

const isNamed = (outcome: string): outcome is Wrong => Object.hasOwn(WRONG, outcome);
