import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/** @param next passes a request on to the listeners that the server had before */
type Interceptor = (
  incoming: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
) => void;

/** Puts an interceptor before the listeners that a server has for requests; it decides whether they see a request. */
export function interceptRequests(server: Server, intercept: Interceptor): void {
  const listeners = server.listeners("request");
  const next: RequestListener = (incoming, response) => {
    for (const listener of listeners) listener.call(server, incoming, response);
  };
  server.removeAllListeners("request");
  server.on("request", (incoming, response) => intercept(incoming, response, next));
}
