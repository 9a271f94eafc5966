import type { RequestListener } from "node:http";
import { listen } from "./listen.ts";

/** A small JPEG, as far as anyone looks: its start, some bytes, its end. */
export function jpeg(bytes = 1000, fill = 7): Buffer {
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xda]);
  return Buffer.concat([start, Buffer.alloc(bytes, fill), Buffer.from([0xff, 0xd9])]);
}

/** Responds with an image, whole and called what it is. */
export function sendImage(body = jpeg(), type = "image/jpeg"): RequestListener {
  return (_, response) => {
    response.writeHead(200, { "content-type": type, "content-length": body.length });
    response.end(body);
  };
}

/** Starts an image host that does what a test says. */
export async function startImageHost() {
  /** The paths that were requested, in order. */
  const requested: string[] = [];
  let behaviour = sendImage();
  const { url } = await listen((request, response) => {
    // The film database of these gateways knows nothing.
    if (request.url?.startsWith("/3/")) {
      response.writeHead(404, { "content-type": "application/json" }).end('{"status_code":34}');
      return;
    }
    requested.push(request.url ?? "");
    behaviour(request, response);
  });
  const behave = (next: RequestListener) => {
    behaviour = next;
  };
  return { baseUrl: `${url}/t/p`, requested, behave };
}
