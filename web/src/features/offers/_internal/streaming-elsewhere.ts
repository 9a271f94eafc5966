import type { NamedCountry } from "../availability-state.ts";
import { t } from "../../../lib/messages.ts";

/**
 * 'Streaming in 36 other countries'; null where there is none.
 *
 * @param countries where else a title can be streamed; null when that could not be found out
 */
export const streamingElsewhere = (countries: readonly NamedCountry[] | null): string | null =>
  countries === null || countries.length === 0
    ? null
    : t("offers.elsewhere", { count: countries.length });
