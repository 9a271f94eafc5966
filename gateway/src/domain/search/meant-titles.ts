import type { Domain } from "../../domain.ts";
import { creditPage } from "../people/people.ts";
import type { DiscoverFilter } from "../titles/discover.ts";
import type { Title, TitlePage, TitleType } from "../titles/title.ts";
import { foldedWords } from "./fold.ts";
import { mergePages } from "./merge-pages.ts";
import type { SearchRequest } from "./search.ts";

const byPopularity = (titles: readonly Title[]) =>
  titles.toSorted((one, other) => other.popularity - one.popularity);

/**
 * The titles of the service, genre or person that a query names, for one that is no title's name: what has the service in a
 * country, what is of the genre, what the person took part in, most talked about first. Null where it names none of them.
 *
 * @param country whose services count; null for none
 */
export async function meantTitles(
  { searchShortcuts, people, lists }: Domain,
  {
    query,
    scope,
    page,
    country,
  }: Omit<SearchRequest, "exact" | "region"> & { country: string | null },
): Promise<TitlePage | null> {
  const { providerFamilies, genres } = await searchShortcuts(query, country);
  const [service] = country === null ? [] : providerFamilies;
  const [genre] = genres;
  if (service !== undefined || genre !== undefined) {
    const filter: DiscoverFilter = service
      ? { providers: service.providers.map(({ id }) => id), region: country }
      : { genres: genre ? [genre.genre.id] : [] };
    const read = (type: TitleType, page: number) =>
      lists().discover(type, filter, "popularity.desc", page);
    return scope === "all" ? mergePages(read, page, byPopularity) : read(scope, page);
  }
  const words = foldedWords(query);
  const { results } = await people.search(query, 1);
  const person = results.find(({ name }) => {
    const named = foldedWords(name);
    return words.every((word) => named.includes(word));
  });
  if (person === undefined) return null;
  const type = scope === "all" ? null : scope;
  const credits = creditPage(await people.detailsOf(person), { type, sort: "popularity", page });
  return { ...credits, results: credits.results.map(({ title }) => title) };
}
