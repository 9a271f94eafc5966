import type { FastifyRequest } from "fastify";

/**
 * Whether a page of another origin sent a request. The product's origin is that of `publicUrl` where it is set, else
 * that of the request's own address. A page that hides its origin (`Origin: null`) counts as another; a request
 * without `Origin` is a program's, unless the browser marks it as cross-site.
 */
export function isCrossOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  const own =
    publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  return origin !== own;
}
