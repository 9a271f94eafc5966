import { Suspense } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { getPageKey } from "../../lib/url/page-key.ts";
import { OfflineGate } from "../offline/OfflineGate.tsx";
import { PageBoundary } from "./PageBoundary.tsx";

/**
 * What every page stands in: its own place to wait and its own place to fail, so that header and
 * footer stay whatever happens to it. Another path is another page; another query is not.
 */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary key={getPageKey(pathname)}>
      <Suspense
        fallback={
          <Waiting>
            <VisuallyHidden>Loading…</VisuallyHidden>
          </Waiting>
        }
      >
        <OfflineGate>{children}</OfflineGate>
      </Suspense>
    </PageBoundary>
  );
}

const Waiting = styled.output`
  display: block;
  min-height: 100svh;
`;
