import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const FOLDER = fileURLToPath(new URL("../../../../../web/dist-graphiql", import.meta.url));
const YEAR_SECONDS = 31_536_000;

/** The site's policy, except that the editor writes styles into the page and runs workers from blobs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export type SandboxPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves the files of the built sandbox. Gives what sends its page; null where it is not built. */
export async function addSandbox(app: FastifyInstance): Promise<SandboxPage | null> {
  const index = join(FOLDER, "index.html");
  if (!existsSync(index)) return null;
  const page = readFileSync(index, "utf8");
  await app.register(fastifyStatic, {
    root: join(FOLDER, "assets"),
    prefix: "/graphiql/assets/",
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    // A worker's own policy counts, not that of the page that starts it.
    setHeaders: (reply) => {
      void reply.header("content-security-policy", POLICY);
      void reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`);
    },
  });
  return (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", POLICY)
      .header("cache-control", "no-cache")
      .header("vary", "accept")
      .send(page);
}
