import type { Server } from "node:http";

/**
 * Ends connections whose clients do not take what was sent: each holds memory of the process and of the system, and what it
 * requested stays in flight. `server.timeout` says for how many milliseconds nothing may go out. A response that is
 * still being produced is left alone.
 */
export function endStalledResponses(server: Server): void {
  server.on("request", (_, response) => {
    response.on("timeout", (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
