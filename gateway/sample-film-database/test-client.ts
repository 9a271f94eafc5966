import { startSampleFilmDatabase } from "./server.ts";
import type { SampleFilmDatabaseOptions } from "./options.ts";

/** A server under test with a short way to call it. It stops at the end of its block. */
export async function sampleUnderTest(options: SampleFilmDatabaseOptions = {}) {
  const server = await startSampleFilmDatabase(options);
  const get = async (path: string): Promise<{ status: number; body: unknown }> => {
    const headers = { authorization: "Bearer token" };
    const response = await fetch(`${server.url}/${path}`, { headers });
    return { status: response.status, body: await response.json() };
  };
  return { server, get, [Symbol.asyncDispose]: () => server.close() };
}
