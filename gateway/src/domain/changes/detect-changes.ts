import type {
  NewChange,
  ObservationUpdate,
  ObservedTitle,
  OfferState,
} from "../../stores/availability-store.ts";
import type { Observation, ObservedOffer } from "./observation.ts";

const HOUR = 3_600_000;
/** A title is observed about so often. */
export const OBSERVE_EVERY_MS = 24 * HOUR;
/** An offer is gone when two observations so far apart both miss it. */
const GONE_AFTER_MS = 6 * HOUR;
/** An offer that is missing is looked for again soon after it may count as gone. */
const LOOK_AGAIN_MS = GONE_AFTER_MS + 5 * 60_000;

/**
 * Compares an observation of a title with what was observed before.
 *
 * - The first observation leads to no changes.
 * - An offer that was not there is added immediately.
 * - An offer that is missing stays; it is removed by an observation at least six hours after the one
 *   that missed it first. One that returns in between was never removed.
 * - A response without any offer leads to no changes. Where nothing was observed before, two such responses six
 *   hours apart are the first observation, so that the first offer of a new movie is a change.
 *
 * @returns what to store; null when there is nothing to store but when to look again
 */
export function detectChanges(
  previous: ObservedTitle,
  observation: Observation,
): ObservationUpdate | null {
  const { at, label } = observation;
  const { revision, checkedAt } = previous;
  const previouslyObservedAt = checkedAt === null ? null : Math.min(checkedAt, at);
  const base = { revision, label, observedAt: at, previouslyObservedAt };
  if (checkedAt !== null && at <= checkedAt && !isAhead(checkedAt, at)) return null;
  if (observation.offers.size === 0) return emptyAnswer(previous, base);
  const next = { ...base, checkedAt: at, emptySince: null };
  if (previous.checkedAt === null) {
    const offers = new Map(
      [...observation.offers].map(([country, list]) => [country, list.map(firstObserved)]),
    );
    return { ...next, offers, changes: [], dueAt: at + OBSERVE_EVERY_MS };
  }
  const offers = new Map<string, readonly OfferState[]>();
  const changes: NewChange[] = [];
  for (const country of new Set([...previous.offers.keys(), ...observation.offers.keys()])) {
    const before = previous.offers.get(country) ?? [];
    const compared = compare(before, observation.offers.get(country) ?? [], at);
    if (compared.differs) offers.set(country, compared.states);
    changes.push(...compared.changes.map((change) => ({ country, ...change })));
  }
  const states = new Map([...previous.offers, ...offers]);
  return { ...next, offers, changes, dueAt: at + pauseAfter(states) };
}

/** Whether an observation lies so far ahead of another that the clock was wrong when it was made. */
function isAhead(checkedAt: number, at: number): boolean {
  return checkedAt - at > 2 * OBSERVE_EVERY_MS;
}

function emptyAnswer(
  previous: ObservedTitle,
  base: Pick<ObservationUpdate, "revision" | "label" | "observedAt" | "previouslyObservedAt">,
): ObservationUpdate | null {
  const { observedAt: at } = base;
  const unchanged = { ...base, offers: new Map(), changes: [], dueAt: at + OBSERVE_EVERY_MS };
  if (previous.checkedAt !== null) {
    return previous.offers.size === 0 ? { ...unchanged, checkedAt: at, emptySince: null } : null;
  }
  const emptySince = Math.min(previous.emptySince ?? at, at);
  const confirmed = at - emptySince >= GONE_AFTER_MS;
  return confirmed
    ? { ...unchanged, checkedAt: at, emptySince: null }
    : { ...unchanged, checkedAt: null, emptySince, dueAt: at + LOOK_AGAIN_MS };
}

function compare(before: readonly OfferState[], now: readonly ObservedOffer[], at: number) {
  const states: OfferState[] = [];
  const changes: Omit<NewChange, "country">[] = [];
  let differs = false;
  for (const state of before) {
    const { provider, kind, missingSince } = state;
    const isThere = now.some((offer) => isSame(offer, state));
    if (isThere) {
      differs ||= missingSince !== null;
      states.push({ ...state, missingSince: null });
    } else if (missingSince !== null && at - missingSince >= GONE_AFTER_MS) {
      differs = true;
      changes.push({ provider, kind, change: "REMOVED" });
    } else {
      differs ||= missingSince === null || missingSince > at;
      states.push({ ...state, missingSince: Math.min(missingSince ?? at, at) });
    }
  }
  for (const offer of now) {
    if (before.some((state) => isSame(offer, state))) continue;
    differs = true;
    states.push({ ...offer, firstSeen: at, missingSince: null });
    changes.push({ ...offer, change: "ADDED" });
  }
  return { states, changes, differs };
}

function isSame(one: ObservedOffer, other: ObservedOffer): boolean {
  return one.provider === other.provider && one.kind === other.kind;
}

function firstObserved(offer: ObservedOffer): OfferState {
  return { ...offer, firstSeen: null, missingSince: null };
}

function pauseAfter(states: ReadonlyMap<string, readonly OfferState[]>): number {
  const misses = [...states.values()].some((list) => list.some((s) => s.missingSince !== null));
  return misses ? LOOK_AGAIN_MS : OBSERVE_EVERY_MS;
}
