import { createContext } from "../graphql/context.ts";
import { persistedDocuments } from "../graphql/persisted-documents.ts";
import { createGraphQLServer } from "../graphql/server.ts";
import { executeOnApollo } from "../http/graphql/execute-on-apollo.ts";
import { detachedScope } from "../request-scope.ts";
import type { Services } from "../services.ts";
import { openMadeUpFilmDatabase } from "./made-up-film-database.ts";

/** How often the operation is executed, each time about titles that are not cached. */
const TIMES = 3;
/** As many as its limits leave room for. */
const TITLES = 13;

const TITLE = `__typename id type name originalName slug overview year voteAverage voteCount
  poster { path url srcset } backdrop { path url srcset } originalLanguage { code name }
  genres { id name } freshness { fetchedAt ageSeconds stale source }`;

const WIDE_OPERATION = `query ($references: [TitleReference!]!, $countries: [CountryCode!]!) {
  titles(references: $references) { ... on Title { ${TITLE}
    spokenLanguages { code name } productionCountries { code name } externalIds { imdb wikidata }
    cast(first: 10) { name character profile { path url } }
    similar(first: 5) { ${TITLE} }
    availabilities(countries: $countries) { countryCode country { code name } status link kinds
      offers { kind url linkKind provider { id name logo { path url } family { id name } } }
      freshness { fetchedAt ageSeconds stale source } }
    countriesWithOffers { code name }
  } }
  popular(type: MOVIE) { results { ${TITLE} } pageInfo { page totalPages totalResults } }
}`;

/**
 * Executes an operation with most fields of titles a few times, so that the code for operations is compiled before the
 * first one of a client. Its titles are made up and its server is its own: nothing is requested of the film database,
 * and nothing of it is stored, counted or known afterwards.
 *
 * @returns the responses, which are all the same but for their titles
 */
export async function warmUpOperations(services: Services): Promise<readonly string[]> {
  const { apollo } = createGraphQLServer({
    introspection: false,
    documents: persistedDocuments(null),
  });
  const madeUp = await openMadeUpFilmDatabase(services.logger);
  try {
    await apollo.start();
    const responses: string[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const references = Array.from({ length: TITLES }, (_, n) => ({
        movieId: 1 + time * TITLES + n,
      }));
      const context = createContext(
        { ...services, filmDatabase: madeUp.filmDatabase },
        {
          visitor: { address: "", countryHeader: null },
          writes: { crossOrigin: true, limit: async () => null },
          requestId: "",
          scope: detachedScope(),
        },
      );
      const parameters = {
        query: WIDE_OPERATION,
        variables: { references, countries: ["US", "DE", "FR"] },
      };
      const headers = { "content-type": "application/json" };
      const { body } = await executeOnApollo(
        apollo,
        { method: "POST", parameters },
        headers,
        context,
      );
      responses.push(body);
    }
    return responses;
  } finally {
    await apollo.stop();
    await madeUp.close();
  }
}
