import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";

/** How long an open connection may take to send its first request, in milliseconds. */
const GRACE_MS = 300;
/** How often connections that have become idle are closed, in milliseconds. */
const CHECK_MS = 50;
/** After so many ticks of the event loop without a new connection, none waits. */
const QUIET_TICKS = 3;
/** New connections are waited for no longer, in milliseconds. */
const QUEUE_MS = 2000;

/**
 * Accepts no connection any more, serves what comes over those that are open, and ends each when it
 * has nothing to serve. Resolves when all have ended.
 *
 * The `close` of Node's HTTP server ends idle connections immediately, and counts as idle one that was
 * accepted a moment ago, whose request is still on its way: that one would be dropped.
 *
 * @param server serves what comes over the connections
 * @param listeners the servers that take connections for it, itself among them
 * @param timeoutMs after so long, connections are ended whatever they do
 */
export async function stopListening(
  server: Server,
  listeners: readonly TcpServer[],
  timeoutMs: number,
): Promise<void> {
  if (!server.listening) return;
  const until = performance.now() + QUEUE_MS;
  const closed: Promise<void>[] = [];
  // What comes between the look into the queues and the end of one is lost with that one alone.
  for (const listener of listeners) {
    await queuesEmptied(server, until);
    closed.push(closeListener(listener));
  }
  let ending: NodeJS.Timeout | undefined;
  // After what has arrived is read, which timers that are late come before: with a request unread a connection counts as idle.
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());
  const grace = setTimeout(() => {
    closeIdle();
    ending = setInterval(closeIdle, CHECK_MS);
  }, GRACE_MS);
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await Promise.all(closed);
  for (const timer of [grace, ending, timeout]) clearTimeout(timer);
}

async function closeListener(listener: TcpServer): Promise<void> {
  await new Promise<void>((resolve) => {
    TcpServer.prototype.close.call(listener, () => resolve());
  });
}

/**
 * Resolves right after the system's queues of new connections were emptied: those that still wait in
 * one when the port closes are cut off by the system. A tick of the event loop accepts few from a queue.
 */
async function queuesEmptied(server: Server, until: number): Promise<void> {
  let came = false;
  const onConnection = () => {
    came = true;
  };
  server.on("connection", onConnection);
  for (let quiet = 0; quiet < QUIET_TICKS && performance.now() < until; quiet += 1) {
    await new Promise(setImmediate);
    if (came) quiet = -1;
    came = false;
  }
  server.off("connection", onConnection);
}
