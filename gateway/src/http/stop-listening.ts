import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";

/** How long a connection that is open already may take to say what it was opened for. */
const GRACE_MS = 300;
const LOOK_MS = 50;
/** After so many turns of the event loop without a new connection, none waits. */
const QUIET_TURNS = 3;
const QUEUE_MS = 2000;

/**
 * Accepts no connection any more, answers what comes over those that are open, and ends each when it
 * has nothing to answer. Resolves when all have ended.
 *
 * The `close` of Node's HTTP server ends idle connections at once, and counts as idle one that was
 * accepted a moment ago, whose request is still on its way: that one would be dropped.
 *
 * @param server answers what comes over the connections
 * @param doors the servers that take connections for it, itself among them
 * @param patienceMs after so long, connections are ended whatever they do
 */
export async function stopListening(
  server: Server,
  doors: readonly TcpServer[],
  patienceMs: number,
): Promise<void> {
  if (!server.listening) return;
  await queuesEmptied(server);
  const closed = Promise.all(doors.map(closeDoor));
  let ending: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    server.closeIdleConnections();
    ending = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  }, GRACE_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  for (const timer of [grace, ending, impatience]) clearTimeout(timer);
}

async function closeDoor(door: TcpServer): Promise<void> {
  await new Promise<void>((resolve) => {
    TcpServer.prototype.close.call(door, () => resolve());
  });
}

/**
 * Resolves right after the system's queues of new connections were emptied: those that still wait in
 * one when the port closes are cut off by the system. A turn of the event loop takes few from a queue.
 */
async function queuesEmptied(server: Server): Promise<void> {
  const until = performance.now() + QUEUE_MS;
  let came = false;
  const onConnection = () => {
    came = true;
  };
  server.on("connection", onConnection);
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; quiet += 1) {
    await new Promise(setImmediate);
    if (came) quiet = -1;
    came = false;
  }
  server.off("connection", onConnection);
}
