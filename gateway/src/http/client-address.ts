import type { ApiClient } from "../api-keys/api-keys.ts";
import { clientNetwork } from "../client-network.ts";

/** Who sends a request. */
interface Client {
  /** The client whose API key the request has. */
  readonly apiClient: ApiClient | null;
  /** Undefined once the client has disconnected. */
  readonly ip: string | undefined;
}

/** Names the client of a request for limits: by its API key, or by its address. */
export function clientAddress({ apiClient, ip }: Client): string {
  return apiClient ? `key ${apiClient.name}` : clientNetwork(ip);
}
