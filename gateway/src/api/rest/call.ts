import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { badUserInput } from "../../errors.ts";
import type { Domain } from "../../domain.ts";
import type { WriteKind } from "../../http/clients/limits.ts";
import type { MediaType } from "../../film-database/request-parameters.ts";
import type { ContactService } from "../../domain/contact/contact-service.ts";
import type { ImageUrls } from "../../images/image-urls.ts";
import type { TitleRatings } from "../../domain/ratings/title-ratings.ts";
import type { NOT_FOUND } from "./failures.ts";
import { parseRequest } from "./parse-request.ts";
import { language, toLanguageCode } from "./parameters/value-types.ts";
import type { RawRequest } from "./parse-request.ts";

/** What handlers are given for one request. */
export interface RestServices extends Domain {
  readonly titleRatings: TitleRatings;
  readonly contactService: ContactService;
  readonly images: ImageUrls;
}

/** How long a response may be stored, and by whom. */
export interface CallCache {
  /** Seconds that clients and shared caches may store it; 0 forbids storing it. */
  readonly maxAge: number;
  /** Whether the gateway stores its bytes in the response cache. */
  readonly responseCache: boolean;
  /** Whether no cache may serve it past `maxAge`, not even while it gets a new one: for clients that poll. */
  readonly neverStale?: boolean;
}

/** A request that passed its checks. */
export interface PreparedRequest {
  /** Equal for requests that get the same response. */
  readonly key: string;
  readonly language: LanguageCode;
  /** How many titles it looks up one by one. */
  readonly lookUps: number;
  /** Headers that its response has beside those of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** @returns the body of the response, before it is written as JSON */
  readonly respond: (services: RestServices) => Promise<unknown>;
}

interface BodyNote {
  readonly description?: string;
  readonly format?: "email";
  readonly maxLength?: number;
}

/** One row of the table of calls. */
export interface Call<Response extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  /** The path, parameters in braces as OpenAPI writes them. */
  readonly path: string;
  readonly group: keyof typeof GROUPS;
  readonly summary: string;
  readonly description?: string;
  /** A path that a reader of the documentation can follow. */
  readonly example?: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  /** Null for calls without a body. */
  readonly body: z.core.$ZodType | null;
  /** What the description says of fields of the body beside what their schema says. */
  readonly bodyNotes?: Readonly<Record<string, BodyNote>>;
  readonly response: Response;
  /** The types of title that the call exists for, where its path has the type; both where left out. */
  readonly types?: readonly MediaType[];
  /** What it responds with for each type of title, where that differs. */
  readonly responseOf?: Readonly<Record<MediaType, z.ZodType>>;
  readonly cache: CallCache;
  /** What a 404 means; left out where the call has none. */
  readonly notFound?: keyof typeof NOT_FOUND;
  /** Whether a cursor of the call expires. */
  readonly gone?: boolean;
  /** The limit that a call which stores something counts against; null for reads. */
  readonly limit: WriteKind | null;
  /** @throws AppError BAD_USER_INPUT naming what is wrong with the request */
  readonly prepare: (request: RawRequest) => PreparedRequest;
}

/** The groups of the documentation, in its order. */
export const GROUPS = {
  Titles: "One movie or show.",
  Lists: "Pages of titles, 20 to a page.",
  Search: "Titles by their names.",
  People: "Who plays in titles and makes them.",
  Reference: "Countries, genres and streaming services.",
  Changes: "What came to streaming services and left them.",
  Ratings: "What visitors of the site rate titles.",
  Contact: "Messages to the people who run the site.",
} as const;

type Described = Pick<
  Call,
  | "path"
  | "group"
  | "summary"
  | "description"
  | "bodyNotes"
  | "example"
  | "notFound"
  | "gone"
  | "cache"
  | "types"
  | "responseOf"
>;

interface ReadCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Response extends z.ZodType,
> extends Described {
  readonly params: Params;
  readonly query: Query;
  /** The query without former names that generated clients would give the name of another parameter. */
  readonly describedQuery?: z.ZodObject;
  readonly response: Response;
  /** Whether the response has no names or texts that are translated: then it takes no `language`. */
  readonly isWithoutNames?: boolean;
  /** Whether `region` changes nothing for this request; one response then serves every region. */
  readonly ignoresRegion?: (params: z.output<Params>, query: z.output<Query>) => boolean;
  /** How many titles it looks up one by one; one where left out. */
  readonly lookUps?: (query: z.output<Query>) => number;
  /** Headers of its response; none where left out. */
  readonly headers?: (
    params: z.output<Params>,
    query: z.output<Query>,
  ) => Readonly<Record<string, string>>;
  readonly handler: (
    request: { readonly params: z.output<Params>; readonly query: z.output<Query> },
    services: RestServices,
  ) => Promise<z.input<Response>>;
}

/** Defines a call that reads. */
export function read<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Response extends z.ZodType,
>(call: ReadCall<Params, Query, Response>): Call<Response> {
  const {
    handler,
    ignoresRegion = () => false,
    lookUps,
    headers,
    describedQuery = call.query,
    ...described
  } = call;
  const inLanguage = z.object({ language });
  const add = (query: z.ZodObject) =>
    call.isWithoutNames === true ? query : query.safeExtend(inLanguage.shape);
  const taken = { params: call.params, query: add(call.query) };
  return {
    ...described,
    query: add(describedQuery),
    method: "GET",
    body: null,
    limit: null,
    prepare: (raw) => {
      const parsed = parseRequest(taken, raw);
      // What the call takes, and the language beside it.
      const request = { ...parsed, query: withRegion(parsed.query) } as {
        params: z.output<Params>;
        query: z.output<Query>;
      };
      const { region: _, ...withoutRegion }: Record<string, unknown> = request.query;
      const query = ignoresRegion(request.params, request.query) ? withoutRegion : request.query;
      return {
        key: `${call.path} ${JSON.stringify([request.params, query])}`,
        language: toLanguageCode(parsed.query["language"]),
        lookUps: lookUps?.(request.query) ?? 1,
        headers: headers?.(request.params, request.query) ?? {},
        respond: (services) => handler(request, services),
      };
    },
  };
}

/** The query of a list with its country as its region, where it has no other; any other query as it is. */
function withRegion({ country, ...query }: Record<string, unknown>): Record<string, unknown> {
  if (country === undefined) return query;
  return "page" in query ? { region: country, ...query } : { country, ...query };
}

interface WriteCall<Body, Response extends z.ZodType> extends Omit<Described, "cache"> {
  readonly body: z.core.$ZodType<Body>;
  readonly response: Response;
  readonly limit: WriteKind;
  readonly handler: (body: Body, services: RestServices) => Promise<z.input<Response>>;
}

/** Defines a call that stores something. */
export function write<Body, Response extends z.ZodType>(
  call: WriteCall<Body, Response>,
): Call<Response> {
  const { handler, ...described } = call;
  return {
    ...described,
    method: "POST",
    params: z.object({}),
    query: z.object({}),
    cache: { maxAge: 0, responseCache: false },
    prepare: (raw) => {
      const body = parseBody(call.body, raw.body);
      return {
        key: call.path,
        lookUps: 1,
        headers: {},
        language: DEFAULT_LANGUAGE,
        respond: (services) => handler(body, services),
      };
    },
  };
}

/** @throws AppError BAD_USER_INPUT with the schema's first message, or with the name of a field that it does not have */
function parseBody<Body>(schema: z.core.$ZodType<Body>, body: unknown): Body {
  const parsed = z.core.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code !== "unrecognized_keys") throw badUserInput(issue?.message ?? "Invalid body");
  throw badUserInput(`Unknown field: ${issue.keys[0] ?? ""}`);
}

/** A path of the table as the router writes it: `{id}` becomes `:id`. */
export function routeOf({ path }: { readonly path: string }): string {
  return path.replaceAll(/\{(\w+)\}/gu, ":$1");
}
