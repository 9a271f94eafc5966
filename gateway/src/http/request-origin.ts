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

/** Whoever sends a request chooses its origin: nothing that holds it may be stored for others. */
export function getRequestOrigin({
  protocol,
  host,
}: Pick<FastifyRequest, "protocol" | "host">): string {
  // A proxy's header may name any protocol.
  return `${protocol === "https" ? "https" : "http"}://${isHost(host) ? host : "localhost"}`;
}

/** `localhost`, or an IP address: any other name can be made to lead here by its owner (DNS rebinding). */
function isFixedHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/gu, "").toLowerCase();
  return isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost");
}

/**
 * Whether a page of another origin sent a request: other than `publicUrl`'s or, where that is not set, than the one that it
 * was sent to at a fixed host. `Origin: null` counts as another; a request without `Origin` is a program's, unless the
 * browser marks it as cross-site.
 */
export function isCrossOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  if (publicUrl !== null) return origin !== new URL(publicUrl).origin;
  return origin !== getRequestOrigin(request) || !isFixedHost(request.hostname);
}

/** The path and query of a redirect's target on this site; null where it leads to another origin, or is no URL. */
export function toOwnPath(target: string): string | null {
  const url = resolveOwnUrl(target);
  return url && url.pathname + url.search;
}
