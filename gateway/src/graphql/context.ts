import type { Logger } from "pino";
import type { ContactDesk } from "../contact/contact-desk.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { createLoaders, type Loaders } from "../loaders/loaders.ts";
import { ReferenceLists } from "../loaders/reference-lists.ts";
import type { LimitedPost } from "../post-guard.ts";
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
  readonly filmDatabase: FilmDatabase;
  readonly loaders: Loaders;
  readonly reference: ReferenceLists;
  readonly visitor: Visitor;
  readonly posts: AskerPosts;
  readonly requestId: string;
}

/** What the asker may store. */
interface AskerPosts {
  /** Whether a page of another site sent the request: then nothing. */
  readonly fromForeignPage: boolean;
  /** Counts a post of the asker's address. How many seconds to wait when it is one too many; null when not. */
  readonly limit: (post: LimitedPost) => Promise<number | null>;
}

/** Who asks. */
export interface Asker {
  readonly visitor: Visitor;
  readonly posts: AskerPosts;
  readonly requestId: string;
  /** Fires when the visitor goes away: what only they wait for is then given up. */
  readonly signal: AbortSignal;
}

/** Makes what one request needs. */
export function createContext(services: Services, asker: Asker): GraphQLContext {
  const filmDatabase = services.filmDatabase.forAsker(asker.signal);
  return {
    services,
    filmDatabase,
    loaders: createLoaders(filmDatabase, services.ratings),
    reference: new ReferenceLists(filmDatabase, services.logger),
    visitor: asker.visitor,
    posts: asker.posts,
    requestId: asker.requestId,
  };
}
