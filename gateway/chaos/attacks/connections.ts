import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sendRequest } from "../../test/send-request.ts";
import type { Attack, AttackResult, Target } from "./attack.ts";
import { timed } from "./requests.ts";

/** Connections that take up slots and never finish. */
export const CONNECTIONS: readonly Attack[] = [
  {
    name: "2,000 connections with an unfinished body",
    before: "pages answered 503 for as long as the connections were held",
    attack: (target) => hold(target, 2000, `${POST}Content-Length: 1000\r\n\r\n{`),
  },
  {
    name: "5,200 connections with an unfinished body, more than may be open",
    before: "all further connections were closed immediately for as long as those were held",
    attack: (target) => hold(target, 5200, `${POST}Content-Length: 1000\r\n\r\n{`),
  },
  {
    name: "30 unfinished bodies of 60,000 chunks of one byte",
    before: "the process ended: each body took 48 MB",
    attack: (target) =>
      hold(target, 30, `${POST}Transfer-Encoding: chunked\r\n\r\n${"1\r\n \r\n".repeat(60_000)}`),
  },
  {
    name: "100 clients that disconnect while their response is compressed",
    before: "each kept its slot for good: 2,000 left none to anyone",
    async attack({ origin }) {
      const query = "query ($id: Int!) { movie(id: $id) { name similar { name overview } } }";
      const body = (unused: number) => JSON.stringify({ query, variables: { id: 550, unused } });
      const headers = { "content-type": "application/json", "accept-encoding": "br" };
      for (let n = 0; n < 3; n += 1) {
        await sendRequest(origin, { method: "POST", url: "/graphql", headers, payload: body(n) });
      }
      for (let n = 3; n < 103; n += 1) await sendAndLeave(origin, body(n));
      const inFlight = async () => {
        const { body: metrics } = await sendRequest(origin, { url: "/metrics" });
        return Number(/^flickmap_http_requests_in_flight (\d+)$/mu.exec(metrics)?.[1]);
      };
      const deadline = performance.now() + 5000;
      while ((await inFlight()) > 0 && performance.now() < deadline) await wait(100);
      const left = await inFlight();
      return { held: left === 0, now: `${left} slots are taken` };
    },
  },
];

/** The start of a query's head. */
const POST = "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

/** Holds connections over which a part of a request was sent, and makes another request meanwhile. */
async function hold({ origin }: Target, count: number, sent: string): Promise<AttackResult> {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    socket.write(sent);
    return socket;
  });
  await wait(1000);
  const request = sendRequest(origin, { url: "/api/movie/550" }).then(
    ({ statusCode }) => statusCode,
    (error: unknown) => String(error),
  );
  const [status, ms] = await timed(request);
  for (const socket of sockets) socket.destroy();
  return { held: status === 200, now: `${status} after ${ms} ms` };
}

/** Sends a query, and resets the connection a moment later. */
async function sendAndLeave(origin: string, body: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept-Encoding: br\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await wait(1);
  socket.resetAndDestroy();
}
