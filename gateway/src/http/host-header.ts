import type { FastifyInstance } from "fastify";
import { badUserInput } from "../errors.ts";
import { isHost } from "../request-address.ts";

/**
 * Responds 400 to a request with several `Host` headers, or with one that names no host: a proxy and this server could
 * otherwise take it for requests of two sites.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    const names = request.raw.rawHeaders.filter((_name, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === "host").length;
    const valid = hosts <= 1 && (hosts === 0 || isHost(request.headers.host ?? ""));
    done(valid ? undefined : badUserInput("Invalid Host header"));
  });
}
