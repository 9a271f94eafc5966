import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";

import { PageClient } from "../lib/apollo/page-client.ts";

interface Props {
  readonly client: ApolloClient | PageClient;
  readonly children: ReactNode;
}

/**
 * Gives components the client. Where that is the page's own, the whole one takes its place as soon
 * as it is there; what is shown stays, because its cache has the page's results.
 */
export function ClientProvider({ client, children }: Props) {
  const [current, setCurrent] = useState(() =>
    client instanceof PageClient ? client.asApolloClient() : client,
  );
  useEffect(() => {
    if (!(client instanceof PageClient)) return;
    client.onWhole((whole) => startTransition(() => setCurrent(whole)));
  }, [client]);
  return <ApolloProvider client={current}>{children}</ApolloProvider>;
}
