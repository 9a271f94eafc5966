import type { Domain } from "../../domain.ts";
import { creditPage } from "../people/people.ts";
import type { DiscoverFilter } from "../titles/discover.ts";
import type { Title, TitlePage, TitleType } from "../titles/title.ts";
import { mergePages } from "./merge-pages.ts";
import type { SearchRequest } from "./search.ts";

const byPopularity = (titles: readonly Title[]) =>
  titles.toSorted((one, other) => other.popularity - one.popularity);

interface MeantRequest extends SearchRequest {
  /** The country whose services a query may name; null for none. */
  readonly country: string | null;
}

export async function findTitles(domain: Domain, request: MeantRequest): Promise<TitlePage> {
  const found = await domain.search.titles(request);
  if (found.totalResults > 0 || request.exact) return found;
  return (await meantTitles(domain, request)) ?? found;
}

/** What has the service that a query names in a country, is of the genre, or what the person took part in; else null. */
async function meantTitles(
  { searchShortcuts, people, lists }: Domain,
  { query, scope, page, country }: MeantRequest,
): Promise<TitlePage | null> {
  const { providerFamilies, genres } = await searchShortcuts(query, country);
  const [service] = country === null ? [] : providerFamilies;
  const [named] = genres;
  const filter: DiscoverFilter | undefined =
    (service && { providers: service.providers.map(({ id }) => id), region: country }) ??
    (named && { genres: [named.genre.id] });
  if (filter !== undefined) {
    const read = (type: TitleType, page: number) =>
      lists().discover(type, filter, "popularity.desc", page);
    return scope === "all" ? mergePages(read, page, byPopularity) : read(scope, page);
  }
  const [person] = (await people.search(query, 1)).results;
  if (person === undefined) return null;
  const type = scope === "all" ? null : scope;
  const credits = creditPage(await people.detailsOf(person), { type, sort: "popularity", page });
  return { ...credits, results: credits.results.map(({ title }) => title) };
}
