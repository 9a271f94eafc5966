import type { FastifyRequest } from "fastify";

/**
 * Whether a page of another site sent a request: its `Origin` is not the product's. The product's is
 * that of `publicUrl` where it is set, else the address that the request came to. A page that hides
 * where it is from (`Origin: null`) is foreign; a request without `Origin` is a program's.
 */
export function isFromForeignPage(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  const own =
    publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  return origin !== own;
}
