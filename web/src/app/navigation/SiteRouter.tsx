import { startTransition, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { localPath } from "../../lib/messages.ts";
import { getPage } from "../../routes/pages.tsx";
import { matchRoute } from "../../routes/routes.ts";

type Step = Pick<ReturnType<typeof createBrowserHistory>, "action" | "location">;

/** A history's properties change. */
const toStep = ({ action, location }: Step): Step => ({ action, location });
const getUrl = ({ pathname, search }: Step["location"]) => pathname + search;

/**
 * Whether another page can be rendered at once. In a transition React would render it a few milliseconds at a time, and
 * after each the browser would work out the styles of the page that is left, since those of the next are being added:
 * with them, the first frame came 1.5 to 2 times as late.
 */
const isReady = ({ pathname }: Step["location"], before: Step["location"]): boolean =>
  pathname !== before.pathname && getPage(matchRoute(splitPrefix(pathname).path).route).isLoaded();

/**
 * React Router's `BrowserRouter`, which also follows a step back or forward that comes between the rendering that reads
 * the URL and the effect that listens: while a page hydrates, that takes a tenth of a second and more.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setStep] = useState<Step>(() => toStep(history));
  useLayoutEffect(() => {
    const follow = (step: Step) => {
      if (isReady(step.location, location)) setStep(step);
      else startTransition(() => setStep(step));
    };
    if (getUrl(history.location) !== getUrl(location)) follow(toStep(history));
    return history.listen(follow);
  }, [history, location]);
  return (
    <Router
      basename={localPath("/")}
      location={location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
