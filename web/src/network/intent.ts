/**
 * Why a query is sent before the page that it is for is there, in the query's context. A page that is only likely to be
 * opened is a background request to the gateway, is not sent again where it fails, and says nothing of the open page.
 */
export class Intent {
  #isCertain: boolean;
  #listeners: (() => void)[] = [];

  constructor(intent: "likely" | "certain") {
    this.#isCertain = intent === "certain";
  }

  get isCertain(): boolean {
    return this.#isCertain;
  }

  /** The visitor goes to the page. */
  becomeCertain(): void {
    this.#isCertain = true;
    for (const listener of this.#listeners.splice(0)) listener();
  }

  /** Calls back once the visitor goes to the page; at once where they have. */
  onCertain(listener: () => void): void {
    if (this.#isCertain) listener();
    else this.#listeners.push(listener);
  }
}

/** The header that tells the gateway that nobody waits for a response yet; browsers send `Sec-Purpose` alike. */
export const PREFETCH_HEADERS = { purpose: "prefetch" } as const;
