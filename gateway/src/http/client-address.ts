import type { FastifyRequest } from "fastify";
import { clientNetwork } from "../client-network.ts";

/** Names the client of a request for limits: by its API key, or by its address. */
export function clientAddress({ apiClient, ip }: Pick<FastifyRequest, "apiClient" | "ip">): string {
  return apiClient ? `key ${apiClient.name}` : clientNetwork(ip);
}
