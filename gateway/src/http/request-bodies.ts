import type { IncomingMessage } from "node:http";
import { type FastifyInstance, type FastifyRequest, errorCodes } from "fastify";

/** What is allocated at first for a body of unknown length, in bytes. */
const FIRST_BYTES = 4096;

/**
 * Reads bodies of JSON and of text into one buffer as they arrive. Fastify's own parsers keep each chunk until the last one
 * has come, which takes hundreds of bytes beside its own: a body of 60,000 chunks of one byte takes 10 MB.
 */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(
    "application/json",
    (request: FastifyRequest, payload: IncomingMessage, done) =>
      readText(request, payload, (error, text) =>
        error ? done(error) : void parseJson(request, text, done),
      ),
  );
  app.addContentTypeParser(
    "text/plain",
    (request: FastifyRequest, payload: IncomingMessage, done) => readText(request, payload, done),
  );
}

/** Gives the text, or the error that Fastify has for a body over the route's limit (413). */
function readText(
  { routeOptions: { bodyLimit }, headers }: FastifyRequest,
  payload: IncomingMessage,
  done: (error: Error | null, text: string) => void,
): void {
  const announced = Number(headers["content-length"] ?? FIRST_BYTES);
  if (announced > bodyLimit) {
    done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE(), "");
    return;
  }
  let bytes = Buffer.allocUnsafe(announced);
  let length = 0;
  let isDone = false;
  const end = (error: Error | null) => {
    if (!isDone) done(error, error ? "" : bytes.toString("utf8", 0, length));
    isDone = true;
  };
  payload.on("data", (chunk: Buffer) => {
    const needed = length + chunk.length;
    if (needed > bodyLimit) end(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    if (isDone) return;
    if (needed > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.min(bodyLimit, 2 * needed));
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    chunk.copy(bytes, length);
    length = needed;
  });
  payload.on("end", () => end(null));
  // The client has disconnected: nobody gets the response.
  payload.on("error", (error) => end(Object.assign(error, { statusCode: 400 })));
}
