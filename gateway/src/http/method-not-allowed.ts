import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from "fastify";
import { sendProblem } from "./problem.ts";

/** The methods that a URL may not allow. */
const METHODS: readonly HTTPMethods[] = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "QUERY",
];

/**
 * Responds 405 to a known URL with a method that it does not allow, before the body is read, and to OPTIONS with those that
 * it does.
 *
 * @param allowed the methods that the URL has routes for
 */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
  config: FastifyContextConfig = {},
): void {
  const reject = async (_: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply.header("allow", allowed.join(", ")), 405, "Method not allowed");
  const method = METHODS.filter((candidate) => !allowed.includes(candidate));
  app.route({ url, method, config, onRequest: reject, handler: reject });
  const options = { config: { ...config, allowed } };
  app.preflights.options(url, options, async (_, reply) => reply.callNotFound());
}
