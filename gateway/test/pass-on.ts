import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Has another film database answer a call. Where that fails, as when a test ends meanwhile, the response breaks off.
 *
 * @param url of the film database that answers, without a slash at the end
 * @param path of the call there, with its query
 */
export async function passOn(
  { headers }: IncomingMessage,
  response: ServerResponse,
  url: string,
  path: string,
): Promise<void> {
  try {
    const { authorization = "" } = headers;
    const answer = await fetch(url + path, { headers: { authorization } });
    const type = answer.headers.get("content-type") ?? "application/json";
    const body = await answer.text();
    response.writeHead(answer.status, { "content-type": type }).end(body);
  } catch (error) {
    response.destroy(error as Error);
  }
}
