import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Lays a line to the server at `uri` that a test can cut and repair; it begins cut. */
export async function layLine(uri: string) {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 27017), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => other.destroy()).pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  };
  await cut();
  const near = new URL(uri);
  near.host = `127.0.0.1:${port}`;
  // Otherwise the driver reads the server's address, and goes around the line.
  near.searchParams.set("directConnection", "true");
  return { uri: near.href, cut, repair: () => listen(port) };
}
