import { type LoadOptions, type LoadRequest, sendLoad } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";

/** What one server did with a load. */
export interface Measurement {
  /** For one request. */
  readonly cpuMicroseconds: number;
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
  /** Of each response. */
  readonly bodyBytes: readonly number[];
}

/**
 * Measures a server under a load.
 *
 * @throws when a response has status 400 or more
 */
export async function measureLoad(
  server: MeasuredProcess,
  requests: readonly LoadRequest[],
  options: LoadOptions = {},
): Promise<Measurement> {
  const before = await server.cpuMicroseconds();
  const result = await sendLoad(server.address, requests, options);
  const after = await server.cpuMicroseconds();
  const failed = [...result.statuses].filter(([status]) => status >= 400);
  if (failed.length > 0) {
    throw new Error(`${server.address} answered with ${JSON.stringify(failed)}`);
  }
  return {
    cpuMicroseconds: (after - before) / result.requests,
    requestsPerSecond: result.requests / result.seconds,
    p99Milliseconds: result.p99Milliseconds,
    bodyBytes: result.bodyBytes,
  };
}

/** The same requests, which tell the bare server how many bytes to write; they have no limit. */
export function toBareRequests(
  requests: readonly LoadRequest[],
  bodyBytes: readonly number[],
): readonly LoadRequest[] {
  return requests.map(({ path, headers }, index) => ({
    path,
    headers: { ...headers, "x-bytes": String(bodyBytes[index] ?? 0) },
  }));
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
