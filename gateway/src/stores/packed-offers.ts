import { z } from "zod";
import { MONETIZATION_TYPES } from "../film-database/request-parameters.ts";
import type { OfferState } from "./availability-store.ts";

/**
 * A country's offers as they are stored: by `provider:kind`, 0 for one that the first observation
 * had, the moment for one first seen later, and a pair with the moment since when it is missing.
 */
export type PackedOffers = Record<string, number | [number, number]>;

const Packed = z.record(z.string(), z.union([z.number(), z.tuple([z.number(), z.number()])]));
const Kind = z.enum(MONETIZATION_TYPES);

export function packOffers(offers: readonly OfferState[]): PackedOffers {
  return Object.fromEntries(
    offers.map(({ provider, kind, firstSeen, missingSince }) => [
      `${provider}:${kind}`,
      missingSince === null ? (firstSeen ?? 0) : [firstSeen ?? 0, missingSince],
    ]),
  );
}

/** @throws ZodError when something else wrote the store */
export function unpackOffers(packed: unknown): OfferState[] {
  return Object.entries(Packed.parse(packed)).map(([key, value]) => {
    const [provider, kind] = key.split(":");
    const [firstSeen, missingSince] = typeof value === "number" ? [value, null] : value;
    return {
      provider: Number(provider),
      kind: Kind.parse(kind),
      firstSeen: firstSeen === 0 ? null : firstSeen,
      missingSince,
    };
  });
}
