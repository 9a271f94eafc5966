import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { resolveOwnUrl } from "@flickmap/schema/own-url.ts";

/** The form of a name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** Whether a text names a host as a `Host` header does, so that URLs can be made of it. */
export function isHost(text: string): boolean {
  // A text of that form need not be one, such as `256.0.0.1` or `localhost:99999`.
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

/**
 * The origin that a request was sent to, without a slash at the end. Whoever sends a request chooses it, so it is for
 * them alone: nothing that holds it may be stored for others.
 */
export function getRequestOrigin({
  protocol,
  host,
}: Pick<FastifyRequest, "protocol" | "host">): string {
  // A proxy's header may name any protocol.
  return `${protocol === "https" ? "https" : "http"}://${isHost(host) ? host : "localhost"}`;
}

/**
 * Whether a host stands for the same machine whoever looks it up: `localhost`, or an IP address. Any other name can be
 * made to lead here by its owner (DNS rebinding), and a page under it then shares the origin of its requests.
 */
function isFixedHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/gu, "").toLowerCase();
  return isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost");
}

/**
 * Whether a page of another origin sent a request. The product's origin is that of `publicUrl`. Where that is not set,
 * it is the one that the request was sent to, as long as its host is `localhost` or an IP address: a name may have
 * been made to lead here by the owner of a foreign page (DNS rebinding). A page that hides its origin (`Origin: null`)
 * counts as another; a request without `Origin` is a program's, unless the browser marks it as cross-site.
 *
 * @param publicUrl where people reach the site; null where that is not set
 */
export function isCrossOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  if (publicUrl !== null) return origin !== new URL(publicUrl).origin;
  return origin !== getRequestOrigin(request) || !isFixedHost(request.hostname);
}

/**
 * The path and query of a redirect's target, as a browser would read it on this site.
 *
 * @returns null where it leads to another origin, or is no URL
 */
export function toOwnPath(target: string): string | null {
  const url = resolveOwnUrl(target);
  return url && url.pathname + url.search;
}
