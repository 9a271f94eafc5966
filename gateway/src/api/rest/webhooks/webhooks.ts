import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { createDomain } from "../../../domain.ts";
import { type Changes, MAX_CHANGES } from "../../../domain/changes/changes.ts";
import { AppError } from "../../../errors.ts";
import type { ApiClient, ApiKeys, Webhook } from "../../../http/clients/api-keys.ts";
import { Job } from "../../../lib/job.ts";
import { waitAfter } from "../../../lib/wait-after.ts";
import { Freshness } from "../../../request-scope.ts";
import type { Services } from "../../../services.ts";
import type { WebhookState } from "../../../stores/availability-store.ts";
import * as serialize from "../serializers/changes.ts";
import { sendEvent, type WebhookEvent } from "./send-event.ts";

/** How often changes are looked for, in milliseconds. */
const EVERY_MS = 5000;
/** One gateway at a time delivers; its lease is longer than a receiver may take. */
const LEASE = "webhooks";
const LEASE_MS = 60_000;
/** After so many batches it is another client's turn. */
const MAX_BATCHES = 20;

/** Of a client that was told of nothing out of this store: its webhook is new, or the store is. */
const UNKNOWN: WebhookState = { cursor: "", attempts: 0, dueAt: 0 };

/** How a delivery ended. */
export type DeliveryOutcome = "delivered" | "failed";

interface Parts {
  readonly keys: ApiKeys;
  readonly services: Services;
  readonly onDelivery: (client: string, outcome: DeliveryOutcome) => void;
  readonly now?: () => number;
}

/** An event, what names it, and the cursor of what it tells of last. */
interface Batch {
  readonly id: string;
  readonly event: WebhookEvent;
  readonly cursor: string;
  readonly hasMore: boolean;
}

/**
 * Tells clients of changes: up to a hundred a request, in the order in which they were stored, each at least once. What a
 * receiver does not take with a status of 2xx is sent again, after 30 seconds and at most every hour, for as long as
 * changes are stored. How far each client has come is stored, so that a restart goes on there.
 */
export class Webhooks {
  readonly #parts: Parts;
  readonly #logger: Logger;
  readonly #holder = randomUUID();
  readonly #now: () => number;
  readonly #job = new Job({
    everyMs: EVERY_MS,
    work: (signal) => this.#work(signal),
    onFailure: (error) => this.#logger.warn({ err: error }, "webhooks wait: the store failed"),
  });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#logger = parts.services.logger;
    this.#now = parts.now ?? (() => Date.now());
  }

  /** Begins to deliver, in the background. */
  start(): void {
    void this.#job.start();
  }

  /** Ends it; a delivery that is under way is made again by whoever is next. */
  async stop(): Promise<void> {
    await this.#job.stop();
  }

  /** Delivers all that is due. Never rejects: failures are logged. */
  run(): Promise<void> {
    return this.#job.run();
  }

  async #work(signal: AbortSignal): Promise<void> {
    const clients = this.#parts.keys.clients.filter(({ webhook }) => webhook !== null);
    if (clients.length === 0) return;
    // Read before the lease is taken, which writes: mostly there is nothing new.
    const latest = await this.#changes(signal).latestCursor();
    const isDue = await Promise.all(clients.map(({ name }) => this.#isDue(name, latest)));
    if (!isDue.includes(true) || !(await this.#holdLease())) return;
    await Promise.all(
      clients.map(({ name, webhook }) => webhook && this.#deliver(name, webhook, signal)),
    );
    await this.#parts.services.availabilityStore.endLease(LEASE, this.#holder);
  }

  /** Whether a client has not come to the newest change, and is not waited for. */
  async #isDue(client: ApiClient["name"], latest: string): Promise<boolean> {
    const state = (await this.#parts.services.availabilityStore.webhookState(client)) ?? UNKNOWN;
    return state.cursor !== latest && state.dueAt <= this.#now();
  }

  #holdLease(): Promise<boolean> {
    const now = this.#now();
    const { availabilityStore } = this.#parts.services;
    return availabilityStore.takeLease(LEASE, this.#holder, now, now + LEASE_MS);
  }

  async #deliver(client: string, webhook: Webhook, signal: AbortSignal): Promise<void> {
    const { availabilityStore: store } = this.#parts.services;
    let state = (await store.webhookState(client)) ?? UNKNOWN;
    for (let sent = 0; sent < MAX_BATCHES && !signal.aborted; sent += 1) {
      const changes = this.#changes(signal);
      if (state.dueAt > this.#now()) return;
      const latest = await changes.latestCursor();
      const batch = await nextBatch(changes, webhook, state.cursor, latest);
      // Changes that do not fit the filter are behind it too: a cursor that stays would expire.
      if (batch === null && latest !== state.cursor) {
        await store.setWebhookState(client, { cursor: latest, attempts: 0, dueAt: 0 });
      }
      if (batch === null || !(await this.#holdLease())) return;
      const failure = await this.#try(client, webhook, batch, signal);
      if (signal.aborted) return;
      state = this.#stateAfter(state, batch, failure);
      await store.setWebhookState(client, state);
      if (failure !== null) {
        const nextAt = new Date(state.dueAt).toISOString();
        this.#logger.warn(
          { client, reason: failure, attempts: state.attempts, nextAt },
          "a webhook was not delivered: it is tried again",
        );
      }
      if (failure !== null || !batch.hasMore) return;
    }
  }

  #stateAfter(state: WebhookState, { cursor }: Batch, failure: string | null): WebhookState {
    if (failure === null) return { cursor, attempts: 0, dueAt: 0 };
    const attempts = state.attempts + 1;
    return { ...state, attempts, dueAt: this.#now() + waitAfter(attempts) };
  }

  /** @returns why a batch was not delivered; null where it was */
  async #try(
    client: ApiClient["name"],
    webhook: Webhook,
    { id, event }: Batch,
    signal: AbortSignal,
  ): Promise<string | null> {
    let failure: string | null = null;
    try {
      const status = await sendEvent(webhook, id, event, signal);
      if (status < 200 || status > 299) failure = `the receiver responded with ${status}`;
    } catch (error) {
      failure = reasonOf(error);
    }
    if (!signal.aborted) this.#parts.onDelivery(client, failure === null ? "delivered" : "failed");
    return failure;
  }

  #changes(signal: AbortSignal): Changes {
    const scope = { signal, freshness: new Freshness(), priority: "background" } as const;
    return createDomain(this.#parts.services, scope).changes;
  }
}

/** What failed, without the URL, which may hold a secret. */
export function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error instanceof Error ? error.name : "unknown");
}

/**
 * The next changes after a cursor; null where there are none. Where they are not stored any more, or nothing is known of
 * what the client was told, that is the event: it begins with the export.
 *
 * @param latest the cursor of the newest change, read before
 */
async function nextBatch(
  changes: Changes,
  { country }: Webhook,
  since: string,
  latest: string,
): Promise<Batch | null> {
  const expired = (given: string | null): Batch => ({
    id: `${given ?? "begin"}.${latest}`,
    event: { type: "availability.cursor_expired", data: { since: given, latest } },
    cursor: latest,
    hasMore: given !== null,
  });
  if (since === UNKNOWN.cursor) return expired(null);
  try {
    const page = await changes.since({ country }, MAX_CHANGES, since);
    if (page.changes.length === 0) return null;
    const data = serialize.changes(page, latest, since);
    const cursor = data.next ?? since;
    const event = { type: "availability.changed", data } as const;
    return { id: `${since}.${cursor}`, event, cursor, hasMore: page.hasNextPage };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "CURSOR_EXPIRED") throw error;
    return expired(since);
  }
}
