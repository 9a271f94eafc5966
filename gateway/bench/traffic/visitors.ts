import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { Kind } from "./requests.ts";

/** Somebody who requests something. */
export interface Visitor {
  /** Chooses the network and the browser. */
  readonly number: number;
  readonly country: string;
  readonly language: LanguageCode;
}

const NETWORKS = 1000;
const BROWSERS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Safari/605.1.15",
];
const DOCUMENT_HEADERS = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "upgrade-insecure-requests": "1",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "sec-fetch-user": "?1",
};

const KIND_HEADERS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  page: DOCUMENT_HEADERS,
  uncached: DOCUMENT_HEADERS,
  query: {
    accept: "application/graphql-response+json,application/json;q=0.9",
    "apollo-require-preflight": "true",
    referer: "http://127.0.0.1/",
    "sec-fetch-dest": "empty",
    "sec-fetch-mode": "cors",
    "sec-fetch-site": "same-origin",
  },
  api: {
    accept: "application/json",
    "sec-fetch-dest": "empty",
    "sec-fetch-mode": "cors",
    "sec-fetch-site": "cross-site",
  },
};

/** The headers that a visitor's browser sends behind one proxy. */
export function visitorHeaders(
  kind: Kind,
  { number, country, language }: Visitor,
): Readonly<Record<string, string>> {
  const network = number % NETWORKS;
  const host = 1 + (number % 250);
  return {
    "x-forwarded-for": `81.${Math.floor(network / 250)}.${network % 250}.${host}`,
    "user-agent": BROWSERS[number % BROWSERS.length] ?? "",
    "accept-language": `${language},en;q=0.9`,
    "accept-encoding": "gzip, deflate, br",
    ...KIND_HEADERS[kind],
    ...(kind === "api" ? {} : { cookie: `visit=${number}; country=${country}` }),
  };
}
