import { Changes } from "./domain/changes/changes.ts";
import { Home, homeDates } from "./domain/home/home.ts";
import {
  getFamily,
  allProviders,
  groupedByFamily,
  providersIn,
} from "./domain/availability/providers.ts";
import { People } from "./domain/people/people.ts";
import type { RequestScope } from "./request-scope.ts";
import { Search } from "./domain/search/search.ts";
import { findShortcuts } from "./domain/search/shortcuts.ts";
import type { Services } from "./services.ts";
import { Availabilities } from "./domain/availability/availability.ts";
import { ReferenceLists } from "./domain/titles/reference-lists.ts";
import { RequestLanguage } from "./domain/titles/request-language.ts";
import type { TitleType } from "./film-database/records/title.ts";
import { FormerTitles } from "./domain/titles/former-titles.ts";
import { Titles } from "./domain/titles/titles.ts";
import {
  type TitleLists,
  type WatchableFilter,
  WatchableLists,
} from "./domain/titles/watchable-lists.ts";

/** What a visitor watches with; everything is asked for without. */
type Watchable = WatchableFilter | null | undefined;

/** What most requests do without is made when it is first used. */
function once<Part>(make: () => Part): () => Part {
  let part: Part | undefined;
  return () => (part ??= make());
}

/** The domain modules for one request, which both APIs and the pages use: each idea has one implementation. */
export interface Domain extends ReturnType<typeof createDomain> {}

/** Binds the domain modules to a request: its abort signal, freshness and priority. */
export function createDomain(services: Services, scope: RequestScope) {
  const filmDatabase = services.filmDatabase.forRequest(scope);
  const language = new RequestLanguage({
    scope,
    inEnglish: (title) => services.titleIndex.get(title),
    nameIn: (code, title) => services.titleIndex.nameIn(code, title),
  });
  const titles = new Titles(filmDatabase, language);
  const reference = new ReferenceLists(filmDatabase, services.listFailed, language);
  // Of both types where the type is null.
  const providers = (country: string, type: TitleType | null) =>
    providersIn(filmDatabase, country, type);
  const availability = new Availabilities(titles, reference, language);
  // Of all titles, or of those alone that can be watched with some services.
  const lists = (watchable?: Watchable): TitleLists => {
    if (watchable == null) return titles;
    const today = homeDates(services.site.homeReferenceDate).referenceDate;
    return new WatchableLists(filmDatabase, watchable, { language, today });
  };
  const { titleIndex: index, availabilityStore: store } = services;
  const { publicUrl } = services.site;
  const { freshness } = scope;
  return {
    titles,
    lists,
    formerTitles: once(() => new FormerTitles({ titles, store, freshness })),
    search: once(() => new Search({ filmDatabase, titles, index, language, publicUrl })),
    people: once(() => new People(filmDatabase, language)),
    reference,
    availability,
    changes: once(() => new Changes({ store, freshness, filmDatabase, language })),
    // Of the world where the country is null.
    home: (country: string | null, watchable?: Watchable) =>
      new Home({ lists: lists(watchable), reference }, country, services.site.homeReferenceDate),
    providers,
    providerFamilies: async (country: string, type: TitleType | null) =>
      groupedByFamily(await providers(country, type)),
    providerFamily: async (id: string) => {
      const all = [...(await allProviders(filmDatabase)).values()];
      return all.map(({ name }) => getFamily(name)).find((family) => family.id === id) ?? null;
    },
    // Services of all countries where the country is null.
    searchShortcuts: (query: string, country: string | null) =>
      findShortcuts(query, {
        reference,
        providers: async () =>
          country === null
            ? [...(await allProviders(filmDatabase)).values()]
            : providers(country, null),
      }),
    source: filmDatabase.source,
  };
}
