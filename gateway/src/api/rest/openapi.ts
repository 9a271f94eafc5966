import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import type { TitleType } from "../../film-database/title-key.ts";
import type { Call } from "./call.ts";
import { GROUPS } from "./calls.ts";
import { commonHeaders, failures, NOT_MODIFIED } from "./failures.ts";
import { streams } from "./streams.ts";

/** The version of the REST interface: its first number changes when a caller would have to. */
const API_VERSION = "2.4.0";

/** Everything can be called without a key; with one, its limits count in place of those of the address. */
const SECURITY = [{}, { apiKey: [] }];
const API_KEY = {
  type: "http",
  scheme: "bearer",
  description: "A key of this deployment, which has limits of its own.",
} as const;

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
