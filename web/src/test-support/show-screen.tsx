import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useLayoutEffect } from "react";
import type { ReactElement } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";

import { createCache } from "../shared/browser-cache.ts";
import { CountryContext } from "../features/country/country-context.ts";
import type { Country } from "../features/country/country-context.ts";

/** What the gateway answers an operation with: data, a failure, or nothing for now. */
export type Answer = Readonly<Record<string, unknown>> | Error | "never";

/** One question that reached the link. */
export interface Asked {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A screen in a memory router, on a gateway that answers as the test says. */
export interface ShownScreen {
  /** Every question so far, in order. */
  readonly asked: readonly Asked[];
  /** The questions of one operation. */
  readonly askedOf: (operation: string) => readonly Asked[];
  /** Path and query now. */
  readonly address: () => string;
  /** Goes back or forward in the history. */
  readonly step: (delta: number) => Promise<void>;
  /** Selects another country. */
  readonly choose: (country: Country | null) => Promise<void>;
}

const unitedStates: Country = { code: "US", name: "United States of America" };

/** Renders a screen at an address. `answer` is asked for each operation as it comes. */
export const showScreen = async (
  screen: ReactElement,
  at: string,
  answer: (asked: Asked) => Answer,
  country: Country | null = unitedStates,
): Promise<ShownScreen> => {
  const asked: Asked[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const question = { operation: operationName ?? "", variables };
        asked.push(question);
        const answered = answer(question);
        if (answered === "never") return;
        if (answered instanceof Error) {
          observer.error(answered);
          return;
        }
        observer.next({ data: answered });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const router = { address: at, navigate: (_delta: number) => {} };

  function Probe() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => {
      router.address = pathname + search;
      router.navigate = (delta) => void navigate(delta);
    });
    return null;
  }
  const page = (selected: Country | null) => (
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <CountryContext
          value={{
            country: selected,
            countries: [unitedStates, { code: "DE", name: "Germany" }],
            detecting: selected === null,
            choose: () => {},
          }}
        >
          <Suspense fallback="Loading the screen">{screen}</Suspense>
          <Probe />
        </CountryContext>
      </MemoryRouter>
    </ApolloProvider>
  );
  const { rerender } = render(page(country));
  await act(async () => {});
  return {
    asked,
    askedOf: (operation) => asked.filter((each) => each.operation === operation),
    address: () => router.address,
    step: async (delta) => {
      await act(async () => router.navigate(delta));
      await act(async () => {});
    },
    choose: (next) => act(async () => rerender(page(next))),
  };
};

/** Clicks, and waits for all that comes of it: cards read the cache in a way that a click alone does not wait for. */
export const click = (element: Element): Promise<void> => act(async () => userEvent.click(element));
