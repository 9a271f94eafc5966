import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from "@apollo/server";
import type { GraphQLContext } from "../context.ts";
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
 * @param contentType of the client's request; what it accepts was negotiated before
 */
export async function executeOnApollo(
  apollo: ApolloServer<GraphQLContext>,
  { method, parameters }: Pick<OperationRequest, "method" | "parameters">,
  contentType: string | undefined,
  context: GraphQLContext,
): Promise<ApolloResponse> {
  const given = new HeaderMap();
  if (contentType !== undefined) given.set("content-type", contentType);
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method,
      headers: given,
      search: method === "GET" ? getSearch(parameters) : "",
      body: method === "GET" ? undefined : parameters,
    },
    context: async () => context,
  });
  for (const name of SET_WHEN_SENT) response.headers.delete(name);
  return {
    status: response.status ?? 200,
    headers: Object.fromEntries(response.headers),
    body: await readBody(response),
  };
}

/** The query string that parses to these parameters, whichever way the client wrote it. */
function getSearch(parameters: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `?${search}`;
}

async function readBody(response: HTTPGraphQLResponse): Promise<string> {
  if (response.body.kind === "complete") return response.body.string;
  let body = "";
  for await (const chunk of response.body.asyncIterator) body += chunk;
  return body;
}
