import { type FlickmapClient, operations } from "./api.ts";
import { type ClientOptions, type Operation, type RequestOptions, send } from "./request.ts";

/** Creates a client of one gateway, with a function for each call. */
export function createClient(options: ClientOptions): FlickmapClient {
  const calls = Object.entries<Operation>(operations).map(([name, operation]) => [
    name,
    operation.takes === "nothing"
      ? (requestOptions: RequestOptions = {}) => send(operation, {}, requestOptions, options)
      : (input: Record<string, unknown> = {}, requestOptions: RequestOptions = {}) =>
          send(operation, input, requestOptions, options),
  ]);
  // The functions are those of the generated interface, which TypeScript cannot follow.
  return Object.fromEntries(calls) as FlickmapClient;
}
