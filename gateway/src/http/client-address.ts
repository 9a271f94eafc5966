import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** An IPv6 customer has at least this many leading bits to themselves, and any address below. */
const IPV6_NETWORK_BITS = 64;

/** Names the client of a request for limits: by its API key, its IPv4 address, or its IPv6 network. */
export function clientAddress({ apiClient, ip }: Pick<FastifyRequest, "apiClient" | "ip">): string {
  if (apiClient) return `key ${apiClient.name}`;
  return normalizeIP(ip, IPV6_NETWORK_BITS);
}
