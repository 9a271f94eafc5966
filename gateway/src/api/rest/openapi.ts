import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import type { TitleType } from "../../film-database/records/title.ts";
import type { Call } from "./call.ts";
import { GROUPS } from "./calls.ts";
import { streams } from "./export-route.ts";

/** The version of the REST interface: its first number changes when a caller would have to. */
const API_VERSION = "2.4.0";

/** Everything can be called without a key; with one, its limits count in place of those of the address. */
const SECURITY = [{}, { apiKey: [] }];
const API_KEY = {
  type: "http",
  scheme: "bearer",
  description: "A key of this deployment, which has limits of its own.",
} as const;

/** A header that the description contains once, under its name. */
const header = (id: string, description: string, schema: z.ZodType = z.string()) =>
  schema.meta({ description, header: { id } });
const count = (id: string, description: string) => header(id, description, z.int());

const commonHeaders = z.object({
  "Flickmap-Source": header(
    "Flickmap-Source",
    "Which film database the data comes from; the sample's availability is invented.",
    z.enum(["TMDB", "SAMPLE"]),
  ),
  "Cache-Control": header("Cache-Control", "How long the response may be stored."),
  "RateLimit-Limit": count("RateLimit-Limit", "Requests that one address may make in a minute."),
  "RateLimit-Remaining": count("RateLimit-Remaining", "Requests that are left of them."),
  "RateLimit-Reset": count("RateLimit-Reset", "Seconds until all of them are left again."),
  "X-Request-Id": header("X-Request-Id", "Names the request in the gateway's log."),
});

const retryHeaders = commonHeaders.extend({
  "Retry-After": count("Retry-After", "Seconds to wait before the next attempt."),
});

const problem = z
  .strictObject({
    type: z.literal("about:blank"),
    title: z.string().meta({ description: "What the status means.", example: "Bad Request" }),
    status: z.int().meta({ example: 400 }),
    detail: z.string().meta({ description: "The same text as `message`." }),
    code: z.string().meta({
      description: "For programs; a code never changes its meaning.",
      example: "BAD_USER_INPUT",
    }),
    message: z.string().meta({
      description: "For people.",
      example: "Invalid page: it must be a whole number from 1 to 500, such as 1.",
    }),
  })
  .meta({ id: "Problem", description: "An error, as RFC 9457 describes them." });

/** What each status of a failure means. */
const MEANINGS = {
  "400":
    "A parameter or field is malformed, missing or not known; the message says which, and what it must be. Nothing was looked up or stored.",
  "401": "The API key is not known, or has expired (`INVALID_API_KEY`).",
  "403": "Sent by a page of another site.",
  "404": "There is no such thing.",
  "410":
    "Changes after this cursor are no longer stored, or it is of a store that was replaced: read the export again.",
  "413": "The body is over 32 KB.",
  "415": "The body is not JSON.",
  "429": "Too many requests from this address.",
  "500": "A fault of the gateway.",
  "503": "The data, or the store, cannot be had at the moment; nothing was stored.",
} as const;

/** Failures by their status, each of which the description contains once. */
const FAILURES: Readonly<Record<string, ZodOpenApiResponseObject>> = Object.fromEntries(
  Object.entries(MEANINGS).map(([status, description]) => [
    status,
    {
      id: `Problem${status}`,
      description,
      headers: status === "429" || status === "503" ? retryHeaders : commonHeaders,
      content: { "application/problem+json": { schema: problem } },
    },
  ]),
);

function failures(...statuses: (keyof typeof MEANINGS)[]): ZodOpenApiResponsesObject {
  const wanted: readonly string[] = statuses;
  return Object.fromEntries(Object.entries(FAILURES).filter(([status]) => wanted.includes(status)));
}

const NOT_MODIFIED = {
  id: "NotModified",
  description: "The client has this response already.",
  headers: commonHeaders,
} satisfies ZodOpenApiResponseObject;

const FROM_OWN_PAGES =
  "Taken from the site's own pages and from programs, not from other sites' pages.";

function operation(
  operationId: string,
  tag: string,
  call: Omit<Call, "method" | "response" | "limit" | "handler">,
  content: Required<ZodOpenApiResponseObject>["content"],
): ZodOpenApiOperationObject {
  const isRead = call.body === null;
  const expires = "since" in call.query.shape;
  return {
    operationId,
    summary: call.summary,
    description: call.description ?? (isRead ? `${call.summary}.` : FROM_OWN_PAGES),
    tags: [tag],
    requestParams: { path: call.params, query: call.query },
    ...(call.body !== null && {
      requestBody: { required: true, content: { "application/json": { schema: call.body } } },
    }),
    responses: {
      "200": { description: isRead ? call.summary : "Stored.", headers: commonHeaders, content },
      ...(call.cache.responseCache && { "304": NOT_MODIFIED }),
      ...failures("400", "401", "404", "429", "500", "503"),
      ...(!isRead && failures("403", "413", "415")),
      ...(expires && failures("410")),
    },
  };
}

/** A call whose path begins with the type of title, as a path for each type: so that no two paths match one URL. */
function operationsOf(name: string, tag: string, call: Call): ZodOpenApiPathsObject {
  const method = call.method.toLowerCase();
  const json = (schema: z.ZodType) => ({ "application/json": { schema } });
  if (!call.path.startsWith(BY_TYPE)) {
    return { [call.path]: { [method]: operation(name, tag, call, json(call.response)) } };
  }
  const ofType = { ...call, params: call.params.omit({ type: true }) };
  return Object.fromEntries(
    (call.types ?? TYPES).map((type) => {
      const id = `${type}${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
      const content = json(call.responseOf?.[type] ?? call.response);
      const path = call.path.replace(BY_TYPE, `/api/${type}/`);
      return [path, { [method]: operation(id, tag, ofType, content) }];
    }),
  );
}

const BY_TYPE = "/api/{type}/";
const TYPES: readonly TitleType[] = ["movie", "tv"];

/** The OpenAPI 3.1 description, made from the table of calls. */
export function openApiDocument(publicUrl: string | null): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [tag, [, group]] of Object.entries(GROUPS)) {
    for (const [name, call] of Object.entries(group)) {
      Object.assign(paths, operationsOf(name, tag, call));
    }
  }
  for (const [name, { contentType, responseExample: example, ...stream }] of Object.entries(
    streams,
  )) {
    // Bytes for generators of clients, which would read one JSON value else, or refuse a type that they do not know.
    const schema = z.string().meta({ format: "binary" });
    const content = { [contentType]: { schema, example } };
    paths[stream.path] = { get: operation(name, "Reference", stream, content) };
  }
  const document = createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Flickmap",
        version: API_VERSION,
        description:
          "Where can I watch this movie or show, in my country? This interface responds in the film " +
          "database's own format; for many titles or countries in one request use GraphQL at /graphql. " +
          "Ignore fields that you don't know. " +
          "The code is MIT; the data is TMDB's and JustWatch's, under their terms: show both credits with their logos, store " +
          "nothing for more than six months, and make an agreement with them before you use it commercially or pass it on. " +
          "This product uses the TMDB API but is not endorsed or certified by TMDB. " +
          "Availability data by JustWatch.",
        termsOfService: `${publicUrl ?? ""}/terms`,
        license: {
          name: "Code: MIT. Data: the terms of TMDB and JustWatch",
          url: "https://www.themoviedb.org/api-terms-of-use",
        },
        contact: { name: "Flickmap", url: `${publicUrl ?? ""}/contact` },
      },
      servers: [{ url: publicUrl ?? "/" }],
      security: SECURITY,
      components: { securitySchemes: { apiKey: API_KEY } },
      tags: Object.entries(GROUPS).map(([name, [description]]) => ({ name, description })),
      paths,
    },
    {
      override: ({ jsonSchema, io }) => {
        mergeNull(jsonSchema);
        // Responses may gain fields: clients ignore those that they don't know.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        // The format says it; the pattern of a date has 350 characters.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
        if (io === "output" && jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties;
        }
      },
    },
  );
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  const operations = Object.values(document.paths ?? {}).flatMap(({ get = [], post = [] }) =>
    [get, post].flat(),
  );
  for (const { parameters = [], responses } of operations) {
    for (const parameter of parameters) {
      // Lists are written with commas between.
      const isList = "schema" in parameter && Object(parameter.schema).type === "array";
      if (isList) Object.assign(parameter, { style: "form", explode: false });
    }
    const response: ZodOpenApiResponseObject | undefined = responses?.["200"];
    const media = response?.content?.["application/json"];
    if (media) media.example = exampleOf(media.schema as Schema, schemas);
  }
  return document;
}

type Schema = z.core.JSONSchema.BaseSchema;

/** A schema that may be null as two types, as generators of clients know it. An object, which has a name, stays a choice. */
function mergeNull(schema: Schema): void {
  const [one, other, more] = schema.anyOf ?? [];
  if (other?.type !== "null" || one?.type === undefined || more !== undefined) return;
  delete schema.anyOf;
  Object.assign(schema, { ...one, ...schema, type: [one.type, "null"] });
}

function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  const inner = (part: z.core.JSONSchema._JSONSchema = {}) => exampleOf(Object(part), schemas);
  const { example, $ref, anyOf, oneOf, properties = {}, required = [], items } = schema;
  if (example !== undefined) return example;
  if ($ref !== undefined) return inner(schemas[$ref.split("/").at(-1) ?? ""]);
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice !== undefined) return inner(choice);
  const [value = schema.const] = schema.enum ?? [];
  if (value !== undefined) return value;
  const [type] = [schema.type].flat();
  if (type === "object")
    return Object.fromEntries(required.map((name) => [name, inner(properties[name])]));
  if (type === "array") return [inner([items].flat()[0])];
  if (type === "string") return schema.format === "date-time" ? "2026-11-02T07:00:00Z" : "text";
  return type === "boolean" ? true : (schema.minimum ?? 1);
}
