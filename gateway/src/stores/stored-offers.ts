import { OFFER_KINDS } from "../film-database/request-parameters.ts";
import type { OfferState } from "./availability-store.ts";

/** By `provider:kind`: 0 from the first observation, else when first seen; a pair with the moment since it is missing. */
export type StoredOffers = Record<string, number | [number, number]>;

export function serializeOffers(offers: readonly OfferState[]): StoredOffers {
  return Object.fromEntries(
    offers.map(({ provider, kind, firstSeen, missingSince }) => [
      `${provider}:${kind}`,
      missingSince === null ? (firstSeen ?? 0) : [firstSeen ?? 0, missingSince],
    ]),
  );
}

/** An export parses hundreds of thousands, so they are checked by hand. Throws when something else wrote the store. */
export function parseOffers(stored: unknown): OfferState[] {
  return Object.entries(stored ?? {}).map(([key, value]: [string, unknown]) => {
    const [provider, name] = key.split(":");
    const kind = OFFER_KINDS.find((candidate) => candidate === name);
    const [firstSeen, missingSince] = Array.isArray(value) ? value : [value, null];
    const isMoment = typeof firstSeen === "number";
    if (kind === undefined || !isMoment || !(missingSince === null || missingSince > 0)) {
      throw new RangeError(`A stored offer is ${key}`);
    }
    return {
      provider: Number(provider),
      kind,
      firstSeen: firstSeen === 0 ? null : Math.min(firstSeen, Date.now()),
      missingSince,
    };
  });
}
