import { type Received, sendRequest } from "../../test/send-request.ts";

/** Posts an operation to the gateway. */
export function postGraphQL(
  origin: string,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<Received> {
  return sendRequest(origin, {
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ query, variables }),
  });
}

/** The result of some work, and how many milliseconds it took. */
export async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const begun = performance.now();
  return [await work, Math.round(performance.now() - begun)];
}
