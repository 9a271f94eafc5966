import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from "fastify";
import type { CachedResponse, ResponseOrigin } from "./cached-response.ts";
import { sendResponse } from "./send-response.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Finds the fresh stored response to a request, by a key that is made of the parsed request: what the response depends
     * on. It may throw what the handler would.
     */
    findStored?: (
      request: FastifyRequest,
    ) => CachedResponse | undefined | Promise<CachedResponse | undefined>;
  }
  interface FastifyRequest {
    /** Where its response came from. */
    responseSource: ResponseOrigin | "cached";
  }
}

/**
 * Sends stored responses: to a request that reads before anything is done that only a new response needs, to a POST once
 * its body, which is a part of the key, has been read.
 */
export function serveStored(app: FastifyInstance): void {
  app.decorateRequest("responseSource", "executed");
  app.decorateRequest("cacheInput");
  app.addHook("onRequest", (request, reply, done) =>
    request.method === "POST" ? done() : serve(request, reply, done),
  );
  app.addHook("preHandler", (request, reply, done) =>
    request.method === "POST" ? serve(request, reply, done) : done(),
  );
}

function serve(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const { findStored } = request.routeOptions.config;
  if (findStored === undefined) return done();
  const send = (response: CachedResponse | undefined) => {
    if (response === undefined) return done();
    return sendResponse(request, reply, response);
  };
  const fail = (error: Error) => done(error);
  const found = findStored(request);
  if (found instanceof Promise) found.then(send).catch(fail);
  else send(found);
}
