import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { badUserInput, AppError } from "../../errors.ts";
import type { Domain } from "../../domain.ts";
import type { WriteKind } from "../../http/clients/limits.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import type { Services } from "../../services.ts";
import { countryOfLanguage } from "../../lib/languages.ts";
import { parseRequest, type RawRequest } from "./parse-request.ts";
import { language } from "./parameters.ts";
import { TOTALS_MAX_AGE } from "../../domain/ratings/title-ratings.ts";

interface CallCache {
  /** Seconds that clients and shared caches may store it; 0 forbids storing it. */
  readonly maxAge: number;
  readonly responseCache: boolean;
  /** Whether no cache may serve it past `maxAge`, not even while it gets a new one: for clients that poll. */
  readonly neverStale?: boolean;
}

/** One row of the table of calls. Its functions are only ever given what its own schemas have read. */
export interface Call<
  Response extends z.ZodType = z.ZodType,
  Params = unknown,
  Query = unknown,
  Body = unknown,
> {
  readonly method: "GET" | "POST";
  /** The path, parameters in braces as OpenAPI writes them. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly example?: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  /** Null for calls without a body. */
  readonly body: z.core.$ZodType | null;
  readonly response: Response;
  /** What it responds with for each type of title, where that differs. */
  readonly responseOf?: Readonly<Record<TitleType, z.ZodType>>;
  readonly cache: CallCache;
  /** The types of title that the call exists for, where its path has the type; both where left out. */
  readonly types?: readonly TitleType[];
  /** The limit that a call which stores something counts against; null for reads. */
  readonly limit: WriteKind | null;
  /** Whether it looks many titles up one by one. */
  isBulk?(query: Query): boolean;
  headers?(params: Params, query: Query): Readonly<Record<string, string>>;
  /** Gives the body of the response, before it is written as JSON. */
  handler(
    request: { readonly params: Params; readonly query: Query; readonly body: Body },
    domain: Domain,
    services: Pick<Services, "site" | "ratings" | "contactService">,
  ): Promise<z.input<Response>>;
}

export function read<
  Response extends z.ZodType,
  Params extends z.ZodRawShape = Record<never, never>,
  Query extends z.ZodRawShape = Record<never, never>,
>({
  params,
  query,
  ...call
}: Omit<
  Call<Response, z.output<z.ZodObject<Params>>, z.output<z.ZodObject<Query>>, null>,
  "method" | "params" | "query" | "body" | "limit"
> & { readonly params?: Params; readonly query?: Query }): Call<Response> {
  const shapes = { params: z.object(params ?? {}), query: z.object({ ...query, language }) };
  return { ...call, ...shapes, method: "GET", body: null, limit: null };
}

export function write<Body, Response extends z.ZodType>(
  call: Omit<Call<Response, unknown, unknown, Body>, "method" | "params" | "query" | "cache"> & {
    readonly body: z.core.$ZodType<Body>;
  },
): Call<Response> {
  const none = z.object({});
  return { ...call, method: "POST", params: none, query: none, cache: CACHE.personal };
}

/** What the response of a call depends on, as plain data. Throws BAD_USER_INPUT naming what is wrong with the request. */
export function parseCall(call: Call, raw: RawRequest) {
  if (call.body !== null) {
    const body = parseBody(call.body, raw.body);
    return { params: {}, query: {}, body, language: DEFAULT_LANGUAGE, countryCode: null };
  }
  const { params, query: all } = parseRequest(call, raw);
  // As every read has it.
  const { language, ...query } = all as { readonly language: LanguageCode };
  /** The country whose names of titles come first. */
  const countryCode = countryOfLanguage(String(Object(raw.query).language));
  return { params, query, body: null, language, countryCode };
}

/** @throws AppError BAD_USER_INPUT with the schema's first message, or with the name of a field that it does not have */
function parseBody<Body>(schema: z.core.$ZodType<Body>, body: unknown): Body {
  const parsed = z.core.safeParse(schema, body, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const wrong = issue?.input == null ? "Missing" : "Invalid";
  if (issue?.message === "Required") throw badUserInput(`${wrong} ${issue.path.join(".")}`);
  if (issue?.code !== "unrecognized_keys") throw badUserInput(issue?.message ?? "Invalid body");
  throw badUserInput(`Unknown field: ${issue.keys[0] ?? ""}`);
}

/** A path of the table as the router writes it: `{id}` becomes `:id`. */
export function routeOf({ path }: { readonly path: string }): string {
  return path.replaceAll(/\{(\w+)\}/gu, ":$1");
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long each kind of response may be stored; the same as the schema's `@cacheControl` says. */
export const CACHE = {
  title: { maxAge: HOUR, responseCache: true },
  list: { maxAge: 10 * MINUTE, responseCache: true },
  /** A client that polls is never more than a minute behind. */
  changes: { maxAge: MINUTE, responseCache: true, neverStale: true },
  genres: { maxAge: HOUR, responseCache: true },
  reference: { maxAge: 24 * HOUR, responseCache: true },
  /** Totals have a separate cache, which a new rating updates immediately. */
  rating: { maxAge: TOTALS_MAX_AGE, responseCache: false },
  personal: { maxAge: 0, responseCache: false },
} as const;

/** @throws AppError NOT_FOUND for null */
export function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

export function notFound(): AppError {
  return new AppError("NOT_FOUND", "Not found");
}
