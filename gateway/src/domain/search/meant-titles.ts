import type { Domain } from "../../domain.ts";
import { creditPage } from "../people/people.ts";
import type { DiscoverFilter } from "../../film-database/request-parameters.ts";
import type { Title, TitlePage } from "../titles/title.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import { mergePages } from "./merge-pages.ts";
import type { SearchRequest } from "./search.ts";

const byPopularity = (titles: readonly Title[]) =>
  titles.toSorted((one, other) => other.popularity - one.popularity);

interface MeantRequest extends SearchRequest {
  /** The country whose services a query may name; null for none. */
  readonly country: string | null;
}

/** A service or genre is meant before another spelling of a title, a person only where no title is found. */
export async function findTitles(domain: Domain, request: MeantRequest): Promise<TitlePage> {
  const found = await domain.search().titles(request);
  const isFound = found.totalResults > 0;
  if (request.exact || (isFound && found.correction == null)) return found;
  const meant = await titlesOfService(domain, request);
  return meant ?? (isFound ? null : await titlesOfPerson(domain, request)) ?? found;
}

/** What has the service that a query names in a country, or is of the genre; else null. */
async function titlesOfService(
  { searchShortcuts, lists }: Domain,
  { query, scope, page, country }: MeantRequest,
): Promise<TitlePage | null> {
  const { providerFamilies, genres } = await searchShortcuts(query, country);
  const [service] = country === null ? [] : providerFamilies;
  const [named] = genres;
  const filter: DiscoverFilter | undefined =
    (service && { providers: service.providers.map(({ id }) => id), region: country }) ??
    (named && { genres: [named.genre.id] });
  if (filter === undefined) return null;
  const read = (type: TitleType, page: number) =>
    lists().discover(type, filter, "popularity.desc", page);
  return scope === "all" ? mergePages(read, page, byPopularity) : read(scope, page);
}

async function titlesOfPerson(
  { people }: Domain,
  { query, scope, page }: MeantRequest,
): Promise<TitlePage | null> {
  const [person] = (await people().search(query, 1)).results;
  if (person === undefined) return null;
  const type = scope === "all" ? null : scope;
  const credits = creditPage(await people().detailsOf(person), { type, sort: "popularity", page });
  return { ...credits, results: credits.results.map(({ title }) => title) };
}
