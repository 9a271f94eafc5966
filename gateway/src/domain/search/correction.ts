import type { SearchCorrection, TitlePage } from "../titles/title.ts";
import { FIT, fitsExactly, toleratedErrors } from "./match.ts";
import { toForm } from "./name-forms.ts";
import { fitOf } from "./suggestions.ts";
import { type FoundTitle, prominence } from "./title-index.ts";

/** A known title must be so many times as prominent as all that the film database found to take their place. */
const CLEARLY_MORE = 10;

/**
 * Decides whether a title is meant that the film database did not find by the query.
 *
 * @param found the first page of what the film database found
 * @param known the best match among the titles that the gateway knows
 * @returns null where the query is to be left as it is
 */
export function correctionOf(
  query: string,
  found: TitlePage,
  known: FoundTitle,
): SearchCorrection | null {
  const { joined } = toForm(query);
  if (known.cost - FIT.misspelled > toleratedErrors(joined.length)) return null;
  const { results, totalResults } = found;
  const isListed = results.some(
    ({ type, id }) => type === known.title.type && id === known.title.id,
  );
  if (isListed) return null;
  const fitting = results.some((title) => {
    const fit = fitOf(query, title);
    return fit !== null && fitsExactly(fit);
  });
  if (fitting) return null;
  const most = Math.max(0, ...results.map(prominence));
  if (totalResults > 0 && prominence(known.title) < CLEARLY_MORE * most) return null;
  return { query: known.form.text, originalResults: totalResults };
}
