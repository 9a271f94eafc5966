import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** An IPv6 customer has at least this many leading bits to themselves, and any address below. */
const IPV6_NETWORK_BITS = 64;

/** What limits look at: `ip` is missing once the client has disconnected, whatever Fastify's types say. */
type Client = Pick<FastifyRequest, "apiClient"> & { readonly ip?: string | undefined };

/** Names the client of a request for limits: by its API key, its IPv4 address, or its IPv6 network. */
export function clientAddress({ apiClient, ip }: Client): string {
  if (apiClient) return `key ${apiClient.name}`;
  return ip === undefined ? "disconnected" : normalizeIP(ip, IPV6_NETWORK_BITS);
}
