import type { ApolloClient } from "@apollo/client";
import { ApolloLink, execute } from "@apollo/client";

import type { PageResult } from "../../lib/apollo/first-view.ts";
import { nextTask } from "../../lib/tasks.ts";
import { createApolloClient, gatewayLink } from "../apollo-client.ts";
import { storeResponse } from "./offline-store.ts";

/**
 * Stores what a rendered page brought with it, as if the browser had queried it: the page then opens
 * without a connection like one that was.
 */
export async function storePage(results: readonly PageResult[]): Promise<void> {
  // A request is written by a client; nothing else is asked of this one.
  const client = await createApolloClient([]);
  for (const result of results) {
    await nextTask();
    await storeResult(client, result);
  }
}

async function storeResult(
  client: ApolloClient,
  { document, variables, data, errors }: PageResult,
): Promise<void> {
  if (data === null || errors) return;
  const response = () => Response.json({ data }, { headers: { date: new Date().toUTCString() } });
  // The link knows the address that the query has; its request goes to the store and no further.
  const link = gatewayLink(async (input) => {
    await storeResponse(new Request(input).url, response());
    return response();
  });
  await new Promise<void>((resolve, reject) => {
    execute(
      ApolloLink.from([link]),
      { query: client.cache.transformDocument(document), variables },
      { client },
    ).subscribe({
      complete: resolve,
      error: reject,
    });
  });
}
