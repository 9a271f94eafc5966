import { Suspense } from "react";
import type { ReactNode } from "react";

/**
 * A part of a page that the browser takes over by itself, once what surrounds it listens and the
 * browser has nothing else to do; at once when the visitor acts on it. Where a page is rendered by
 * the browser it changes nothing. Its parts must not suspend: it has no fallback.
 */
export function SelectiveHydration({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
