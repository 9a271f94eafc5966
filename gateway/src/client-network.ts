import { normalizeIP } from "@fastify/rate-limit";

/** An IPv6 customer has at least this many leading bits to themselves, and any address below. */
const IPV6_NETWORK_BITS = 64;

/**
 * What limits count a client's address as: an IPv4 address, or an IPv6 network.
 *
 * @param ip missing once the client has disconnected, whatever Fastify's types say; such clients count as one
 */
export function clientNetwork(ip: string | undefined): string {
  return ip === undefined ? "disconnected" : normalizeIP(ip, IPV6_NETWORK_BITS);
}
