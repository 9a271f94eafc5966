import { z } from "zod";
import { countOrZero, identifier, imagePath, requiredText } from "./common.ts";

/** A service, whatever its priority, which differs by country. */
export const ServiceRecord = z.object({
  provider_id: identifier,
  provider_name: requiredText,
  logo_path: imagePath,
});
export type ServiceRecord = z.infer<typeof ServiceRecord>;

/** A service, as an offer or a list of services names it. */
export const ProviderRecord = ServiceRecord.extend({ display_priority: countOrZero });
export type ProviderRecord = z.infer<typeof ProviderRecord>;

/** A service as it was sent, and the record that it was parsed to. */
interface KnownService {
  readonly name: unknown;
  readonly logo: unknown;
  readonly record: ServiceRecord;
}

/** There are about 700 services, and few of them have several names or logos. */
const MOST_KNOWN = 3000;
/** By the service's number. */
const known = new Map<unknown, KnownService[]>();
let knownCount = 0;

/**
 * The service of an offer as it was sent: each is parsed once, and its record stands in all titles that it offers.
 *
 * @returns undefined for one that is malformed
 */
export function serviceOf(sent: Readonly<Record<string, unknown>>): ServiceRecord | undefined {
  const { provider_id: id, provider_name: name, logo_path: logo } = sent;
  const same = known.get(id);
  if (same !== undefined) {
    for (const one of same) if (one.name === name && one.logo === logo) return one.record;
  }
  const parsed = ServiceRecord.safeParse(sent);
  if (!parsed.success) return undefined;
  if (knownCount >= MOST_KNOWN) {
    known.clear();
    knownCount = 0;
  }
  knownCount += 1;
  const record = Object.freeze(parsed.data);
  known.set(id, [...(known.get(id) ?? []), { name, logo, record }]);
  return record;
}
