import type { ApolloClient } from "@apollo/client";
import { ApolloLink, execute } from "@apollo/client";

import type { ScreenModule, ScreenPlace, ScreenQuery } from "../../shared/first-view.ts";
import { gatewayLink } from "../gateway-link.ts";
import { storeResponse } from "./offline-store.ts";

/**
 * Stores what a rendered page brought with it, as if the browser had queried it: the page then opens
 * without a connection like one that was.
 */
export async function storePage(
  client: ApolloClient,
  module: ScreenModule,
  place: ScreenPlace,
): Promise<void> {
  const { queries, following } = module.firstView(place);
  const [first] = queries;
  const data: unknown =
    first && client.readQuery({ query: first.document, variables: first.variables });
  const all = [...queries, ...(data && following ? following(data) : [])];
  for (const query of all) await storeQuery(client, query);
}

async function storeQuery(
  client: ApolloClient,
  { document, variables }: ScreenQuery,
): Promise<void> {
  const data: unknown = client.readQuery({ query: document, variables });
  if (data === null) return;
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
