import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onCore } from "./server-process.ts";

/**
 * What is sent over and over. In its path, headers and body `@n` becomes another number for each request, `@value` the
 * next value.
 */
export interface Load {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What `@value` becomes in turn, from the first again after the last. */
  readonly values?: readonly string[];
  /** How long each connection waits before its next request, in milliseconds; not at all by default. */
  readonly pauseMilliseconds?: number;
}

/** One request of a load: its number is 0, its value the first. */
export function oneOf({ url, headers = {}, body, values = [], ...load }: Load): Load {
  const fill = (text: string) => text.replace("@n", "0").replace("@value", values[0] ?? "");
  const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
  return {
    ...load,
    url: fill(url),
    headers: Object.fromEntries(filled),
    ...(body !== undefined && { body: fill(body) }),
  };
}

/**
 * Sends one request of a load.
 *
 * @returns the body of the response
 * @throws when the response has an error
 */
export async function requestOnce(load: Load): Promise<string> {
  const { url, method = "GET", headers = {}, body = null } = oneOf(load);
  const response = await fetch(url, { method, headers, body });
  const text = await response.text();
  if (!response.ok || "errors" in Object(JSON.parse(text)))
    throw new Error(`${url} failed: ${text}`);
  return text;
}

/** What came back. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly p99Milliseconds: number;
}

const CONNECTIONS = 32;
/** No load sends so many requests. */
const NUMBERS_OF_LOAD = 10_000_000;
let numbersGiven = 0;

/** From where one load numbers its requests, so that no other sends the same. */
function nextNumbers(): number {
  numbersGiven += NUMBERS_OF_LOAD;
  return numbersGiven;
}

const run = promisify(execFile);

/**
 * Sends requests with wrk, on the second core, as fast as responses come.
 *
 * @throws when wrk is not installed, or a response has status 400 or more
 */
export async function sendLoad(
  load: Load,
  seconds: number,
  connections: number = CONNECTIONS,
): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-wrk-"));
  const script = join(folder, "load.lua");
  try {
    await writeFile(script, scriptOf(load));
    const options = `-t 1 -c ${connections} -d ${seconds}s --timeout 20s -s`.split(" ");
    const [program = "", ...args] = onCore(1, ["wrk", ...options, script, load.url]);
    const { stdout } = await run(program, args);
    const line = /^result (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout)?.slice(1).map(Number);
    const [requests = 0, microseconds = 0, p99 = 0, failures = 0] = line ?? [];
    if (failures > 0 || requests === 0) {
      throw new Error(`${failures} of ${requests} requests to ${load.url} failed: ${stdout}`);
    }
    return { requests, seconds: microseconds / 1e6, p99Milliseconds: p99 / 1000 };
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      (error.code === "ENOENT" || error.code === 127)
    )
      throw new Error("The benches need wrk and taskset (apt-get install wrk util-linux)", {
        cause: error,
      });
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function scriptOf({
  url,
  method = "GET",
  headers = {},
  body = "",
  values = [],
  pauseMilliseconds = 0,
}: Load): string {
  const path = url.slice(new URL(url).origin.length) || "/";
  const isVaried = (text: string) => /@(n|value)/.test(text);
  const varied = Object.entries(headers).filter(([, value]) => isVaried(value));
  const lines = [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    varied.length > 0 || isVaried(path + body)
      ? `local n = ${nextNumbers()}
local values = {${values.map((value) => JSON.stringify(value)).join(", ")}}
request = function()
  n = n + 1
${varied.map(([name, value]) => `  wrk.headers[${JSON.stringify(name)}] = ${luaText(value)}`).join("\n")}
  return wrk.format(nil, ${luaText(path)}, nil, ${body ? luaText(body) : "nil"})
end`
      : body && `wrk.body = ${JSON.stringify(body)}`,
    pauseMilliseconds > 0 && `delay = function() return ${pauseMilliseconds} end`,
    `done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("result %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** An expression of Lua for a text with `@n` and `@value`. */
function luaText(text: string): string {
  return text
    .split(/(@n|@value)/)
    .map((part) => {
      if (part === "@n") return "n";
      return part === "@value" ? "values[n % #values + 1]" : JSON.stringify(part);
    })
    .join(" .. ");
}
