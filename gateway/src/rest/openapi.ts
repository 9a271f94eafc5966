import type { z } from "zod";
import { createDocument } from "zod-openapi";
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from "zod-openapi";
import { GROUPS } from "./call.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import {
  cachedHeaders,
  commonHeaders,
  dataHeaders,
  keyHeaders,
  retryHeaders,
} from "./response-headers.ts";
import { problem } from "./responses/problem.ts";
import { type Stream, streams } from "./streams.ts";

/** The version of the REST interface: its first number changes when a caller would have to. */
const API_VERSION = "2.1.0";

function failure(description: string, headers: z.ZodObject = commonHeaders) {
  return {
    description,
    headers,
    content: { "application/problem+json": { schema: problem } },
  } satisfies ZodOpenApiResponseObject;
}

const OVER_LIMIT = failure("Too many requests from this address.", retryHeaders);

const UNKNOWN_KEY = failure(
  "The API key is not known (`INVALID_API_KEY`). Without one, leave `Authorization` out.",
  keyHeaders,
);

const readFailures = {
  "400": failure("A parameter is wrong: `Invalid {field}`. Nothing was looked up."),
  "401": UNKNOWN_KEY,
  "429": OVER_LIMIT,
  "500": failure("A fault of the gateway."),
  "503": failure("The data cannot be had at the moment.", retryHeaders),
} as const satisfies ZodOpenApiResponsesObject;

const writeFailures = {
  "400": failure("A field of the body is wrong. Nothing was stored."),
  "401": UNKNOWN_KEY,
  "403": failure("Sent by a page of another site."),
  "413": failure("The body is over 32 KB."),
  "415": failure("The body is not JSON."),
  "429": OVER_LIMIT,
  "500": failure("A fault of the gateway."),
  "503": failure("The store cannot be reached; nothing was stored.", retryHeaders),
} as const satisfies ZodOpenApiResponsesObject;

const FROM_OWN_PAGES =
  "Taken from the site's own pages and from programs, not from other sites' pages.";

function operation(operationId: string, call: Call): ZodOpenApiOperationObject {
  const success: ZodOpenApiResponseObject = {
    description: call.body === null ? call.summary : "Stored.",
    headers: headersOf(call),
    content: { "application/json": { schema: call.response } },
  };
  return {
    operationId,
    summary: call.summary,
    description: call.description ?? (call.body === null ? `${call.summary}.` : FROM_OWN_PAGES),
    tags: [call.group],
    security: [],
    requestParams: { path: call.params, query: call.query },
    ...(call.body !== null && {
      requestBody: { required: true, content: { "application/json": { schema: call.body } } },
    }),
    responses: {
      "200": success,
      ...(call.cache.responseCache && {
        "304": { description: "The client has this response already.", headers: cachedHeaders },
      }),
      ...(call.body === null ? readFailures : writeFailures),
      ...(call.notFound !== undefined && { "404": failure(call.notFound) }),
      ...(call.gone !== undefined && { "410": failure(call.gone) }),
    },
  };
}

function streamOperation(operationId: string, stream: Stream): ZodOpenApiOperationObject {
  return {
    operationId,
    summary: stream.summary,
    description: stream.description,
    tags: [stream.group],
    security: [],
    requestParams: { path: stream.params, query: stream.query },
    responses: {
      "200": {
        description: stream.summary,
        headers: commonHeaders.extend(stream.headers.shape),
        content: { [stream.contentType]: { schema: stream.response } },
      },
      ...readFailures,
      ...(stream.notFound !== undefined && { "404": failure(stream.notFound) }),
    },
  };
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
  for (const [operationId, call] of Object.entries(calls)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(operationId, call),
    };
  }
  for (const [operationId, stream] of Object.entries<Stream>(streams)) {
    paths[stream.path] = { get: streamOperation(operationId, stream) };
  }
  const notes = new Map(
    Object.values<Call>(calls).map(({ body, bodyNotes = {} }) => [body, Object.entries(bodyNotes)]),
  );
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Flickmap",
        version: API_VERSION,
        description:
          "Where can I watch this movie or show, in my country? This interface responds in the film " +
          "database's own format; for many titles or countries in one request use GraphQL at /graphql. " +
          "Ignore fields that you don't know. " +
          "This product uses the TMDB API but is not endorsed or certified by TMDB. " +
          "Availability data by JustWatch.",
        license: { name: "MIT", identifier: "MIT" },
        contact: { name: "Flickmap", url: `${publicUrl ?? ""}/contact` },
      },
      servers: [{ url: publicUrl ?? "/" }],
      security: [],
      tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
      paths,
    },
    {
      override: ({ jsonSchema, io, zodSchema }) => {
        for (const [field, description] of notes.get(zodSchema) ?? []) {
          Object.assign(jsonSchema.properties?.[field] ?? {}, { description });
        }
        // Responses may gain fields: clients ignore those that they don't know.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        if (io === "output" && jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties;
        }
      },
    },
  );
}
