import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

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
export function isFixedHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/gu, "").toLowerCase();
  return isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost");
}
