import type { ApolloClient } from "@apollo/client";

import type { PageResult } from "../lib/apollo/first-view.ts";
import { nextTask } from "../lib/tasks.ts";
import { createApolloClient } from "./apollo-client.ts";

export { storePage } from "./offline/store-page.ts";

/**
 * The client that takes over from a page's own: a cache with the page's results, and the way to the
 * gateway. Each result is written, and put together again as the screen will read it, in a task of
 * its own, so that the browser can respond in between.
 */
export async function createWholeClient(results: readonly PageResult[]): Promise<ApolloClient> {
  const client = createApolloClient();
  const complete = results.filter(({ errors }) => !errors);
  for (const { document: query, variables, data } of complete) {
    await nextTask();
    client.writeQuery({ query, variables, data });
  }
  for (const { document: query, variables } of complete) {
    await nextTask();
    client.readQuery({ query, variables }, true);
  }
  return client;
}
