import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { StrictMode, useEffect } from "react";
import type { ComponentType, ReactNode } from "react";

import { CountryProvider } from "../features/country/CountryProvider.tsx";
import { PageContext } from "../lib/page-context.ts";
import type { Page } from "../lib/page-context.ts";
import { GlobalStyle } from "../ui/GlobalStyle.ts";
import { ToastProvider } from "../ui/ToastProvider.tsx";
import { AppBoundary } from "./layout/AppBoundary.tsx";
import { Frame } from "./layout/Frame.tsx";
import { Screens } from "./layout/Pages.tsx";

interface Props {
  readonly client: ApolloClient;
  readonly page: Page;
  /** The browser's router, or the gateway's. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** False where the document brought the global styles with it: writing them again would lay it out again. */
  readonly globalStyles: boolean;
  /** Told once the app listens. */
  readonly onReady?: () => void;
}

/** The whole site. The router is the one without data loading: queries live in screens, and it is 17 KB lighter. */
export function App({ client, page, Router, globalStyles, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      {globalStyles && <GlobalStyle />}
      <AppBoundary>
        <PageContext value={page}>
          <ApolloProvider client={client}>
            <Router>
              <CountryProvider>
                <ToastProvider>
                  <Frame>
                    <Screens />
                  </Frame>
                </ToastProvider>
              </CountryProvider>
            </Router>
          </ApolloProvider>
        </PageContext>
      </AppBoundary>
    </StrictMode>
  );
}
