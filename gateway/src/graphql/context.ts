import type { Logger } from "pino";
import type { ContactDesk } from "../contact/contact-desk.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { createLoaders, type Loaders } from "../loaders/loaders.ts";
import { ReferenceLists } from "../loaders/reference-lists.ts";
import type { LimitedPost } from "../post-guard.ts";
import type { RequestScope } from "../request-scope.ts";
import type { TitleRatings } from "../ratings/title-ratings.ts";
import type { Visitor } from "../visitor-country/visitor-country.ts";

/** What lives as long as the gateway and answers every request. */
export interface Services {
  readonly filmDatabase: FilmDatabase;
  readonly ratings: TitleRatings;
  readonly contactDesk: ContactDesk;
  readonly site: SiteFacts;
  readonly logger: Logger;
  /** The country that a visitor comes from, an ISO 3166-1 code; null when it cannot be told. */
  readonly countryOf: (visitor: Visitor) => Promise<string | null>;
}

/** What the configuration says that answers depend on. */
export interface SiteFacts {
  readonly supportEmail: string;
  /** What image paths are appended to, after a size. */
  readonly imageBaseUrl: string;
  /** A calendar date, or `today` (decision 5). */
  readonly homeReferenceDate: string;
}

/** One request, as resolvers see it. */
export interface GraphQLContext {
  readonly services: Services;
  /** Collects how fresh the response is, and aborts with the request. */
  readonly scope: RequestScope;
  readonly filmDatabase: FilmDatabase;
  readonly loaders: Loaders;
  readonly reference: ReferenceLists;
  readonly visitor: Visitor;
  readonly posts: ClientPosts;
  readonly requestId: string;
}

/** What the client may store. */
interface ClientPosts {
  /** Whether a page of another site sent the request: then nothing. */
  readonly fromForeignPage: boolean;
  /** Counts a post of the client's address. The seconds to wait when it is one too many; null when not. */
  readonly limit: (post: LimitedPost) => Promise<number | null>;
}

/** What is known of the client and its request before anything is executed. */
export interface ClientRequest {
  readonly visitor: Visitor;
  readonly posts: ClientPosts;
  readonly requestId: string;
  readonly scope: RequestScope;
}

/** Makes what one request needs. */
export function createContext(services: Services, client: ClientRequest): GraphQLContext {
  const filmDatabase = services.filmDatabase.forRequest(client.scope);
  return {
    services,
    scope: client.scope,
    filmDatabase,
    loaders: createLoaders(filmDatabase, services.ratings, client.scope.freshness),
    reference: new ReferenceLists(filmDatabase, services.logger),
    visitor: client.visitor,
    posts: client.posts,
    requestId: client.requestId,
  };
}
