import { startTransition, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { localPath } from "../../lib/messages.ts";

type Step = Pick<ReturnType<typeof createBrowserHistory>, "action" | "location">;

/** A history's properties change. */
const toStep = ({ action, location }: Step): Step => ({ action, location });
const getUrl = ({ pathname, search }: Step["location"]) => pathname + search;

/**
 * React Router's `BrowserRouter`, which also follows a step back or forward that comes between the rendering that reads
 * the URL and the effect that listens: while a page hydrates, that takes a tenth of a second and more.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setStep] = useState<Step>(() => toStep(history));
  useLayoutEffect(() => {
    const follow = (step: Step) => startTransition(() => setStep(step));
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
