import { ApolloProvider } from "@apollo/client/react";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useLayoutEffect, type ReactElement } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";

import { CountryContext, type Country } from "../src/features/country/country-context.ts";
import { RouteParamsContext } from "../src/lib/route.ts";
import { matchRoute } from "../src/routes/routes.ts";
import { ToastContext, type ToastMessage } from "../src/ui/toast.ts";
import { FakeGateway, type Answer, type GatewayRequest } from "./fake-gateway.ts";

const unitedStates: Country = { code: "US", name: "United States of America" };

/** Renders a page at a URL, on a gateway, or on one that answers each operation as the function says. */
export const renderPage = async (
  screen: ReactElement,
  at: string,
  answers: FakeGateway | ((request: GatewayRequest) => Answer) = () => "pending",
  country: Country | null = unitedStates,
) => {
  const gateway = answers instanceof FakeGateway ? answers : new FakeGateway(answers);
  const { requests, client } = gateway;
  const router = { address: at, navigate: (_delta: number) => {} };
  const toasts: ToastMessage[] = [];

  function Probe() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => {
      router.address = pathname + search;
      router.navigate = (delta) => void navigate(delta);
    });
    return null;
  }
  function Located({ children }: { readonly children: ReactElement }) {
    const { params } = matchRoute(useLocation().pathname);
    return <RouteParamsContext value={params}>{children}</RouteParamsContext>;
  }
  const page = (selected: Country | null) => (
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <CountryContext
          value={{
            country: selected,
            choose: (next) => rerender(page(next)),
            linked: false,
            unknown: null,
          }}
        >
          <ToastContext value={(toast) => toasts.push(toast)}>
            <Suspense fallback="Loading the screen">
              <Located>{screen}</Located>
            </Suspense>
          </ToastContext>
          <Probe />
        </CountryContext>
      </MemoryRouter>
    </ApolloProvider>
  );
  const { rerender, container } = render(page(country));
  await act(async () => {});
  return {
    container,
    /** Every toast, and every operation, so far. */
    toasts,
    requests,
    requestsOf: (operation: string) => gateway.requestsOf(operation),
    /** Path and query now. */
    address: () => router.address,
    /** Goes back or forward in the history. */
    step: async (delta: number) => {
      await act(async () => router.navigate(delta));
      await act(async () => {});
    },
    /** Selects another country. */
    choose: (next: Country | null) => act(async () => rerender(page(next))),
  };
};
/** A page in a memory router, on a gateway that answers as the test says. */
export type RenderedTestPage = Awaited<ReturnType<typeof renderPage>>;

/** Waits for what a user does, and for all that comes of it. User events are no part of an `act`: they have their own. */
export const settled = async (action: Promise<void>): Promise<void> => {
  await action;
  await act(async () => {});
};

/** Clicks, and waits for all that comes of it. */
export const click = (element: Element): Promise<void> => settled(userEvent.click(element));
