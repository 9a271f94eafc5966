import { isIP, type Socket } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** An IPv6 customer has at least this many leading bits to themselves, and any address below. */
const IPV6_NETWORK_BITS = 64;
/** A site, such as a company or whoever has a tunnel, may have so many leading bits, and 65,536 networks below. */
const IPV6_SITE_BITS = 48;
/** How many clients a site counts as at most. */
const CLIENTS_OF_A_SITE = 16;
/** An address as some proxies name it: with a port, or in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?$/u;

/**
 * What all limits count a client's address as: an IPv4 address, or an IPv6 network. A site of many networks is sixteen clients at
 * most: each of its networks is one of them. A port is none of it, which a client changes with each connection; what a proxy
 * names that is no address counts as one client.
 *
 * @param ip missing once the client has disconnected, whatever Fastify's types say; such clients count as one
 */
export function clientNetwork(ip: string | undefined): string {
  if (ip === undefined) return "disconnected";
  if (isIP(ip) !== 0) return ofAddress(ip);
  const [, six, four] = WITH_PORT.exec(ip) ?? [];
  const address = six ?? four ?? "";
  return isIP(address) === 0 ? "unknown" : ofAddress(address);
}

const networks = new WeakMap<Socket, string>();

/** What limits count the other end of a connection as: a client, or a proxy. Worked out once for each connection. */
export function connectionNetwork(socket: Socket): string {
  const known = networks.get(socket);
  if (known !== undefined) return known;
  const network = clientNetwork(socket.remoteAddress);
  networks.set(socket, network);
  return network;
}

function ofAddress(address: string): string {
  const network = normalizeIP(address, IPV6_NETWORK_BITS);
  if (!network.includes(":")) return network;
  const number = Number.parseInt(network.split(":")[3] || "0", 16) % CLIENTS_OF_A_SITE;
  return `${normalizeIP(network, IPV6_SITE_BITS)}/${IPV6_SITE_BITS} ${number}`;
}
