import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { atEnd } from "./at-end.ts";

/** Starts a server on a free port of this machine; it ends with the test or its file. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: atEnd(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    }),
  };
}
