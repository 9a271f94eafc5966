import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";

import { CountryProvider } from "../features/country/CountryProvider.tsx";
import { GlobalStyle } from "../ui/GlobalStyle.ts";
import { ToastProvider } from "../ui/ToastProvider.tsx";
import { AppBoundary } from "./AppBoundary.tsx";
import { Frame } from "./Frame.tsx";
import { Screens } from "./Screens.tsx";

/** The whole site. The router is the one without data loading: queries live in screens, and it is 17 KB lighter. */
export function App({ client }: { readonly client: ApolloClient }) {
  return (
    <StrictMode>
      <GlobalStyle />
      <AppBoundary>
        <ApolloProvider client={client}>
          <BrowserRouter>
            <CountryProvider>
              <ToastProvider>
                <Frame>
                  <Screens />
                </Frame>
              </ToastProvider>
            </CountryProvider>
          </BrowserRouter>
        </ApolloProvider>
      </AppBoundary>
    </StrictMode>
  );
}
