import { connect } from "node:net";

/** A GET request that a load sends. */
export interface LoadRequest {
  readonly path: string;
  /** Whether few of them may be in flight, such as pages, of which a gateway renders few at a time. */
  readonly limited?: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** How a load is sent. */
export interface LoadOptions {
  readonly connections?: number;
  /** How many limited requests are in flight at most; other requests overtake those that wait. */
  readonly limitedInFlight?: number;
  /** When to stop, in milliseconds of `performance.now()`, where the requests have no end. */
  readonly until?: number;
}

/** What came back. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly p99Milliseconds: number;
  /** Of each response in the order of the requests: bytes of its body. */
  readonly bodyBytes: readonly number[];
  /** How many responses had each status. */
  readonly statuses: ReadonlyMap<number, number>;
}

const CONNECTIONS = 32;
const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/**
 * Sends requests over keep-alive connections, each connection its next request when it has the response. It parses no more of
 * HTTP than the servers of the benches write, so that the load costs less than what it measures.
 *
 * @throws when a connection ends before its response
 */
export async function sendLoad(
  origin: string,
  requests: Iterable<LoadRequest>,
  { connections = CONNECTIONS, limitedInFlight = connections, until = Infinity }: LoadOptions = {},
): Promise<LoadResult> {
  const { hostname, port, host } = new URL(origin);
  const source = requests[Symbol.iterator]();
  const bodyBytes: number[] = [];
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const waiting: (() => void)[] = [];
  let limitedCount = 0;
  let count = 0;
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendOnConnection()));
  const seconds = (performance.now() - begun) / 1000;
  const sorted = latencies.toSorted((a, b) => a - b);
  const p99Milliseconds = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return { requests: latencies.length, seconds, p99Milliseconds, bodyBytes, statuses };

  function sendOnConnection(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let received: Buffer | null = null;
      let index = 0;
      let sentAt = 0;
      let current: LoadRequest | null = null;
      const takeNext = () => {
        const item = performance.now() < until ? source.next() : null;
        if (item === null || item.done) {
          socket.end();
          resolve();
          return;
        }
        current = item.value;
        index = count;
        count += 1;
        if (!current.limited) send();
        else if (limitedCount < limitedInFlight) sendLimited();
        else waiting.push(sendLimited);
      };
      const sendLimited = () => {
        limitedCount += 1;
        send();
      };
      const send = () => {
        if (current === null) return;
        let head = `GET ${current.path} HTTP/1.1\r\nhost: ${host}\r\n`;
        for (const [name, value] of Object.entries(current.headers))
          head += `${name}: ${value}\r\n`;
        sentAt = performance.now();
        socket.write(`${head}\r\n`, "latin1");
      };
      socket.setNoDelay(true);
      socket.once("connect", takeNext);
      socket.once("error", reject);
      socket.once("close", () => reject(new Error("A connection ended before its response")));
      socket.on("data", (chunk: Buffer) => {
        received = received === null ? chunk : Buffer.concat([received, chunk]);
        const response = readResponse(received);
        if (response === null) return;
        received = null;
        latencies.push(performance.now() - sentAt);
        bodyBytes[index] = response.bodyBytes;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (current?.limited) {
          limitedCount -= 1;
          waiting.shift()?.();
        }
        takeNext();
      });
    });
  }
}

/** @returns null while the response is not complete */
function readResponse(received: Buffer): { status: number; bodyBytes: number } | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString("latin1", 0, headEnd);
  const status = Number(head.slice(9, 12));
  const bodyBytes = received.length - headEnd - HEAD_END.length;
  if (status === 304 || status === 204) return { status, bodyBytes: 0 };
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bodyBytes < Number(length) ? null : { status, bodyBytes };
  return received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? { status, bodyBytes } : null;
}
