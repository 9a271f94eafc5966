import { Suspense, useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { keyframes, styled } from "styled-components";
import { VisuallyHidden } from "../../ui/primitives.ts";
import { getPageKey } from "../../lib/url/page-key.ts";
import { OfflinePage } from "../../features/not-found/OfflinePage.tsx";
import { pageOpened, useConnection } from "../../network/connection.ts";
import { noteStoredDocument } from "../../network/stored-age.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import { color, layout } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

/** Where a page waits and fails by itself. Another path is another page; any step of the history tries again what failed. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation();
  return (
    <Boundary
      key={getPageKey(pathname)}
      resetKey={key}
      fallback={
        <ErrorState
          level={1}
          title={t("frame.couldNotShow")}
          actions={
            <Button $variant="primary" onClick={() => location.reload()}>
              {t("common.tryAgain")}
            </Button>
          }
          way={{ to: paths.home(), label: t("common.backToHome") }}
        >
          {t("frame.restWorks")}
        </ErrorState>
      }
    >
      <Suspense
        fallback={
          <Waiting>
            <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
          </Waiting>
        }
      >
        <OfflineGate>{children}</OfflineGate>
      </Suspense>
    </Boundary>
  );
}

function notePage(): void {
  pageOpened();
  noteStoredDocument();
}

/** Shows the page, or the offline page where its code could not be had. */
function OfflineGate({ children }: { readonly children: ReactNode }) {
  const { state } = useConnection();
  const { pathname, search } = useLocation();
  const screen = getPageKey(pathname);
  useLayoutEffect(notePage, [screen, search]);
  // The page is rendered again by that, and requests what it lacks.
  return state === "missing" ? <OfflinePage onRetry={pageOpened} /> : children;
}

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/** Where a page's code takes a while, a line passes below the header; without motion it stands there. */
const Waiting = styled.output`
  display: block;
  min-height: 100svh;
  &::after {
    content: "";
    position: fixed;
    z-index: 1;
    inset: ${layout.headerHeight} 0 auto;
    height: 2px;
    background: linear-gradient(90deg, transparent, ${color.accent}, transparent);
    animation: ${pass} 1.2s ease-in-out 300ms infinite backwards;
  }
`;
