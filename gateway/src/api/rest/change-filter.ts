import { z } from "zod";
import { OFFER_KINDS } from "../../film-database/request-parameters.ts";
import type { ChangesRequest } from "../../domain/changes/changes.ts";
import { BOUNDS, MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import { list, mediaType, toLowerCase, wholeNumber } from "./parameters.ts";

/** What a call or a feed of changes is narrowed by. */
export const changeFilter = z
  .object({
    providers: list(
      wholeNumber(BOUNDS.id),
      MAX_LENGTHS.providers,
      "Only on one of these services",
      8,
    ),
    provider_families: list(
      z.string().regex(/^[a-z0-9-]{1,80}$/u),
      MAX_LENGTHS.providers,
      "Only on services of one of these provider families, or of `providers`",
      "netflix",
    ),
    kinds: list(
      z.preprocess(toLowerCase, z.enum(OFFER_KINDS)),
      100,
      `Only these kinds of offer: ${OFFER_KINDS.join(", ")}`,
      "flatrate",
    ),
    change: z.enum(["added", "removed"]).describe("Only what came, or only what left."),
    type: mediaType,
  })
  .partial();

/** The changes that a query requests. */
export function changesRequest({
  change,
  provider_families: providerFamilies,
  ...same
}: z.output<typeof changeFilter> & Pick<ChangesRequest, "country" | "titles">): ChangesRequest {
  const direction = change === "added" ? "ADDED" : "REMOVED";
  return { ...same, providerFamilies, change: change && direction };
}
