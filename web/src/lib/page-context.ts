import type { KnownLanguage } from "@flickmap/schema/language-paths.ts";
import { createContext, useContext } from "react";

/** A page's path in a language, without the prefix. */
export type PathIn = (language: KnownLanguage) => string;

/** The browser's first rendering uses the same values, so that it produces the same markup. */
export interface Page {
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
  readonly today: string;
  /** The country that the gateway rendered the page for; null where it did not. */
  readonly country: { readonly code: string; readonly name: string } | null;
  /** What its lists were narrowed to, as the cookie has it; null where they hold everything. */
  readonly services: string | null;
  /** True while the browser hydrates markup that the gateway rendered. */
  readonly hydrates: boolean;
  /** Sets the status that the gateway sends the page with. The browser has no use for it. */
  readonly setStatus?: (status: 404 | 503) => void;
  /** Says which path the page has in another language, where it is not the same one. The browser has no use for it. */
  readonly setPathIn?: (pathIn: PathIn) => void;
}

export const browserPage = (): Page => ({
  origin: location.origin,
  today: new Date().toISOString().slice(0, 10),
  country: null,
  services: null,
  hydrates: false,
});

export const PageContext = createContext<Page | null>(null);

export const usePageContext = (): Page => useContext(PageContext) ?? browserPage();
