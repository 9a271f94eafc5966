import type { ComponentProps } from "react";
import type { GraphiQL } from "graphiql";
import { getOperationAST, GraphQLError, parse } from "graphql";
import { type Cost, setLastResponse } from "./last-response.ts";

/** How GraphiQL asks. */
export type Fetcher = ComponentProps<typeof GraphiQL>["fetcher"];
/** Who waits for an answer. */
interface Observer {
  next(answer: unknown): void;
  error(failure: unknown): void;
  complete(): void;
}

/** A run that can be stopped: the one form of an observable that GraphiQL uses, of the three that its type asks for. */
interface Run {
  subscribe(observer: Observer): { unsubscribe: () => void };
}

const INTROSPECTION = "IntrospectionQuery";
const QUESTION = "This stores something on the site for everyone to see. Send it?";

/**
 * Sends one operation to the endpoint that the sandbox is at, and asks for its cost. An answer that is an error of the
 * operation is shown like any other; one that is no GraphQL answer is shown as what went wrong. A mutation is sent
 * when the visitor agrees. A run that the visitor stops is aborted, and leaves nothing behind.
 */
export const askGateway = (
  operation: Parameters<Fetcher>[0],
  options?: Parameters<Fetcher>[1],
): Run => ({
  subscribe(observer) {
    const stopping = new AbortController();
    const { signal } = stopping;
    const run = async () => {
      try {
        const answer = await send(operation, options, signal);
        if (signal.aborted) return;
        observer.next(answer);
        observer.complete();
      } catch (error) {
        if (!signal.aborted) observer.error(error);
      }
    };
    void run();
    return { unsubscribe: () => stopping.abort() };
  },
});

async function send(
  operation: Parameters<Fetcher>[0],
  options: Parameters<Fetcher>[1],
  signal: AbortSignal,
) {
  const isOperation = operation.operationName !== INTROSPECTION;
  const run = readOperation(operation);
  if (run?.operation === "mutation" && !confirm(QUESTION)) {
    return { errors: [new GraphQLError("The mutation was not sent.")] };
  }
  // What is known of the run before says nothing of this one.
  if (isOperation) setLastResponse(null);
  const sentAt = performance.now();
  const response = await fetch("/graphql", {
    method: "POST",
    signal,
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      "content-type": "application/json",
      ...options?.headers,
    },
    body: JSON.stringify({
      ...operation,
      ...(run && { operationName: run.name?.value }),
      ...(isOperation && { extensions: { cost: true } }),
    }),
  });
  const type = response.headers.get("content-type") ?? "";
  const body = type.includes("json") ? await response.json() : null;
  if (isOperation) {
    setLastResponse({
      status: response.status,
      milliseconds: performance.now() - sentAt,
      headers: [...response.headers],
      cost: readCost(body),
    });
  }
  if (body === null)
    throw new Error(`The gateway answered ${response.status} ${response.statusText}`);
  return body;
}

/**
 * The operation of the document that is named, or its only one. GraphiQL's name follows what is typed, and a change of
 * tabs, after a moment: until then it names an operation of the text before.
 */
function readOperation({ query, operationName }: Parameters<Fetcher>[0]) {
  try {
    const document = parse(query);
    return getOperationAST(document, operationName) ?? getOperationAST(document);
  } catch {
    // The gateway says what is wrong with it.
    return null;
  }
}

function readCost(body: unknown): Cost | null {
  // The gateway states it in this form.
  return (body as { extensions?: { cost?: Cost } } | null)?.extensions?.cost ?? null;
}
