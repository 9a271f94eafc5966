import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a server that a test can cut and repair. */
export interface BreakableLine {
  /** `uri` with this line in place of the server's address. */
  readonly uri: string;
  cut(): Promise<void>;
  repair(): Promise<void>;
}

/** Lays a line to the server at `uri`; it begins cut. */
export async function layLine(uri: string): Promise<BreakableLine> {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 27017), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  };
  const repair = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await cut();
  const near = new URL(uri);
  near.host = `127.0.0.1:${port}`;
  // Otherwise the driver reads the server's address, and goes around the line.
  near.searchParams.set("directConnection", "true");
  return { uri: near.href, cut, repair };
}
