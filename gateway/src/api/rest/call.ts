import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { badUserInput } from "../../errors.ts";
import type { Domain } from "../../domain.ts";
import type { WriteKind } from "../../http/clients/limits.ts";
import type { MediaType } from "../../film-database/request-parameters.ts";
import type { ContactService } from "../../domain/contact/contact-service.ts";
import type { ImageUrls } from "../../images/image-urls.ts";
import type { TitleRatings } from "../../domain/ratings/title-ratings.ts";
import { countryOfLanguage } from "../../lib/languages.ts";
import { parseRequest, type RawRequest } from "./parse-request.ts";
import { none } from "./parameters.ts";
import { language } from "./parameters/value-types.ts";
import { CACHE } from "./calls/shared.ts";

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
  /** Whether there may be no such thing: 404. */
  readonly mayMiss?: boolean;
  /** Whether a cursor of the call expires. */
  readonly gone?: boolean;
}

/** What a call was requested with, as its schemas read it. */
interface CallRequest<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** One row of the table of calls. Its functions are only ever given what its own schemas have read. */
export interface Call<
  Response extends z.ZodType = z.ZodType,
  Params = unknown,
  Query = unknown,
  Body = unknown,
> extends Described {
  readonly method: "GET" | "POST";
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  /** Null for calls without a body. */
  readonly body: z.core.$ZodType | null;
  readonly response: Response;
  /** The limit that a call which stores something counts against; null for reads. */
  readonly limit: WriteKind | null;
  /** Whether `region` changes nothing: one response then serves every region. */
  readonly ignoresRegion?: true;
  /** Whether it looks many titles up one by one. */
  isBulk?(query: Query): boolean;
  headers?(params: Params, query: Query): Readonly<Record<string, string>>;
  /** Gives the body of the response, before it is written as JSON. */
  handler(
    request: CallRequest<Params, Query, Body>,
    services: RestServices,
  ): Promise<z.input<Response>>;
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

export function read<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Response extends z.ZodType,
>(
  call: Omit<
    Call<Response, z.output<Params>, z.output<Query>, null>,
    "method" | "params" | "query" | "body" | "limit"
  > & { readonly params: Params; readonly query: Query },
): Call<Response> {
  const query: z.ZodObject = call.query.safeExtend({ language });
  return { ...call, query, method: "GET", body: null, limit: null };
}

export function write<Body, Response extends z.ZodType>(
  call: Omit<Call<Response, unknown, unknown, Body>, "method" | "params" | "query" | "cache"> & {
    readonly body: z.core.$ZodType<Body>;
  },
): Call<Response> {
  return { ...call, method: "POST", params: none, query: none, cache: CACHE.personal };
}

/** What the response of a call depends on, as plain data. Throws BAD_USER_INPUT naming what is wrong with the request. */
export function parseCall(call: Call, raw: RawRequest) {
  if (call.body !== null) {
    const body = parseBody(call.body, raw.body);
    return { params: {}, query: {}, body, language: DEFAULT_LANGUAGE, countryCode: null };
  }
  const { params, query: all } = parseRequest(call, raw);
  const { language: read, region, ...query }: Record<string, unknown> = all;
  return {
    params,
    query: call.ignoresRegion ? query : { ...query, region },
    body: null,
    // As every read has it.
    language: read as LanguageCode,
    /** The country whose names of titles come first. */
    countryCode: countryOfLanguage(String(Object(raw.query).language)),
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
