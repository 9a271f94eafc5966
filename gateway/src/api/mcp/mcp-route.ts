import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../config/limits.ts";
import { badUserInput } from "../../errors.ts";
import { negotiateType } from "../../http/request-headers.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { sendProblem } from "../../http/problem.ts";
import type { DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { tagOf } from "../../lib/languages.ts";

const URLS = ["/mcp", "/mcp/"];
const JSON_TYPE = "application/json";
const STREAM_TYPE = "text/event-stream";

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
        // Loaded for the first message: a gateway that no assistant calls does without.
        const { answerMessage } = await import("./mcp-server.ts");
        const { response, text, language } = await answerMessage(request, body, parts);
        const [, event] = (accepted === JSON_TYPE && /^data: (\{.*)$/mu.exec(text)) || [];
        const type = event === undefined ? response.headers.get("content-type") : JSON_TYPE;
        // Names are in the language that was asked for, the words around them English.
        const languages = new Set([tagOf(language), tagOf(DEFAULT_LANGUAGE)]);
        return reply
          .code(response.status)
          .header("content-type", type ?? undefined)
          .header("content-language", [...languages].join(", "))
          .send(event ?? text);
      });
    }
  });
}
