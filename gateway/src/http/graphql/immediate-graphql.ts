import { parse as parseQuery } from "fast-querystring";
import type { FastifyInstance } from "fastify";
import { MEDIA_TYPES } from "../negotiation.ts";
import { isOriginForm } from "../origin-form.ts";
import type { KnownBodies, RequestBody } from "../response-cache/known-bodies.ts";
import type { ImmediateRoute } from "../response-cache/immediate.ts";
import type { OperationExecutor } from "./operation-executor.ts";
import { operationOf, type OperationRequest } from "./operation-request.ts";

/** Responds to known queries out of data at hand. Bodies and query strings are parsed as for the route. */
export function immediateGraphQL(
  app: FastifyInstance,
  executor: OperationExecutor,
  bodies: KnownBodies,
): ImmediateRoute {
  const parseBody = app.getDefaultJsonParser("error", "error");
  const parse = (json: string): unknown => {
    let parsed: unknown = null;
    // It reads nothing of the request. What is no JSON stays null, which is no operation.
    parseBody(undefined as never, json, (_, value) => {
      parsed = value ?? null;
    });
    return parsed;
  };
  const operationOfBody = (body: RequestBody): OperationRequest => {
    const fields = bodies.fieldsOf(body, parse);
    if (fields !== null) return operationOf("POST", fields);
    const parsed = parse(body.bytes.toString("utf8"));
    const operation = operationOf("POST", parsed);
    if (executor.knows(operation)) bodies.learn(body, parsed);
    return operation;
  };
  const operationIn = (content: RequestBody | string): OperationRequest | null => {
    if (typeof content !== "string") return operationOfBody(content);
    return isOriginForm(`/graphql?${content}`) ? operationOf("GET", parseQuery(content)) : null;
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
