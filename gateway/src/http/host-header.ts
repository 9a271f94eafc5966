import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badUserInput } from "../errors.ts";

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/**
 * Responds 400 to a request with several `Host` headers, or with one that names no host: a proxy and this server could
 * otherwise take it for requests of two sites.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    const names = request.raw.rawHeaders.filter((_name, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === "host").length;
    const valid = hosts <= 1 && (hosts === 0 || HOST.test(request.headers.host ?? ""));
    done(valid ? undefined : badUserInput("Invalid Host header"));
  });
}

/**
 * The address that a request was sent to, without a slash at the end. Whoever sends a request chooses it, so it is for
 * them alone: nothing that holds it may be stored for others.
 */
export function requestAddress({ protocol, host }: Pick<FastifyRequest, "protocol" | "host">) {
  return `${protocol}://${HOST.test(host) ? host : "localhost"}`;
}

/**
 * Whether a host stands for the same machine whoever looks it up: `localhost`, or an IP address. Any other name can be
 * made to lead here by its owner (DNS rebinding), and a page under it then shares the origin of its requests.
 */
export function isFixedHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/gu, "").toLowerCase();
  return isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost");
}
