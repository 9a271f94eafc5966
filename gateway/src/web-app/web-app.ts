import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sitePage } from "./site-page.ts";

/** Where the build of the web app lies. */
export const WEB_APP_FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../../web/dist");

const NOT_BUILT = "The web app is not built yet: run npm run build.\n";
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web app: hashed assets for good, everything else to be checked again, and the
 * app's page for the address of each screen. Other paths get the page too, with status 404, except
 * those of the API, which answer in JSON.
 */
export async function addWebApp(
  app: FastifyInstance,
  folder: string = WEB_APP_FOLDER,
): Promise<void> {
  const index = join(folder, "index.html");
  const html = existsSync(index) ? readFileSync(index, "utf8") : null;
  if (html !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, "assets"));
        void reply.header(
          "cache-control",
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
        );
      },
    });
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname: path, searchParams } = new URL(request.url, "http://gateway");
    if (isForPrograms(path) || (request.method !== "GET" && request.method !== "HEAD")) {
      return reply.code(404).send({ message: "Not found" });
    }
    const status = sitePage(path, searchParams) !== null ? 200 : 404;
    if (html === null)
      return reply
        .code(status === 200 ? 503 : 404)
        .type("text/plain")
        .send(NOT_BUILT);
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(html);
  };
  app.setNotFoundHandler(answer);
}

/** Paths that never show the web app: whoever asks for them is a program. */
function isForPrograms(path: string): boolean {
  return /^\/(?:api|graphql|health|metrics|assets|sample-images)(?:\/|$)/.test(path);
}
