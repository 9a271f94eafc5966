import type { Title } from "../titles/title.ts";
import { titleKeyText } from "../../film-database/records/title.ts";
import { FIT, fitsExactly, type Match, matchForms } from "./match.ts";
import { nameForms, queryForms, type TitleNames, toForm } from "./fold.ts";
import { byFit, type FoundTitle, prominence } from "./title-index.ts";

/** A title that the film database found by another name, such as a translation: after names that have the query's words. */
const OTHER_NAME = FIT.words + 0.5;

export function fitOf(query: string, names: TitleNames): Match | null {
  const typed = queryForms(query).filter(({ joined }) => joined !== "");
  return matchForms(typed, nameForms(names));
}

/** A known title must be so many times as prominent as all that the film database found to take their place. */
const CLEARLY_MORE = 10;

/**
 * Whether a query names, with typing errors, a title that the gateway knows: where no found title has a name that the
 * query fits, and the known one has the very name, its number written otherwise, or is clearly more prominent than all that
 * were found by other names.
 */
export function isMisspelled(
  query: string,
  found: readonly Title[],
  known: FoundTitle | undefined,
): known is FoundTitle {
  if (known === undefined) return false;
  const isListed = found.some((title) => titleKeyText(title) === titleKeyText(known.title));
  if (isListed || found.some((title) => fitsName(query, title))) return false;
  if (known.cost === FIT.exact) return true;
  return prominence(known.title) >= CLEARLY_MORE * Math.max(0, ...found.map(prominence));
}

function fitsName(query: string, title: Title): boolean {
  const fit = fitOf(query, title);
  return fit !== null && fitsExactly(fit);
}

/**
 * Titles out of the film database's and the index's, each once: by how well the query fits, then by prominence; those found
 * by other names stay in the film database's order. Known ones that it fits with typing errors are among them where nothing
 * is found that it fits as it is.
 */
export function rankTitles(
  query: string,
  found: readonly Title[],
  known: readonly FoundTitle[] = [],
): readonly Title[] {
  const ranked = new Map<string, FoundTitle>();
  const isCertain = known.some(fitsExactly);
  for (const one of known) {
    if (fitsExactly(one) || (!isCertain && isMisspelled(query, found, one))) {
      ranked.set(titleKeyText(one.title), one);
    }
  }
  for (const title of found) {
    const fit = fitOf(query, title);
    const cost = Math.min(fit?.cost ?? OTHER_NAME, OTHER_NAME);
    const form = fit?.form ?? toForm(title.name);
    ranked.set(titleKeyText(title), { title, form, cost });
  }
  return [...ranked.values()].sort(byRank).map(({ title }) => title);
}

function byRank(one: FoundTitle, other: FoundTitle): number {
  return one.cost === OTHER_NAME && other.cost === OTHER_NAME ? 0 : byFit(one, other);
}
