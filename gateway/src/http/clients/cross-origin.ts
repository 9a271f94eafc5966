import type { FastifyRequest } from "fastify";
import { isFixedHost, getRequestOrigin } from "../request-origin.ts";

/**
 * Whether a page of another origin sent a request. The product's origin is that of `publicUrl`. Where that is not set,
 * it is the address that the request was sent to, as long as its host is `localhost` or an IP address: a name may have
 * been made to lead here by the owner of a foreign page (DNS rebinding). A page that hides its origin (`Origin: null`)
 * counts as another; a request without `Origin` is a program's, unless the browser marks it as cross-site.
 */
export function isCrossOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  if (publicUrl !== null) return origin !== new URL(publicUrl).origin;
  return origin !== getRequestOrigin(request) || !isFixedHost(request.hostname);
}
