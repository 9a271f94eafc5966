import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** An IPv6 customer has at least this many leading bits to themselves, and any address below. */
const IPV6_NETWORK_BITS = 64;
/** A site, such as a company or whoever has a tunnel, may have so many leading bits, and thousands of networks below. */
const IPV6_SITE_BITS = 48;
/** How many clients a site may be in the limits of a minute: more than are likely, since neighbours may share it. */
export const CLIENTS_OF_A_SITE = 16;
/** An address as some proxies name it: with a port, or in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?$/u;

/**
 * What limits count a client's address as: an IPv4 address, or an IPv6 network. A port is none of it, which a client
 * changes with each connection; what a proxy names that is no address counts as one client.
 *
 * @param ip missing once the client has disconnected, whatever Fastify's types say; such clients count as one
 */
export function clientNetwork(ip: string | undefined): string {
  if (ip === undefined) return "disconnected";
  if (isIP(ip) !== 0) return normalizeIP(ip, IPV6_NETWORK_BITS);
  const [, six, four] = WITH_PORT.exec(ip) ?? [];
  const address = six ?? four ?? "";
  return isIP(address) === 0 ? "unknown" : normalizeIP(address, IPV6_NETWORK_BITS);
}

/**
 * The site that a client's IPv6 network belongs to; null for other clients.
 *
 * @param network as `clientNetwork` names it
 */
export function getSite(network: string): string | null {
  return network.includes(":") ? `${normalizeIP(network, IPV6_SITE_BITS)}/${IPV6_SITE_BITS}` : null;
}
