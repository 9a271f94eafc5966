import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import type { MediaType } from "../../film-database/request-parameters.ts";
import { type Call, GROUPS } from "./call.ts";
import { calls } from "./calls.ts";
import {
  cachedHeaders,
  commonHeaders,
  dataHeaders,
  GONE,
  NOT_FOUND,
  NOT_MODIFIED,
  READ_FAILURES,
  WRITE_FAILURES,
} from "./failures.ts";
import { exportedLine, exportEnd } from "./responses/changes.ts";
import { type Stream, streams } from "./streams.ts";

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
  call: Call,
  params: z.ZodObject,
  response: z.ZodType,
): ZodOpenApiOperationObject {
  const success: ZodOpenApiResponseObject = {
    description: call.body === null ? call.summary : "Stored.",
    headers: headersOf(call),
    content: { "application/json": { schema: response } },
  };
  return {
    operationId,
    summary: call.summary,
    description: call.description ?? (call.body === null ? `${call.summary}.` : FROM_OWN_PAGES),
    tags: [call.group],
    requestParams: { path: params, query: call.query },
    ...(call.body !== null && {
      requestBody: { required: true, content: { "application/json": { schema: call.body } } },
    }),
    responses: {
      "200": success,
      ...(call.cache.responseCache && { "304": NOT_MODIFIED }),
      ...(call.body === null ? READ_FAILURES : WRITE_FAILURES),
      ...(call.notFound !== undefined && { "404": NOT_FOUND[call.notFound] }),
      ...(call.gone === true && { "410": GONE }),
    },
  };
}

/** A call whose path begins with the type of title, as a path for each type: so that no two paths match one URL. */
function operationsOf(name: string, call: Call): ZodOpenApiPathsObject {
  const method = call.method.toLowerCase();
  if (!call.path.startsWith(BY_TYPE)) {
    return { [call.path]: { [method]: operation(name, call, call.params, call.response) } };
  }
  const params = call.params.omit({ type: true });
  return Object.fromEntries(
    (call.types ?? TYPES).map((type) => {
      const id = `${type}${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
      const response = call.responseOf?.[type] ?? call.response;
      const path = call.path.replace(BY_TYPE, `/api/${type}/`);
      return [path, { [method]: operation(id, call, params, response) }];
    }),
  );
}

const BY_TYPE = "/api/{type}/";
const TYPES: readonly MediaType[] = ["movie", "tv"];

function streamOperation(operationId: string, stream: Stream): ZodOpenApiOperationObject {
  return {
    operationId,
    summary: stream.summary,
    description: stream.description,
    tags: [stream.group],
    requestParams: { path: stream.params, query: stream.query },
    responses: {
      "200": {
        description: stream.summary,
        headers: commonHeaders.extend(stream.headers.shape),
        content: {
          [stream.contentType]: { schema: asStream(stream), example: stream.responseExample },
        },
      },
      ...READ_FAILURES,
      ...(stream.gone === true && { "410": GONE }),
    },
  };
}

/** Bytes for generators of clients, which would read one JSON value else, or refuse a type that they do not know. */
function asStream({ contentType }: Stream): z.ZodType {
  return contentType.startsWith("text/") ? z.string() : z.string().meta({ format: "binary" });
}

function headersOf(call: Call): z.ZodObject {
  if (call.cache.responseCache) return cachedHeaders;
  return call.body === null ? dataHeaders : commonHeaders;
}

/**
 * The OpenAPI 3.1 description, made from the table of calls.
 *
 * @param publicUrl where the site is reached, without a slash at the end; null when it is not told
 */
export function openApiDocument(publicUrl: string | null): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    for (const [path, item] of Object.entries(operationsOf(name, call))) {
      paths[path] = { ...paths[path], ...item };
    }
  }
  for (const [operationId, stream] of Object.entries<Stream>(streams)) {
    paths[stream.path] = { get: streamOperation(operationId, stream) };
  }
  const notes = new Map(
    Object.values<Call>(calls).map(({ body, bodyNotes = {} }) => [body, Object.entries(bodyNotes)]),
  );
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
      components: {
        securitySchemes: { apiKey: API_KEY },
        // Lines of the export, which its schema does not name.
        schemas: { ExportedTitle: exportedLine, ExportEnd: exportEnd },
      },
      tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
      paths,
    },
    {
      override: ({ jsonSchema, io, zodSchema }) => {
        for (const [field, note] of notes.get(zodSchema) ?? []) {
          Object.assign(jsonSchema.properties?.[field] ?? {}, note);
        }
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
  return addExamples(mergeNull(withCommas(document)));
}

/** States of each parameter that is a list that it is written with commas between. */
function withCommas(document: ReturnType<typeof createDocument>): typeof document {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  for (const { parameters = [] } of operations as readonly { parameters?: object[] }[]) {
    for (const parameter of parameters) {
      const isList = "schema" in parameter && Object(parameter.schema).type === "array";
      if (isList) Object.assign(parameter, { style: "form", explode: false });
    }
  }
  return document;
}

/**
 * Writes a schema that may be null as one schema with two types, where it is written as a choice between a schema and null:
 * generators of clients for Go and other languages know the first form alone. An object, which has a name, stays a choice:
 * they would make a type without one of it.
 *
 * @param document a document of JSON values, which is not changed
 */
export function mergeNull<Document>(document: Document): Document {
  return merged(document) as Document;
}

function merged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(merged);
  if (typeof value !== "object" || value === null) return value;
  const object = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, merged(one)]),
  );
  const { anyOf, ...rest } = object;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return object;
  const [schema, other] = anyOf as readonly { readonly type?: unknown }[];
  const mayBeNull = other?.type === "null" && typeof schema?.type === "string";
  return mayBeNull ? { ...rest, ...schema, type: [schema.type, "null"] } : object;
}

interface Schema {
  readonly $ref?: string;
  readonly example?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
}

interface Media {
  readonly schema?: Schema;
  example?: unknown;
}

interface Document {
  readonly paths?: object;
  readonly components?: { readonly schemas?: object };
}

/** Gives each JSON response an example, made of those that its schema has. */
export function addExamples<Described extends Document>(document: Described): Described {
  const schemas: Readonly<Record<string, Schema>> = { ...document.components?.schemas };
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  for (const { responses } of operations as { responses: Record<string, unknown> }[]) {
    const { content = {} } = Object(responses["200"]) as { content?: Record<string, Media> };
    const json = content["application/json"];
    if (json?.schema) json.example = exampleOf(json.schema, schemas);
  }
  return document;
}

function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  const inner = (other: Schema = {}) => exampleOf(other, schemas);
  const { $ref, example, const: constant, enum: values, anyOf, oneOf } = schema;
  if (example !== undefined) return example;
  if ($ref !== undefined) return inner(schemas[$ref.split("/").at(-1) ?? ""]);
  if (constant !== undefined) return constant;
  const [first = (anyOf ?? oneOf)?.[0]] = values ?? [];
  if (first !== undefined) return values ? first : inner(first as Schema);
  const [type] = [schema.type ?? "null"].flat();
  if (type === "object") return exampleOfObject(schema, inner);
  if (type === "array") return [inner(schema.items)];
  if (type === "string") return schema.format === "date-time" ? "2026-11-02T07:00:00Z" : "text";
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return type === "boolean" ? true : null;
}

function exampleOfObject(
  { properties = {}, required = [], propertyNames, additionalProperties }: Schema,
  inner: (schema?: Schema) => unknown,
): object {
  const given = Object.entries(properties).filter(([name]) => required.includes(name));
  const example = Object.fromEntries(given.map(([name, schema]) => [name, inner(schema)]));
  if (typeof additionalProperties !== "object") return example;
  return { [String(inner(propertyNames ?? { example: "DE" }))]: inner(additionalProperties) };
}
