import { connect } from "node:net";
import { seeded } from "./cost/seeded.ts";

/**
 * A program that requests things and resets the connection, each at a moment of its own: before it is sent, half sent, just sent,
 * after some milliseconds, at the first bytes of the response or between two of them, until it is killed. It is told by its
 * arguments `port seed` and, as JSON, the requests; `{n}` in one is a number that no other has.
 */
const [port, seed, sent = "[]"] = process.argv.slice(2);
const requests = JSON.parse(sent) as readonly string[];
const random = seeded(Number(seed));
const pick = (max: number) => Math.floor(random() * max);

/** So many connections are open at a time. */
const AT_ONCE = 250;
/** Responses take some milliseconds; the moments are spread over so many. */
const MAX_MS = 120;
const MAX_AHEAD = 3;

let begun = 0;

/** Opens a connection, and resolves when it is reset. */
function resetOne(): Promise<void> {
  const ahead = 1 + pick(MAX_AHEAD);
  const texts = Array.from({ length: ahead }, () =>
    (requests[pick(requests.length)] ?? "").replaceAll("{n}", String((begun += 1))),
  );
  const whole = texts.join("");
  const moment = pick(5);
  const text = moment === 0 ? whole.slice(0, pick(whole.length)) : whole;
  const wait = pick(MAX_MS);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1" });
    const reset = () => void socket.resetAndDestroy();
    socket.on("error", () => undefined).on("close", () => resolve());
    const send = () =>
      socket.write(text, () => {
        if (moment <= 1) reset();
        else if (moment === 2) setTimeout(reset, wait);
        else if (moment === 3) socket.once("data", reset);
        else socket.once("data", () => setTimeout(reset, wait / 10));
        // A response that does not come, such as to half a request.
        setTimeout(reset, 4 * MAX_MS);
      });
    socket.on("connect", () => setTimeout(send, pick(MAX_MS)));
  });
}

async function resetForever(): Promise<void> {
  for (;;) await resetOne();
}
await Promise.all(Array.from({ length: AT_ONCE }, resetForever));
