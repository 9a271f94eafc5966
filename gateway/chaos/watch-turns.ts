/*
 * Imported into a gateway before anything else: measures the processor time of its main thread between two turns of the
 * event loop, and sends the most so far to its parent when that asks, in milliseconds. By the clock, a busy machine makes
 * every turn long.
 */

const EVERY_MS = 1;

let last = process.threadCpuUsage();
let mostMs = 0;

function look(): void {
  const now = process.threadCpuUsage();
  mostMs = Math.max(mostMs, (now.user + now.system - last.user - last.system) / 1000);
  last = now;
}

setInterval(look, EVERY_MS).unref();
process.on("message", () => {
  look();
  process.send?.(mostMs);
  mostMs = 0;
});
// What it waits for keeps no gateway from ending.
process.channel?.unref();
