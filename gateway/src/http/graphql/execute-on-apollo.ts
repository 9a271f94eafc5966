import type { IncomingHttpHeaders } from "node:http";
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from "@apollo/server";
import type { GraphQLContext } from "../../graphql/context.ts";
import type { OperationRequest } from "./operation-request.ts";

/** Headers that are set when the response is sent, whatever Apollo Server says. */
const SET_WHEN_SENT = ["content-length", "content-type", "cache-control"];

/** What Apollo Server responds. */
interface ApolloResponse {
  readonly status: number;
  /** Without those that are set when the response is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Has Apollo Server execute an operation.
 *
 * @param given the headers of the client's request
 */
export async function executeOnApollo(
  apollo: ApolloServer<GraphQLContext>,
  { method, parameters }: Pick<OperationRequest, "method" | "parameters">,
  given: IncomingHttpHeaders,
  context: GraphQLContext,
): Promise<ApolloResponse> {
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method,
      headers: headersOf(given),
      search: method === "GET" ? searchOf(parameters) : "",
      body: method === "GET" ? undefined : parameters,
    },
    context: async () => context,
  });
  const headers = Object.fromEntries(response.headers);
  for (const name of SET_WHEN_SENT) delete headers[name];
  return { status: response.status ?? 200, headers, body: await bodyOf(response) };
}

/** The query string that parses to these parameters, whichever way the client wrote it. */
function searchOf(parameters: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `?${search}`;
}

function headersOf(given: IncomingHttpHeaders): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // The route has done CSRF prevention, in more ways than Apollo Server knows.
  headers.set("apollo-require-preflight", "true");
  return headers;
}

async function bodyOf(response: HTTPGraphQLResponse): Promise<string> {
  if (response.body.kind === "complete") return response.body.string;
  let body = "";
  for await (const chunk of response.body.asyncIterator) body += chunk;
  return body;
}
