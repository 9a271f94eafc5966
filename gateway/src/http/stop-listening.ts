import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";

/** How long a connection that is open already may take to say what it was opened for. */
const GRACE_MS = 300;
const LOOK_MS = 50;
/** A turn of the event loop shorter than this left nobody time to come. */
const SHORT_TURN_MS = 1;
const MOST_TURNS = 500;

/**
 * Accepts no connection any more, answers what comes over those that are open, and ends each when it
 * has nothing to answer. Resolves when all have ended.
 *
 * The `close` of Node's HTTP server ends idle connections at once, and counts as idle one that was
 * accepted a moment ago, whose request is still on its way: that one would be dropped.
 *
 * @param patienceMs after so long, connections are ended whatever they do
 */
export async function stopListening(server: Server, patienceMs: number): Promise<void> {
  if (!server.listening) return;
  await queueEmptied();
  const closed = new Promise<void>((resolve) => {
    TcpServer.prototype.close.call(server, () => resolve());
  });
  let ending: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    server.closeIdleConnections();
    ending = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  }, GRACE_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  for (const timer of [grace, ending, impatience]) clearTimeout(timer);
}

/**
 * Resolves right after the system's queue of new connections was emptied: those that still wait in it
 * when the port closes are cut off by the system.
 */
async function queueEmptied(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const begun = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - begun < SHORT_TURN_MS) return;
  }
}
