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
import { countryOfLanguage } from "../../lib/languages.ts";
import { parseRequest } from "./parse-request.ts";
import { language } from "./parameters/value-types.ts";
import type { RawRequest } from "./parse-request.ts";

export interface RestServices extends Domain {
  readonly titleRatings: TitleRatings;
  readonly contactService: ContactService;
  readonly images: ImageUrls;
}

export interface CallCache {
  /** Seconds that clients and shared caches may store it; 0 forbids storing it. */
  readonly maxAge: number;
  readonly responseCache: boolean;
  /** Whether no cache may serve it past `maxAge`, not even while it gets a new one: for clients that poll. */
  readonly neverStale?: boolean;
}

export interface PreparedRequest {
  /** Equal for requests that get the same response. */
  readonly key: string;
  readonly language: LanguageCode;
  /** The country whose names of titles come first. */
  readonly country: string | undefined;
  /** Whether it looks many titles up one by one. */
  readonly isBulk: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** @returns the body of the response, before it is written as JSON */
  readonly respond: (services: RestServices) => Promise<unknown>;
}

export interface Described {
  /** The path, parameters in braces as OpenAPI writes them. */
  readonly path: string;
  readonly group: keyof typeof GROUPS;
  readonly summary: string;
  readonly description?: string;
  readonly example?: string;
  readonly cache: CallCache;
  /** The types of title that the call exists for, where its path has the type; both where left out. */
  readonly types?: readonly MediaType[];
  /** What it responds with for each type of title, where that differs. */
  readonly responseOf?: Readonly<Record<MediaType, z.ZodType>>;
  /** What a 404 means; left out where the call has none. */
  readonly notFound?: keyof typeof NOT_FOUND;
  /** Whether a cursor of the call expires. */
  readonly gone?: boolean;
}

/** One row of the table of calls. */
export interface Call<Response extends z.ZodType = z.ZodType> extends Described {
  readonly method: "GET" | "POST";
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  /** Null for calls without a body. */
  readonly body: z.core.$ZodType | null;
  readonly response: Response;
  /** The limit that a call which stores something counts against; null for reads. */
  readonly limit: WriteKind | null;
  /** @throws AppError BAD_USER_INPUT naming what is wrong with the request */
  readonly prepare: (request: RawRequest) => PreparedRequest;
}

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

interface ReadCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Response extends z.ZodType,
> extends Described {
  readonly params: Params;
  readonly query: Query;
  readonly response: Response;
  /** Whether `region` changes nothing for this request; one response then serves every region. */
  readonly ignoresRegion?: (params: z.output<Params>, query: z.output<Query>) => boolean;
  readonly isBulk?: (query: z.output<Query>) => boolean;
  readonly headers?: (
    params: z.output<Params>,
    query: z.output<Query>,
  ) => Readonly<Record<string, string>>;
  readonly handler: (
    request: { readonly params: z.output<Params>; readonly query: z.output<Query> },
    services: RestServices,
  ) => Promise<z.input<Response>>;
}

export function read<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Response extends z.ZodType,
>(call: ReadCall<Params, Query, Response>): Call<Response> {
  const { handler, ignoresRegion, isBulk, headers, ...described } = call;
  const query: z.ZodObject = call.query.safeExtend({ language });
  return {
    ...described,
    query,
    method: "GET",
    body: null,
    limit: null,
    prepare: (raw) => {
      // What the call takes, and the language beside it.
      const parsed = parseRequest({ params: call.params, query }, raw) as {
        params: z.output<Params>;
        query: z.output<Query> & { readonly language: LanguageCode };
      };
      const { region: _, ...withoutRegion }: Record<string, unknown> = parsed.query;
      const country = countryOfLanguage(String(Object(raw.query).language));
      const isOfEveryRegion = ignoresRegion?.(parsed.params, parsed.query);
      const named = isOfEveryRegion ? withoutRegion : parsed.query;
      return {
        key: `${call.path} ${JSON.stringify([parsed.params, named, country])}`,
        language: parsed.query.language,
        country,
        isBulk: isBulk?.(parsed.query) ?? false,
        headers: headers?.(parsed.params, parsed.query) ?? {},
        respond: (services) => handler(parsed, services),
      };
    },
  };
}

interface WriteCall<Body, Response extends z.ZodType> extends Omit<Described, "cache"> {
  readonly body: z.core.$ZodType<Body>;
  readonly response: Response;
  readonly limit: WriteKind;
  readonly handler: (body: Body, services: RestServices) => Promise<z.input<Response>>;
}

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
        isBulk: false,
        country: undefined,
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
  if (issue?.message === "Required") throw badUserInput(`Missing ${issue.path.join(".")}`);
  if (issue?.code !== "unrecognized_keys") throw badUserInput(issue?.message ?? "Invalid body");
  throw badUserInput(`Unknown field: ${issue.keys[0] ?? ""}`);
}

/** A path of the table as the router writes it: `{id}` becomes `:id`. */
export function routeOf({ path }: { readonly path: string }): string {
  return path.replaceAll(/\{(\w+)\}/gu, ":$1");
}
