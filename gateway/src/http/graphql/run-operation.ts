import type { ApolloServer, HTTPGraphQLResponse } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import type { FastifyRequest } from "fastify";
import { createContext } from "../../graphql/context.ts";
import type { GraphQLContext, Services } from "../../graphql/context.ts";
import type { MadeAnswer } from "../kept-answers.ts";
import type { PostGuard } from "../../post-guard.ts";
import { Freshness } from "../../request-scope.ts";
import type { MediaType } from "./media-type.ts";

/** Runs one request and says what came of it, and for how long that may be kept. */
export async function runOperation(
  apollo: ApolloServer<GraphQLContext>,
  services: Services,
  request: FastifyRequest,
  options: {
    readonly mediaType: MediaType;
    readonly countryHeader: string | null;
    readonly guard: PostGuard;
    readonly signal: AbortSignal;
  },
): Promise<MadeAnswer> {
  const freshness = new Freshness();
  const context = createContext(services, {
    visitor: { address: request.ip, countryHeader: headerOf(request, options.countryHeader) },
    posts: {
      fromForeignPage: options.guard.isFromForeignPage(request),
      limit: (post) => options.guard.limit(post, request),
    },
    requestId: request.id,
    scope: { signal: options.signal, freshness, priority: "visitor" },
  });
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method === "POST" ? "POST" : "GET",
      headers: headersOf(request),
      search: new URL(request.url, "http://gateway").search,
      body: request.body,
    },
    context: async () => context,
  });
  const headers = Object.fromEntries(response.headers);
  delete headers["content-length"];
  return {
    status: response.status ?? 200,
    contentType: headers["content-type"] ?? `${options.mediaType}; charset=utf-8`,
    body: await bodyOf(response),
    headers,
    maxAge: freshness.maxAge,
  };
}

function headersOf(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // Whoever got here was found to ask on purpose; Apollo's own check knows fewer ways to tell.
  headers.set("apollo-require-preflight", "true");
  return headers;
}

async function bodyOf(response: HTTPGraphQLResponse): Promise<string> {
  if (response.body.kind === "complete") return response.body.string;
  let body = "";
  for await (const chunk of response.body.asyncIterator) body += chunk;
  return body;
}

function headerOf(request: FastifyRequest, name: string | null): string | null {
  const value = name === null ? undefined : request.headers[name];
  return typeof value === "string" ? value : null;
}
