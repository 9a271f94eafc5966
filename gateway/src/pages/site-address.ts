import type { FastifyRequest } from "fastify";

/** A host as a request may name it: a name or an address, and perhaps a port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/iu;

/**
 * Where the site is reached, without a slash at the end: as configured, else as this request came.
 * What a request says is only believed as far as it looks like an address.
 */
export function siteAddress(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const host = HOST.test(request.host) ? request.host : "localhost";
  return `${request.protocol}://${host}`;
}
