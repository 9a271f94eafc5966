import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sendLoad } from "./wrk.ts";

const SERVER = fileURLToPath(new URL("../sample-film-database/main.ts", import.meta.url));
const SECONDS = 4;
const CONNECTIONS = 10;

/** What is requested, below `/3/` or `/t/p/`. */
const ADDRESSES: readonly (readonly [string, string])[] = [
  ["details with appends", "/3/movie/550?append_to_response=credits,watch/providers,similar"],
  ["discover", "/3/discover/movie?with_genres=18&sort_by=vote_average.desc"],
  ["search", "/3/search/multi?query=the"],
  ["poster", "/t/p/w342/poster-movie-550.svg"],
];

/** Prints start time, memory and requests per second of the sample film database, small and large. */
export async function run(): Promise<void> {
  await measure("the catalogue alone", 0);
  await measure("with 100,000 synthetic titles", 100_000);
}

async function measure(name: string, synthetic: number): Promise<void> {
  const begun = performance.now();
  const child = fork(SERVER, ["--port", "0", "--synthetic", String(synthetic)], { silent: true });
  try {
    const origin = await originOf(child.stdout);
    const started = Math.round(performance.now() - begun);
    console.log(`${name}: up in ${started} ms`);
    for (const [what, path] of ADDRESSES) {
      const first = await firstAnswer(origin + path);
      const load = { url: origin + path, headers: { authorization: "Bearer bench" } };
      const { requests, seconds, p99Milliseconds } = await sendLoad(load, SECONDS, CONNECTIONS);
      console.log(
        `  ${what}: first ${first} ms, then ${Math.round(requests / seconds)} requests/s, p99 ${p99Milliseconds} ms`,
      );
    }
    console.log(`  memory: ${await residentMegabytes(child.pid)} MB`);
  } finally {
    child.kill();
    await once(child, "exit");
  }
}

/** Reads the origin off the server's first lines. */
async function originOf(output: NodeJS.ReadableStream | null): Promise<string> {
  if (!output) throw new Error("the server says nothing");
  let text = "";
  for await (const chunk of output) {
    text += String(chunk);
    const origin = /at (http:\/\/\S+)\/3/.exec(text)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error(`the server ended: ${text}`);
}

async function firstAnswer(url: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { authorization: "Bearer bench" } });
  await response.arrayBuffer();
  return Math.round((performance.now() - begun) * 10) / 10;
}

async function residentMegabytes(pid: number | undefined): Promise<string> {
  if (pid === undefined) return "?";
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
    return kilobytes === undefined ? "?" : String(Math.round(Number(kilobytes) / 1024));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "?";
    throw error;
  }
}
