import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import type { StoredImage } from "../../images/image-files.ts";

/**
 * Sends an image from disk as its client takes it, so that a slow one keeps none in memory; or 304 when the client has it
 * already.
 */
export function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, bytes, file }: StoredImage,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  const etag = `"${tag}"`;
  reply.type(type).headers(headers).header("etag", etag);
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  if (file === null) return reply.send(bytes);
  return reply.header("content-length", bytes.length).send(createReadStream(file));
}
