import type { FastifyInstance, FastifyRequest } from "fastify";
import { createDomain } from "../../domain.ts";
import { badUserInput } from "../../errors.ts";
import { LIMITS } from "../../config/limits.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { Freshness } from "../../request-scope.ts";
import { getWork } from "../rest/work.ts";
import type { Services } from "../../services.ts";
import type { CostBudget } from "../../http/clients/cost-budget.ts";
import { rejectOtherMethods } from "../../http/method-not-allowed.ts";
import { requestSignal } from "../../http/request-signal.ts";

/** What the route is made of. */
export interface McpRouteParts {
  readonly services: Services;
  readonly budget: CostBudget;
  /** Where people reach the site, without a slash at the end; null when it is not set. */
  readonly publicUrl: string | null;
}

/** The headers that the transport reads. */
const HEADERS = ["accept", "content-type", "mcp-protocol-version"];

/**
 * Serves `POST /mcp`: the Model Context Protocol for assistants, by its Streamable HTTP transport without sessions and
 * streams, one message a request. It only reads, so pages of any origin may use it; a message costs its client what a call
 * of `/api` costs. A batch is rejected: it would be many calls for the price of one request.
 */
export function addMcpRoute(app: FastifyInstance, parts: McpRouteParts): void {
  rejectOtherMethods(app, "/mcp", ["POST"]);
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.post("/mcp", { bodyLimit: LIMITS.http.bodyBytes }, async (request, reply) => {
      const { body } = request;
      if (typeof body !== "object" || body === null || Array.isArray(body)) {
        throw badUserInput("Send one JSON-RPC message a request, not a batch.");
      }
      const response = await respond(request, body, requestSignal(reply), parts);
      return reply
        .code(response.status)
        .header("content-type", response.headers.get("content-type") ?? undefined)
        .header("cache-control", "no-store")
        .send(await response.text());
    });
  });
}

/** @throws the reason of the signal when it aborts */
async function respond(
  request: FastifyRequest,
  body: object,
  signal: AbortSignal,
  { services, budget, publicUrl }: McpRouteParts,
): Promise<Response> {
  // Loaded for the first message: a gateway that no assistant calls does without.
  const [
    { createMcpServer, TOOLS },
    { normalizeCall },
    { WebStandardStreamableHTTPServerTransport },
  ] = await Promise.all([
    import("./create-mcp-server.ts"),
    import("./normalize-call.ts"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
  ]);
  const { client, id: requestId } = request;
  const siteUrl = publicUrl ?? getRequestOrigin(request);
  const server = createMcpServer({
    createContext: () => {
      const freshness = new Freshness();
      const domain = createDomain(services, {
        signal,
        freshness,
        priority: "visitor",
        client,
        requestId,
      });
      return { ...domain, freshness, siteUrl };
    },
    onAnswer: (answer) => budget.chargeWork(client, getWork(answer)),
    onUnexpected: (error, tool) => request.log.error({ err: error, tool }, "a tool failed"),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    const headers = HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value] as [string, string]] : [];
    });
    const message = new Request("http://localhost/mcp", { method: "POST", headers });
    return await Promise.race([
      transport.handleRequest(message, { parsedBody: normalizeCall(body, TOOLS) }),
      aborted,
    ]);
  } finally {
    aborted.catch(() => undefined);
    await server.close();
  }
}
