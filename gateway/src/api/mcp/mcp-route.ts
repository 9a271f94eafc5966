import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { tagOf } from "../../lib/languages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createDomain } from "../../domain.ts";
import { badUserInput } from "../../errors.ts";
import { LIMITS } from "../../config/limits.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { Freshness } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { negotiateType } from "../../http/negotiation.ts";
import { sendProblem } from "../../http/problem.ts";
import { requestSignal } from "../../http/request-signal.ts";

/** What the route is made of. */
export interface McpRouteParts {
  readonly services: Services;
  /** Where people reach the site, without a slash at the end; null when it is not set. */
  readonly publicUrl: string | null;
}

const URLS = ["/mcp", "/mcp/"];
/** The headers that the protocol reads. */
const HEADERS = ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];

/**
 * Serves `POST /mcp`: the Model Context Protocol for assistants, by its Streamable HTTP transport without sessions, one
 * message a request, in the versions with a handshake and in those without. A response is JSON, or a stream of one event for a
 * client that takes nothing else. It only reads, so pages of any origin may use it; a message costs its client what a call
 * of `/api` costs. A batch is rejected: it would be many calls for the price of one request.
 */
export function addMcpRoute(app: FastifyInstance, parts: McpRouteParts): void {
  for (const url of URLS) rejectOtherMethods(app, url, ["POST"]);
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    for (const url of URLS) {
      scope.post(url, { bodyLimit: LIMITS.http.bodyBytes }, async (request, reply) => {
        const { body } = request;
        if (typeof body !== "object" || body === null || Array.isArray(body)) {
          throw badUserInput("Send one JSON-RPC message a request, not a batch.");
        }
        reply.header("cache-control", "no-store");
        const { accept } = request.headers;
        const accepted =
          negotiateType(accept, ["application/json"]) ??
          negotiateType(accept, ["text/event-stream"]);
        if (accepted === null) {
          return sendProblem(reply, 406, "Accept application/json, or text/event-stream.");
        }
        const isStream = accepted === "text/event-stream";
        const response = await respond(request, body, isStream, requestSignal(reply), parts);
        return reply
          .code(response.status)
          .header("content-type", response.type ?? undefined)
          .header("content-language", languagesOf(response.language))
          .send(response.text);
      });
    }
  });
}

/** The languages of a response: names are in the one that was asked for, the words around them English. */
function languagesOf(language: LanguageCode): string {
  return [...new Set([tagOf(language), tagOf(DEFAULT_LANGUAGE)])].join(", ");
}

interface McpResponse {
  readonly status: number;
  readonly type: string | null;
  readonly language: LanguageCode;
  readonly text: string;
}

/** @throws the reason of the signal when it aborts */
async function respond(
  request: FastifyRequest,
  body: object,
  isStream: boolean,
  signal: AbortSignal,
  { services, publicUrl }: McpRouteParts,
): Promise<McpResponse> {
  // Loaded for the first message: a gateway that no assistant calls does without.
  const [
    { createMcpServer, TOOLS },
    { completeEnvelope, describeAliases, getEnvelopeHeaders, normalizeCall, normalizeMessage },
    { createMcpHandler, isLegacyRequest, WebStandardStreamableHTTPServerTransport },
  ] = await Promise.all([
    import("./create-mcp-server.ts"),
    import("./normalize-call.ts"),
    import("@modelcontextprotocol/server"),
  ]);
  const { client, id: requestId } = request;
  const siteUrl = publicUrl ?? getRequestOrigin(request);
  let language: LanguageCode = DEFAULT_LANGUAGE;
  const createServer = () =>
    createMcpServer({
      notes: describeAliases(parsedBody),
      createContext: (stated = DEFAULT_LANGUAGE) => {
        language = stated;
        const freshness = new Freshness();
        const scope = {
          signal,
          freshness,
          priority: "visitor",
          client,
          requestId,
          language,
        } as const;
        return { ...createDomain(services, scope), freshness, siteUrl, language };
      },
      onUnexpected: (error, tool) => request.log.error({ err: error, tool }, "a tool failed"),
    });
  const given = HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const version = given.find(([name]) => name === "mcp-protocol-version")?.[1];
  const message = completeEnvelope(normalizeMessage(body), version);
  const headers = {
    ...getEnvelopeHeaders(message),
    ...Object.fromEntries(given),
    // What the client accepts decides how it is sent; the transports require both of every client.
    accept: "application/json, text/event-stream",
  };
  const received = new Request("http://localhost/mcp", { method: "POST", headers });
  const parsedBody = normalizeCall(message, TOOLS, siteUrl);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  let close: () => Promise<void> = async () => undefined;
  const getResponse = async () => {
    if (await isLegacyRequest(received, parsedBody)) {
      const server = createServer();
      close = () => server.close();
      const options = { enableJsonResponse: !isStream };
      const transport = new WebStandardStreamableHTTPServerTransport(options);
      await server.connect(transport);
      return transport.handleRequest(received, { parsedBody });
    }
    const handler = createMcpHandler(createServer, {
      legacy: "reject",
      // One JSON body: no tool says anything before its result.
      responseMode: isStream ? "sse" : "auto",
      maxSubscriptions: 0,
    });
    close = () => handler.close();
    return handler.fetch(received, { parsedBody });
  };
  const read = async (): Promise<McpResponse> => {
    const response = await getResponse();
    const { status } = response;
    const text = await response.text();
    return { status, type: response.headers.get("content-type"), language, text };
  };
  try {
    return await Promise.race([read(), aborted]);
  } finally {
    aborted.catch(() => undefined);
    await close();
  }
}
