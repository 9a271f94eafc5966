import { useSearchParams } from "react-router-dom";

import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { useCorrectedAddress } from "../../lib/url/use-corrected-address.ts";
import { correctChanges, readChangesFilter } from "./changes-filter.ts";
import type { ChangesFilter } from "./changes-filter.ts";
import { offeredServices } from "./choose-services.ts";

/** The filter in force. */
interface Filter {
  readonly filter: ChangesFilter;
  /** The services to choose from; nothing while they are not known. */
  readonly offered: ReadonlySet<string> | undefined;
  /** False while it is not known whether the services of the address are ones that can be chosen. */
  readonly known: boolean;
}

/**
 * The filter of the address. What no control offers is ignored and taken out of the address.
 *
 * @param country a code; null while it is not known
 */
export const useChangesFilter = (country: string | null): Filter => {
  const [address] = useSearchParams();
  const { families, loading } = useProviderFamilies(country);
  const written = readChangesFilter(address);
  const offered = offeredServices(families);
  const filter = readChangesFilter(address, offered);
  const known = written.services.length === 0 || (country !== null && !loading);
  useCorrectedAddress(correctChanges(address, filter), known);
  return { filter, offered, known };
};
