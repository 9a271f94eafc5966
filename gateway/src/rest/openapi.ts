import { z } from "zod";
import { createDocument } from "zod-openapi";
import type { ZodOpenApiPathsObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { calls } from "./calls.ts";
import type { Call } from "./calls.ts";
import { averageRating, problem } from "./shapes.ts";

/** The version of the REST interface: its first number changes when a caller would have to. */
const API_VERSION = "1.0.0";

function failure(description: string) {
  return { description, content: { "application/json": { schema: problem } } };
}

const failures = {
  "400": failure("A field of the request is wrong: `Invalid {field}`. Nothing was looked up."),
  "429": failure("Too many requests from this address; `Retry-After` says when to come again."),
  "503": failure("The film database cannot be asked and nothing is cached; see `Retry-After`."),
} as const satisfies ZodOpenApiResponsesObject;

function getOperation(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.group],
    requestParams: {
      path: asObject(call.request.params),
      query: asObject(call.request.query),
    },
    responses: {
      "200": {
        description: call.summary,
        content: { "application/json": { schema: call.answer } },
      },
      ...failures,
      ...(call.notFound == null ? {} : { "404": failure(call.notFound) }),
    },
  };
}

/** The parts of a request are objects of parameters; anything else could not be described. */
function asObject(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  throw new TypeError("A request is described by an object of its parameters");
}

/** The bodies of the two calls that store something; their checks stand in the shared schemas. */
const ratingBody = z
  .object({
    content_id: z.int().min(1),
    content_type: z.enum(["movie", "tv"]),
    rating: z.int().min(0).max(5).meta({ description: "1 to 5; 0 takes the rating back." }),
    session_id: z.uuid(),
  })
  .meta({ id: "NewRating" });
const contactBody = z
  .object({
    name: z.string().min(2),
    email: z.email(),
    subject: z.string().min(5),
    message: z.string().min(10).max(5000),
  })
  .meta({ id: "ContactMessage" });

function postOperation(summary: string, tag: string, body: z.ZodType, answer: z.ZodType) {
  return {
    summary,
    tags: [tag],
    description: "Taken from the site's own pages and from programs, not from other sites' pages.",
    requestBody: { required: true, content: { "application/json": { schema: body } } },
    responses: {
      "200": { description: "Stored.", content: { "application/json": { schema: answer } } },
      "400": failure("A field of the body is wrong."),
      "403": failure("Sent by a page of another site."),
      "413": failure("The body is over 32 KB."),
      "415": failure("The body is not JSON."),
      "429": failures["429"],
      "503": failure("The store cannot be reached; nothing was stored."),
    },
  };
}

/**
 * The OpenAPI 3.1 description, made of the schemas that check the requests.
 *
 * @param publicUrl where the site is reached, without a slash at the end; null when it is not told
 */
export function openApiDocument(publicUrl: string | null): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { get: getOperation(name, call) };
  }
  const stored = z.object({ message: z.string().optional() });
  paths["/api/ratings"] = {
    post: postOperation(
      "Rates a title, or takes a rating back",
      "Ratings",
      ratingBody,
      averageRating,
    ),
  };
  paths["/api/contact"] = {
    post: postOperation(
      "Sends a message to the people who run the site",
      "Contact",
      contactBody,
      stored,
    ),
  };
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Flickmap",
      version: API_VERSION,
      description:
        "Where can I watch this movie or show, in my country? This interface answers in the film " +
        "database's own shapes; for many titles or countries at once ask GraphQL at /graphql. " +
        "This product uses the TMDB API but is not endorsed or certified by TMDB. " +
        "Availability data by JustWatch.",
    },
    servers: [{ url: publicUrl ?? "/" }],
    paths,
  });
}
