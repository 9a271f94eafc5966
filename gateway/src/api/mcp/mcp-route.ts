import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { tagOf } from "../../lib/languages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createDomain } from "../../domain.ts";
import { badUserInput } from "../../errors.ts";
import { LIMITS } from "../../config/limits.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { Freshness } from "../../request-scope.ts";
import type { DomainRouteParts } from "../../http/response-cache/domain-route.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { negotiateType } from "../../http/negotiation.ts";
import { sendProblem } from "../../http/problem.ts";
import { requestDeadline } from "../../http/request-deadline.ts";

const URLS = ["/mcp", "/mcp/"];
/** The headers that the protocol reads. */
const HEADERS = ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name"] as const;

/**
 * Serves `POST /mcp`: the Model Context Protocol by its Streamable HTTP transport without sessions, one message a request.
 * A batch is rejected: it would be many calls for the price of one request.
 */
export function addMcpRoute(
  app: FastifyInstance,
  parts: Pick<DomainRouteParts, "services" | "publicUrl">,
): void {
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
        const accepted = [JSON_TYPE, STREAM_TYPE].find((type) => negotiateType(accept, [type]));
        if (accepted === undefined) {
          return sendProblem(reply, 406, "Accept application/json, or text/event-stream.");
        }
        const { response, language } = await respond(request, body, requestDeadline(), parts);
        const text = await response.text();
        const type = response.headers.get("content-type");
        const [, event = text] =
          accepted === JSON_TYPE ? (/^data: (\{.*)$/mu.exec(text) ?? []) : [];
        return reply
          .code(response.status)
          .header("content-type", event === text ? (type ?? undefined) : JSON_TYPE)
          .header("content-language", languagesOf(language))
          .send(event);
      });
    }
  });
}

const JSON_TYPE = "application/json";
const STREAM_TYPE = "text/event-stream";

/** The languages of a response: names are in the one that was asked for, the words around them English. */
function languagesOf(language: LanguageCode): string {
  return [...new Set([tagOf(language), tagOf(DEFAULT_LANGUAGE)])].join(", ");
}

async function respond(
  request: FastifyRequest,
  body: object,
  signal: AbortSignal,
  { services, publicUrl }: Parameters<typeof addMcpRoute>[1],
): Promise<{ readonly response: Response; readonly language: LanguageCode }> {
  // Loaded for the first message: a gateway that no assistant calls does without.
  const [{ createMcpServer, TOOLS }, { normalizeCall, normalizeMessage }, { createMcpHandler }] =
    await Promise.all([
      import("./create-mcp-server.ts"),
      import("./normalize-call.ts"),
      import("@modelcontextprotocol/server"),
    ]);
  const { client, id: requestId } = request;
  const siteUrl = publicUrl ?? getRequestOrigin(request);
  let language: LanguageCode = DEFAULT_LANGUAGE;
  const createServer = () =>
    createMcpServer({
      createContext: (stated) => {
        language = stated.language?.code ?? DEFAULT_LANGUAGE;
        const country = stated.language?.country ?? stated.country;
        const freshness = new Freshness();
        const caller = { priority: "visitor", client, requestId } as const;
        const domain = createDomain(services, { ...caller, signal, freshness, language, country });
        return { ...domain, freshness, siteUrl, language };
      },
      onUnexpected: (error, tool) => request.log.error({ err: error, tool }, "a tool failed"),
    });
  const given = Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
  const { message, headers } = normalizeMessage(body, given["mcp-protocol-version"]);
  const received = new Request("http://localhost/mcp", {
    method: "POST",
    // What the client accepts decides how it is sent; the protocol requires both of every client.
    headers: { ...headers, ...given, accept: `${JSON_TYPE}, ${STREAM_TYPE}` },
    signal,
  });
  const handler = createMcpHandler(createServer, { responseMode: "sse", maxSubscriptions: 0 });
  const response = await handler.fetch(received, {
    parsedBody: normalizeCall(message, TOOLS, siteUrl),
  });
  return { response, language };
}
