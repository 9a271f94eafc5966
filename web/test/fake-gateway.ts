import { ApolloClient, ApolloLink, CombinedGraphQLErrors, Observable } from "@apollo/client";

import { createCache } from "../src/shared/browser-cache.ts";

/** What the gateway answers to one operation: data, a failure, or nothing yet. */
export type Answer = Readonly<Record<string, unknown>> | Error | "pending";

/** Stands in for the gateway: answers operations by name, and remembers what was asked. */
export class FakeGateway {
  readonly asked: { readonly operation: string; readonly variables: Record<string, unknown> }[] =
    [];
  readonly #answers = new Map<string, (variables: Record<string, unknown>) => Answer>();
  readonly #held: (() => void)[] = [];

  /** Answers an operation from now on. */
  answer(operation: string, answer: Answer | ((variables: Record<string, unknown>) => Answer)) {
    this.#answers.set(operation, typeof answer === "function" ? answer : () => answer);
  }

  /** How often an operation was asked. */
  count(operation: string): number {
    return this.asked.filter((request) => request.operation === operation).length;
  }

  /** Asks anew what was left pending, with the answers of now. */
  release() {
    for (const ask of this.#held.splice(0)) ask();
  }

  /** The site's Apollo Client, over this gateway. */
  readonly client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(
      ({ operationName = "", variables }) =>
        new Observable((observer) => {
          this.asked.push({ operation: operationName, variables });
          const ask = () => {
            const answer = this.#answers.get(operationName)?.(variables) ?? "pending";
            if (answer === "pending") {
              this.#held.push(ask);
            } else if (answer instanceof Error) {
              observer.error(answer);
            } else {
              observer.next({ data: answer });
              observer.complete();
            }
          };
          ask();
        }),
    ),
  });
}

/** The failure of an operation that the film database did not answer. */
export const filmDatabaseDown = (): Error =>
  new CombinedGraphQLErrors({
    errors: [
      { message: "Please try again later.", extensions: { code: "FILM_DATABASE_UNAVAILABLE" } },
    ],
  });
