import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { createElement, StrictMode, useEffect, useMemo } from "react";
import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { CountryProvider } from "../features/country/CountryProvider.tsx";
import { PageContext, type Page } from "../lib/page-context.ts";
import { ToastProvider } from "../ui/ToastProvider.tsx";
import { Frame } from "./layout/Frame.tsx";
import { RouteParamsContext } from "../lib/route.ts";
import { PageResultsContext, type PageResults } from "../network/page-results.ts";
import { getPage } from "../routes/pages.tsx";
import { matchRoute } from "../routes/routes.ts";
import { PageFrame } from "./layout/PageFrame.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { t } from "../lib/messages.ts";

interface Props {
  readonly client: ApolloClient;
  readonly page: Page;
  /** The results that the page is rendered from, as far as they are not in the client's cache. */
  readonly results: PageResults;
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  readonly onReady?: () => void;
}

/** The whole site. The router is the one without data loading: queries live in pages, and it is 17 KB lighter. */
export function App({ client, page, results, Router, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <Boundary fallback={<CouldNotStart />}>
        <PageContext value={page}>
          <ApolloProvider client={client}>
            <PageResultsContext value={results}>
              <Router>
                <CountryProvider>
                  <ToastProvider>
                    <Frame>
                      <Screens />
                    </Frame>
                  </ToastProvider>
                </CountryProvider>
              </Router>
            </PageResultsContext>
          </ApolloProvider>
        </PageContext>
      </Boundary>
    </StrictMode>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const { route, params } = useMemo(() => matchRoute(pathname), [pathname]);
  return (
    <RouteParamsContext value={params}>
      <PageFrame>{createElement(getPage(route))}</PageFrame>
    </RouteParamsContext>
  );
}

/** For what the frame itself throws. Without a router, so the way on is a real load of a page. */
function CouldNotStart() {
  return (
    <ErrorState
      level={1}
      title={t("frame.couldNotStart")}
      actions={
        <Button $variant="primary" onClick={() => location.assign("/")}>
          {t("frame.startAgain")}
        </Button>
      }
    >
      {t("frame.wentWrong")}
    </ErrorState>
  );
}
