import { z } from "zod";
import { createDocument } from "zod-openapi";
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
} from "zod-openapi";
import type { MediaType } from "../../film-database/request-parameters.ts";
import { addExamples } from "./add-examples.ts";
import { GROUPS } from "./call.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { GONE, NOT_FOUND, NOT_MODIFIED, READ_FAILURES, WRITE_FAILURES } from "./failures.ts";
import { mergeNull } from "./merge-null.ts";
import { cachedHeaders, commonHeaders, dataHeaders } from "./response-headers.ts";
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
