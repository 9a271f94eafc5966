import { once } from "node:events";
import { connect } from "node:net";

/**
 * Sends bytes over a separate socket, well-formed or not, and gives everything that came until the server closed it.
 *
 * @param origin where the gateway listens
 * @param text the request or requests; `\n` is sent as CRLF
 */
export async function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname: host, port } = new URL(origin);
  const socket = connect({ port: Number(port), host }).setEncoding("latin1");
  let received = "";
  socket.on("data", (chunk: string) => {
    received += chunk;
  });
  socket.write(text.replaceAll("\n", "\r\n"), "latin1");
  await once(socket, "close");
  return received;
}

/** The status of the first response in what was received; NaN where there is none. */
export function statusOf(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/u.exec(received)?.[1]);
}
