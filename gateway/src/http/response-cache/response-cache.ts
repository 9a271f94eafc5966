import { LRUCache } from "lru-cache";
import { SingleFlight } from "../../lib/single-flight.ts";
import { CachedResponse, type ProducedResponse } from "./cached-response.ts";
import { RatedTitles } from "./rated-titles.ts";

/** What a response takes in memory beside its body, in bytes. */
const OVERHEAD_BYTES = 500;

/**
 * How often a response is sent before it is compressed better: that costs as much as to render a page. In a minute of
 * traffic one of forty requests has it done, and one of five gets its result.
 */
const SENT_OFTEN = 5;

/** A response, and how many ratings there were when its production began. */
interface Production {
  readonly response: CachedResponse;
  readonly begun: number;
}

/** Who wants a response. */
interface Client {
  readonly signal: AbortSignal;
  /** Names the client for limits; none for the gateway itself. */
  readonly name?: string | undefined;
}

/** Produces a response; the signal aborts when no client waits for it any more. */
export type Produce = (signal: AbortSignal) => Promise<ProducedResponse>;

/**
 * The bytes of responses that are the same for every client. It stores only what its producer calls reusable. Clients that want a response while it is produced wait for that one (single flight).
 */
export class ResponseCache {
  readonly #stored: LRUCache<string, CachedResponse>;
  readonly #flights = new SingleFlight();
  readonly #now: () => number;
  readonly #onFailure: (error: unknown) => void;
  readonly #isQueued: (client: string) => boolean;
  /** For whom the productions under way were begun. */
  readonly #begunFor = new Map<string, { readonly name: string }>();
  readonly #rated = new RatedTitles();

  /**
   * @param memoryBytes how much memory the responses may take
   * @param onFailure told what a production in the background failed with
   * @param isQueued whether what is produced for a client waits behind that of others: they do not wait with it
   */
  constructor(
    memoryBytes: number,
    onFailure: (error: unknown) => void,
    now: () => number = () => performance.now(),
    isQueued: (client: string) => boolean = () => false,
  ) {
    this.#now = now;
    this.#onFailure = onFailure;
    this.#isQueued = isQueued;
    this.#stored = new LRUCache({
      maxSize: Math.ceil(memoryBytes),
      maxEntrySize: Math.ceil(memoryBytes / 8),
      sizeCalculation: ({ size }, key) => Math.ceil(size) + key.length + OVERHEAD_BYTES,
      dispose: (response, key) => this.#rated.remove(key, response),
    });
  }

  /** How many responses are being produced. */
  get producing(): number {
    return this.#flights.size;
  }

  /**
   * The fresh response stored under a key: to be sent before anything is done that only a new response needs.
   *
   * @param key names everything that the response depends on
   */
  get(key: string): CachedResponse | undefined {
    const response = this.#stored.get(key);
    if (response?.ageAt(this.#now()) !== "fresh") return undefined;
    if (response.timesSent === SENT_OFTEN) response.compressBetter().catch(this.#onFailure);
    return response;
  }

  /**
   * The stored response, or a new one. A stale response that may still be served is served immediately, while a new one is
   * produced in the background.
   *
   * @param signal of this client
   * @param name of this client, for limits; none for the gateway itself
   * @throws the reason of the signal when it aborts, or whatever `produce` throws
   */
  async getOrProduce(
    key: string,
    produce: Produce,
    signal: AbortSignal,
    name?: string,
  ): Promise<CachedResponse> {
    const stored = this.#stored.get(key);
    const age = stored?.ageAt(this.#now());
    if (stored !== undefined && age !== "expired") {
      if (age === "stale") this.#revalidate(key, produce, name);
      return stored;
    }
    const arrived = this.#rated.now;
    const flight = this.#flightFor(key, name);
    const join = () => this.#join(flight, key, produce, { signal, name });
    const first = await join();
    // A second production begins after this client has arrived.
    const { response, isProducer } = this.#isOutdated(first, arrived) ? await join() : first;
    if (isProducer || response.shareable) return response;
    return (await this.#produce(key, produce, signal)).response;
  }

  /** Waits for the production of a key that is under way, or begins one of this client's own. */
  async #join(flight: string, key: string, produce: Produce, { signal, name }: Client) {
    let isProducer = false;
    const production = await this.#flights.run(
      flight,
      (shared) => {
        isProducer = true;
        return this.#begin(flight, name, () => this.#produce(key, produce, shared));
      },
      signal,
    );
    return { ...production, isProducer };
  }

  /** Another one than that of a client whose calls wait, for a client whose calls do not. */
  #flightFor(key: string, name: string | undefined): string {
    const other = this.#begunFor.get(key)?.name;
    if (other === undefined || other === name || !this.#isQueued(other)) return key;
    return name !== undefined && this.#isQueued(name) ? key : `unqueued ${key}`;
  }

  /** Notes for whom a production runs. */
  async #begin<Result>(
    flight: string,
    name: string | undefined,
    produce: () => Promise<Result>,
  ): Promise<Result> {
    if (name === undefined) return produce();
    const begun = { name };
    this.#begunFor.set(flight, begun);
    try {
      return await produce();
    } finally {
      if (this.#begunFor.get(flight) === begun) this.#begunFor.delete(flight);
    }
  }

  /** Whether a title in it was rated after the production had begun, and before a client that joined it arrived. */
  #isOutdated({ response, begun }: Production, arrived: number): boolean {
    return begun < arrived && this.#rated.wasRatedSince(begun, response.ratingsOf);
  }

  /**
   * Deletes the responses that hold a title's ratings, and neither stores one that is being produced nor gives it to
   * clients that arrive from now on: what a visitor has just changed is visible immediately.
   *
   * @param title as `titleKeyText` names it
   */
  deleteRatingsOf(title: string): void {
    for (const key of this.#rated.rated(title)) this.#stored.delete(key);
  }

  /** Stores a response that was produced just now, where it is reusable. */
  store(key: string, produced: ProducedResponse): CachedResponse {
    const response = new CachedResponse(produced, this.#now());
    if (response.isStorable) {
      response.compact();
      this.#set(key, response);
      response.onResize = () => this.#resize(key, response);
    }
    return response;
  }

  /** The cache computes the size of an entry when it is added. */
  #resize(key: string, response: CachedResponse): void {
    if (this.#stored.peek(key) !== response) return;
    this.#stored.delete(key);
    this.#set(key, response);
  }

  #set(key: string, response: CachedResponse): void {
    this.#stored.set(key, response);
    if (this.#stored.peek(key) === response) this.#rated.add(key, response);
  }

  async #produce(key: string, produce: Produce, signal: AbortSignal): Promise<Production> {
    const begun = this.#rated.now;
    const produced = await produce(signal);
    const response = this.#rated.wasRatedSince(begun, produced.ratingsOf ?? [])
      ? new CachedResponse(produced, this.#now())
      : this.store(key, produced);
    return { response, begun };
  }

  /** A failure leaves the stored response, which is then recomputed for the first client after it expires. */
  #revalidate(key: string, produce: Produce, name: string | undefined): void {
    this.#flights
      .run(key, (signal) => this.#begin(key, name, () => this.#produce(key, produce, signal)))
      .catch(this.#onFailure);
  }
}
