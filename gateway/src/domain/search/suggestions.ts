import type { Title } from "../titles/title.ts";
import { titleKeyText } from "../../film-database/title-key.ts";
import { FIT, type Match, matchForms } from "./match.ts";
import { nameForms, toForm } from "./name-forms.ts";
import { byFit, type FoundTitle } from "./title-index.ts";

/** A title that the film database found by another name, such as a translation: after names that begin with the query. */
const OTHER_NAME = FIT.words;

/** How a query fits a title's name; null where it does not. */
export function fitOf(query: string, names: Pick<Title, "name" | "originalName">): Match | null {
  const typed = toForm(query);
  return typed.joined === "" ? null : matchForms(typed, nameForms(names));
}

/** Suggestions out of the film database's and the index's, each title once: by how well the query fits, then by prominence. */
export function rankSuggestions(
  query: string,
  found: readonly Title[],
  known: readonly FoundTitle[],
): readonly Title[] {
  const ranked = new Map<string, FoundTitle>();
  for (const one of known) ranked.set(titleKeyText(one.title), one);
  for (const title of found) {
    const fit = fitOf(query, title);
    const cost = Math.min(fit?.cost ?? OTHER_NAME, OTHER_NAME);
    const form = fit?.form ?? toForm(title.name);
    ranked.set(titleKeyText(title), { title, form, cost });
  }
  return [...ranked.values()].sort(byFit).map(({ title }) => title);
}
