import { ApolloClient, ApolloLink, CombinedGraphQLErrors, Observable } from "@apollo/client";

import { createCache } from "../src/shared/browser-cache.ts";

/** What the gateway answers to one operation: data, a failure, or nothing yet. */
export type Answer = Readonly<Record<string, unknown>> | Error | "pending";

/** One operation that reached the gateway. */
export interface Asked {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Stands in for the gateway, behind the site's own cache: answers operations, and remembers them. */
export class FakeGateway {
  readonly asked: Asked[] = [];
  readonly #answers = new Map<string, (variables: Record<string, unknown>) => Answer>();
  readonly #answerOthers: (asked: Asked) => Answer;
  readonly #held: (() => void)[] = [];

  /** @param answerOthers answers what `answer` was not called for; nothing comes where it is left out */
  constructor(answerOthers: (asked: Asked) => Answer = () => "pending") {
    this.#answerOthers = answerOthers;
  }

  /** Answers an operation from now on. */
  answer(operation: string, answer: Answer | ((variables: Record<string, unknown>) => Answer)) {
    this.#answers.set(operation, typeof answer === "function" ? answer : () => answer);
  }

  /** Each time that an operation was asked. */
  askedOf(operation: string): readonly Asked[] {
    return this.asked.filter((each) => each.operation === operation);
  }

  /** How often an operation was asked. */
  count(operation: string): number {
    return this.askedOf(operation).length;
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
          const asked = { operation: operationName, variables };
          this.asked.push(asked);
          const ask = () => {
            const answer =
              this.#answers.get(operationName)?.(variables) ?? this.#answerOthers(asked);
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
