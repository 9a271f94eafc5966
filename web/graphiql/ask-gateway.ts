import type { ComponentProps } from "react";
import type { GraphiQL } from "graphiql";

type Fetcher = ComponentProps<typeof GraphiQL>["fetcher"];

/**
 * Sends one operation to the endpoint that the sandbox is at. An answer that is an error of the
 * operation is shown like any other; one that is no GraphQL answer is shown as what went wrong.
 */
export const askGateway: Fetcher = async (operation, options) => {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      "content-type": "application/json",
      ...options?.headers,
    },
    body: JSON.stringify(operation),
  });
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("json")) return response.json();
  throw new Error(`The gateway answered ${response.status} ${response.statusText}`);
};
