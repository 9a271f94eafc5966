import type { IncomingMessage, ServerResponse } from "node:http";
import type { SampleFilmDatabaseOptions } from "@flickmap/sample-film-database/options.ts";
import { startSample } from "./gateway-under-test.ts";
import { listen } from "./listen.ts";

/** Starts a film database that passes on what the sample answers, unless told otherwise. */
export async function startHostileFilmDatabase(options?: SampleFilmDatabaseOptions) {
  const sample = await startSample(options);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? "/";
    const [path = ""] = url.slice(1).split("?", 1);
    const status = (await film.intercept?.(path)) ?? null;
    if (status !== null) {
      response.writeHead(status).end("{}");
      return;
    }
    const replaced = film.answers.get(path);
    if (replaced === undefined) return passOn(request, response, sample.origin + url);
    response.end(replaced instanceof Uint8Array ? replaced : JSON.stringify(replaced));
  };
  const server = await listen((request, response) => void answer(request, response));
  const film = {
    ...server,
    sample,
    /** Answers by path, such as `3/movie/550`, in the place of the other one's; bytes are sent as they are. */
    answers: new Map<string, unknown>(),
    /** Is given the path of each call; the status that it returns is the answer, unless that is null. */
    intercept: null as ((path: string) => number | null | Promise<null>) | null,
  };
  return film;
}

/** Has another film database answer. Where that fails, as when a test ends meanwhile, the response breaks off. */
async function passOn({ headers }: IncomingMessage, response: ServerResponse, url: string) {
  try {
    const { authorization = "" } = headers;
    const answer = await fetch(url, { headers: { authorization } });
    const type = answer.headers.get("content-type") ?? "application/json";
    const body = await answer.text();
    response.writeHead(answer.status, { "content-type": type }).end(body);
  } catch (error) {
    response.destroy(error as Error);
  }
}
