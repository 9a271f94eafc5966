import type { FastifyInstance } from "fastify";
import { MEDIA_TYPES } from "../negotiation.ts";
import type { ImmediateRoute } from "../response-cache/immediate.ts";
import type { OperationExecutor } from "./operation-executor.ts";
import { operationOf } from "./operation-request.ts";

/** Responds to known queries out of data in memory. Bodies are parsed as the route has them parsed. */
export function immediateGraphQL(
  app: FastifyInstance,
  executor: OperationExecutor,
): ImmediateRoute {
  const parse = app.getDefaultJsonParser("error", "error");
  return {
    respond(body, { contentType, encoding }, client) {
      let parameters: unknown = null;
      // It reads nothing of the request. What is no JSON stays null, which is no operation.
      parse(undefined as never, body.toString("utf8"), (_, value) => {
        parameters = value ?? null;
      });
      const mediaType = MEDIA_TYPES.find((type) => contentType.startsWith(`${type};`));
      if (mediaType === undefined) return null;
      const isCompressed = encoding !== "identity";
      const operation = operationOf("POST", parameters);
      return executor.executeAtOnce(operation, { mediaType, client, isCompressed });
    },
  };
}
