import type { NamedCountry } from "../availability-state.ts";
import { t } from "../../../lib/messages.ts";

/**
 * Where else a title can be streamed, by name.
 *
 * @param streamableIn all countries that stream it; null when that could not be found out
 * @param country the country that is asked about
 */
export const otherCountries = (
  streamableIn: readonly NamedCountry[] | null,
  country: NamedCountry,
): readonly NamedCountry[] | null =>
  streamableIn?.filter(({ code }) => code !== country.code) ?? null;

/** 'Streaming in 36 other countries'; null where there is none. */
export const streamingElsewhere = (others: readonly NamedCountry[] | null): string | null => {
  if (others === null || others.length === 0) return null;
  return t("offers.elsewhere", { count: others.length });
};
