import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "./listen.ts";

/** A film database whose answers can be replaced. */
export interface HostileFilmDatabase {
  readonly url: string;
  /**
   * Answers by path, such as `movie/550`; bytes are sent as they are. Every other path is answered as by the film
   * database behind it.
   */
  readonly answers: Map<string, unknown>;
  /** Is given the path of each call before it is answered; the status that it returns is the answer, unless that is null. */
  intercept: ((path: string) => number | null | Promise<null>) | null;
  close(): Promise<void>;
}

/** Starts a film database that passes on what another one answers, unless told otherwise. */
export async function startHostileFilmDatabase(behind: string): Promise<HostileFilmDatabase> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? "/";
    const [path = ""] = url.slice(1).split("?", 1);
    const status = (await film.intercept?.(path)) ?? null;
    if (status !== null) {
      response.writeHead(status).end("{}");
      return;
    }
    const replaced = film.answers.get(path);
    if (replaced === undefined) return passOn(request, response, behind + url);
    response.end(replaced instanceof Uint8Array ? replaced : JSON.stringify(replaced));
  };
  const server = await listen((request, response) => void answer(request, response));
  const film: HostileFilmDatabase = { ...server, answers: new Map(), intercept: null };
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
