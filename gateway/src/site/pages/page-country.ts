import type { FastifyRequest } from "fastify";
import { isCountryCode } from "../../domain/titles/countries.ts";

/** The cookie that the country picker writes: an ISO 3166-1 code. */
export const COUNTRY_COOKIE = "country";
/** For a visitor of whom nothing is known. */
export const FALLBACK_COUNTRY = "US";

/** What the country of a page is chosen from. */
export interface CountrySources {
  /** Whether a code is that of a country that can be chosen, for a request, which pays for the list. */
  readonly hasCountry: (code: string, request: FastifyRequest) => Promise<boolean>;
  /** The country that a request comes from; null when it cannot be told. */
  readonly visitorCountry: (request: FastifyRequest) => Promise<string | null>;
}

/** Chooses the country that a page is rendered for. */
export class PageCountry {
  readonly #sources: CountrySources;

  constructor(sources: CountrySources) {
    this.#sources = sources;
  }

  /**
   * The country that the URL names (`?country=DE`), else that of the visitor's cookie, else the one that the request comes from, else the US. One that
   * was chosen before it left the list stays chosen: its pages say that nothing is known of it.
   */
  async of(request: FastifyRequest): Promise<string> {
    const linked = linkedCountry(request.url);
    if (linked !== null && isCountryCode(linked)) return linked;
    const chosen = cookieCountry(request.headers.cookie);
    if (chosen !== null && (isCountryCode(chosen) || (await this.exists(chosen, request))))
      return chosen;
    const visitor = await this.#sources.visitorCountry(request);
    return visitor !== null && (await this.exists(visitor, request)) ? visitor : FALLBACK_COUNTRY;
  }

  /** Whether a code is that of a country that can be chosen, for a request, which pays for the list. */
  exists(code: string, request: FastifyRequest): Promise<boolean> {
    return this.#sources.hasCountry(code, request);
  }
}

/** The country that a URL's query names; null where there is none, or something else. */
export function linkedCountry(url: string): string | null {
  const [, code] = /[?&]country=([A-Za-z]{2})(?:&|$)/u.exec(url) ?? [];
  return code?.toUpperCase() ?? null;
}

/** The country in a `Cookie` header; null where there is none, or something else. */
export function cookieCountry(header: string | undefined): string | null {
  const [, code] = /(?:^|;\s*)country=([A-Z]{2})(?:;|$)/u.exec(header ?? "") ?? [];
  return code ?? null;
}
