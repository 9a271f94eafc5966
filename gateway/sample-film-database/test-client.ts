import { type SampleFilmDatabase, startSampleFilmDatabase } from "./server.ts";
import type { SampleFilmDatabaseOptions } from "./options.ts";

/** What tests read of an item of a list. */
interface Item {
  id: number;
  title?: string;
  name?: string;
  media_type?: string;
  release_date?: string;
  first_air_date?: string;
  genre_ids?: number[];
  original_language?: string;
  vote_average?: number;
  vote_count?: number;
  popularity?: number;
}

/** What tests read of a page. */
export interface Page {
  page: number;
  results: Item[];
  total_pages: number;
  total_results: number;
}

/** An answer as it came. */
export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A server under test with short ways to call it. It stops at the end of its block. */
export async function sampleUnderTest(options: SampleFilmDatabaseOptions = {}) {
  const server: SampleFilmDatabase = await startSampleFilmDatabase(options);
  const get = async (path: string): Promise<Reply> => {
    const response = await fetch(`${server.url}/${path}`, {
      headers: { authorization: "Bearer token" },
      redirect: "manual",
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text || "null") };
  };
  const page = async (path: string): Promise<Page> => {
    const { status, body } = await get(path);
    if (status !== 200 || !isPage(body)) throw new Error(`${path} answered ${status}, not a page`);
    return body;
  };
  return { server, get, page, [Symbol.asyncDispose]: () => server.close() };
}

function isPage(body: unknown): body is Page {
  return typeof body === "object" && body !== null && "results" in body && "total_pages" in body;
}
