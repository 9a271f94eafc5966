import { ApolloLink, CombinedGraphQLErrors, Observable } from "@apollo/client";

import { createApolloClient } from "../src/network/apollo-client.ts";

/** What the gateway answers to one operation: data, a failure, or nothing yet. */
export type Answer = Readonly<Record<string, unknown>> | Error | "pending";

export interface GatewayRequest {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Stands in for the gateway, behind the site's own cache: answers operations, and remembers them. */
export class FakeGateway {
  readonly requests: GatewayRequest[] = [];
  readonly #answers = new Map<string, (variables: Record<string, unknown>) => Answer>();
  readonly #answerOthers: (request: GatewayRequest) => Answer;
  readonly #held: (() => void)[] = [];

  /** @param answerOthers answers what `answer` was not called for; nothing comes where it is left out */
  constructor(answerOthers: (request: GatewayRequest) => Answer = () => "pending") {
    this.#answerOthers = answerOthers;
  }

  answer(operation: string, answer: Answer | ((variables: Record<string, unknown>) => Answer)) {
    this.#answers.set(operation, typeof answer === "function" ? answer : () => answer);
  }

  requestsOf(operation: string): readonly GatewayRequest[] {
    return this.requests.filter((each) => each.operation === operation);
  }

  count(operation: string): number {
    return this.requestsOf(operation).length;
  }

  /** Answers what was left pending, as `answer` says now. */
  release() {
    for (const ask of this.#held.splice(0)) ask();
  }

  readonly link = new ApolloLink(
    ({ operationName = "", variables }) =>
      new Observable((observer) => {
        const request = { operation: operationName, variables };
        this.requests.push(request);
        const ask = () => {
          const answer =
            this.#answers.get(operationName)?.(variables) ?? this.#answerOthers(request);
          if (answer === "pending") {
            this.#held.push(ask);
          } else if (CombinedGraphQLErrors.is(answer)) {
            observer.next({ data: answer.data ?? null, errors: answer.errors });
            observer.complete();
          } else if (answer instanceof Error) {
            observer.error(answer);
          } else {
            observer.next({ data: answer });
            observer.complete();
          }
        };
        ask();
      }),
  );

  /** The site's Apollo Client, over this gateway. */
  readonly client = createApolloClient(this.link);
}

/**
 * The failure of an operation that the film database did not answer.
 * @param data what the gateway answers beside the error
 */
export const filmDatabaseDown = (data?: Readonly<Record<string, unknown>>): Error =>
  new CombinedGraphQLErrors({
    ...(data && { data }),
    errors: [
      { message: "Please try again later.", extensions: { code: "FILM_DATABASE_UNAVAILABLE" } },
    ],
  });
