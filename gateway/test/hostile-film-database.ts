import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { passOn } from "./pass-on.ts";

/** A film database whose answers can be replaced. */
export interface HostileFilmDatabase {
  readonly url: string;
  /**
   * Answers by path, such as `movie/550`; bytes are sent as they are. Every other path is answered as by the film
   * database behind it.
   */
  readonly answers: Map<string, unknown>;
  close(): Promise<void>;
}

/** Starts a film database that passes on what another one answers, unless told otherwise. */
export async function startHostileFilmDatabase(behind: string): Promise<HostileFilmDatabase> {
  const answers = new Map<string, unknown>();
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const [path = ""] = url.slice(1).split("?", 1);
    if (answers.has(path)) {
      const answer = answers.get(path);
      response.end(answer instanceof Uint8Array ? answer : JSON.stringify(answer));
      return;
    }
    void passOn(request, response, behind, url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
