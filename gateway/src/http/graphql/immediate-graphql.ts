import { parse as parseQuery } from "fast-querystring";
import type { FastifyInstance } from "fastify";
import { MEDIA_TYPES } from "../negotiation.ts";
import { isOriginForm } from "../origin-form.ts";
import type { ImmediateRoute } from "../response-cache/immediate.ts";
import type { OperationExecutor } from "./operation-executor.ts";
import { operationOf, type OperationRequest } from "./operation-request.ts";

/** Responds to known queries out of data in memory. Bodies and query strings are parsed as for the route. */
export function immediateGraphQL(
  app: FastifyInstance,
  executor: OperationExecutor,
): ImmediateRoute {
  const parseBody = app.getDefaultJsonParser("error", "error");
  const operationIn = (content: Buffer | string): OperationRequest | null => {
    if (typeof content === "string") {
      return isOriginForm(`/graphql?${content}`) ? operationOf("GET", parseQuery(content)) : null;
    }
    let parameters: unknown = null;
    // It reads nothing of the request. What is no JSON stays null, which is no operation.
    parseBody(undefined as never, content.toString("utf8"), (_, value) => {
      parameters = value ?? null;
    });
    return operationOf("POST", parameters);
  };
  return {
    respond(content, { contentType, encoding }, client) {
      const mediaType = MEDIA_TYPES.find((type) => contentType.startsWith(`${type};`));
      const operation = operationIn(content);
      if (mediaType === undefined || operation === null) return null;
      const isCompressed = encoding !== "identity";
      return executor.executeAtOnce(operation, { mediaType, client, isCompressed });
    },
  };
}
