import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from "fastify";
import { sendProblem } from "./problem.ts";

/** The methods that a route may have to refuse. */
const METHODS: readonly HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"];

/**
 * Answers a known address that is asked with a wrong method, before its body is even read.
 *
 * @param allowed the methods that the address has routes for
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
  config: FastifyContextConfig = {},
): void {
  const answer = async (_: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply.header("allow", allowed.join(", ")), 405, "Method not allowed");
  const method = METHODS.filter((candidate) => !allowed.includes(candidate));
  app.route({ url, method, config, onRequest: answer, handler: answer });
}
