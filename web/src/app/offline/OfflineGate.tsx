import { Fragment, useEffect, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { pageOpened, useConnection } from "../../network/connection.ts";
import { getPageKey } from "../../lib/url/page-key.ts";
import { openStoredDocument } from "./open-stored-document.ts";
import { OfflinePage } from "./OfflinePage.tsx";
import { noteStoredDocument } from "../../network/stored-age.ts";
import { reportRejection } from "../../lib/report-error.ts";

function notePage(): void {
  pageOpened();
  noteStoredDocument();
}

/** Shows the page, or the offline page where there is no connection and nothing is stored of the page. */
export function OfflineGate({ children }: { readonly children: ReactNode }) {
  const { offline, pageMissing } = useConnection();
  const { pathname, search } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const screen = getPageKey(pathname);
  useLayoutEffect(notePage, [screen, search]);
  const isMissing = offline && pageMissing;
  useEffect(() => {
    if (isMissing) reportRejection(openStoredDocument());
  }, [isMissing]);

  if (isMissing) {
    return (
      <OfflinePage
        onRetry={() => {
          pageOpened();
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return <Fragment key={attempt}>{children}</Fragment>;
}
