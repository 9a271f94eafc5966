import type { IncomingHttpHeaders } from "node:http";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { addPrefix, getLanguage, splitPrefix } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { resolveOwnUrl } from "@flickmap/schema/own-url.ts";
import { SERVICES_COOKIE, SERVICES_COOKIE_VALUE } from "@flickmap/schema/page-rendering.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasAvailability } from "../../domain/titles/countries.ts";
import { readAccept, isCrossOrigin } from "../../http/request-headers.ts";

// What a visitor chooses: country, language and services, as a request names them, and the forms that choose.

/** Makes the reader of a cookie: null where there is none of the form `value`, a regular expression without groups. */
function cookieReader(name: string, value: string): (header: string | undefined) => string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`, "u");
  return (header) => cookie.exec(header ?? "")?.[1] ?? null;
}

/** The cookie that the country picker writes: an ISO 3166-1 code. */
const COUNTRY_COOKIE = "country";
const readCountry = cookieReader(COUNTRY_COOKIE, "[A-Z]{2}");
/** For a visitor of whom nothing is known. */
export const FALLBACK_COUNTRY = "US";

/**
 * The country that a page is made for: the one that the URL names (`?country=DE`), else that of the visitor's cookie, else
 * the one that the request comes from where titles are offered there, else the US. It reads nothing of the film database:
 * stored pages are found by it.
 */
export async function getPageCountry(
  { query, headers }: FastifyRequest,
  findVisitorCountry: () => Promise<string | null>,
): Promise<string> {
  const linked = linkedCountry(query);
  if (linked !== null) return linked;
  const chosen = toCountryCode(readCountry(headers.cookie) ?? "");
  if (chosen !== null) return chosen;
  const visitor = await findVisitorCountry();
  return visitor !== null && hasAvailability(visitor) ? visitor : FALLBACK_COUNTRY;
}

/** The country that a parsed query names, the first of several; null where there is none, or something else. */
function linkedCountry(query: unknown): string | null {
  const { country } = query as { readonly country?: unknown };
  const [code] = [country].flat();
  return typeof code === "string" ? toCountryCode(code) : null;
}

/** Whether a parsed query has something in place of a country. */
export function namesNoCountry(query: unknown): boolean {
  const { country = "" } = query as { readonly country?: unknown };
  return [country].flat()[0] !== "" && linkedCountry(query) === null;
}

/** The longest cookie of services that is read: a hundred of them. */
const MAX_SERVICES_LENGTH = 4_000;
const readServices = cookieReader(SERVICES_COOKIE, "[\\w.:-]+");

/** The services in a `Cookie` header, which lists are narrowed to; null where there are none, or something else. */
export function cookieServices(header: string | undefined): string | null {
  const value = readServices(header) ?? "";
  return value.length <= MAX_SERVICES_LENGTH && SERVICES_COOKIE_VALUE.test(value) ? value : null;
}

/** The cookie that the language picker writes: the code of a language. */
const LANGUAGE_COOKIE = "language";
const readLanguageCookie = cookieReader(LANGUAGE_COOKIE, "[\\w-]+");

/** The language that a path names, and the path without it. The prefix of a language that the site lacks is part of it. */
export function splitLanguage(
  url: string,
  languages: readonly LanguageCode[],
): { language: LanguageCode; url: string } {
  const { language, path } = splitPrefix(url);
  return languages.includes(language.code)
    ? { language: language.code, url: path }
    : { language: DEFAULT_LANGUAGE, url };
}

/** What begins a path as a language would that the site has under another prefix, such as `/en`, `/pt` or `/es-MX`. */
const TAG = /^\/([a-z]{2,3}(?:-[a-z\d]{2,8})*)(?=[/?]|$)/iu;

/** A path in the language that its first segment means; null where that means none, or is the site's prefix. */
export function inMeantLanguage(url: string, languages: readonly LanguageCode[]): string | null {
  const [prefix = "", tag = ""] = TAG.exec(url) ?? [];
  const code = matchLanguage(tag, languages);
  if (code === null || splitPrefix(url).path !== url) return null;
  const rest = url.slice(prefix.length);
  return addPrefix({ code }, rest.startsWith("/") ? rest : `/${rest}`);
}

/** Of the cookie, else what `Accept-Language` prefers of the site's; English where the visitor says nothing, as crawlers. */
export function getWantedLanguage(
  headers: Pick<IncomingHttpHeaders, "cookie" | "accept-language">,
  languages: readonly LanguageCode[],
): LanguageCode {
  const named = readLanguageCookie(headers.cookie);
  const chosen = languages.find((code) => code === named);
  if (chosen !== undefined) return chosen;
  if (headers["accept-language"] === undefined) return DEFAULT_LANGUAGE;
  for (const tag of readAccept(headers["accept-language"])) {
    // Whatever there is, which is English.
    if (tag === "*") return DEFAULT_LANGUAGE;
    const match = matchLanguage(tag, languages);
    if (match !== null) return match;
  }
  return DEFAULT_LANGUAGE;
}

/** The site's language of a BCP 47 tag: the same one, or that of its first part, such as `pt-BR` for `pt-PT`. */
function matchLanguage(tag: string, languages: readonly LanguageCode[]): LanguageCode | null {
  const wanted = tag.toLowerCase();
  const primary = wanted.split("-", 1)[0] ?? "";
  // Traditional characters are another script: English is read rather.
  if (/^zh-(?:hant|tw|hk|mo)\b/u.test(wanted)) return null;
  return (
    languages.find((code) => code.toLowerCase() === wanted) ??
    languages.find((code) => code.toLowerCase().split("-", 1)[0] === primary) ??
    null
  );
}

const YEAR_SECONDS = 31_536_000;
/** A code and a URL are short. */
const BODY_BYTES = 4096;

interface ChoiceFormsOptions {
  readonly publicUrl: string | null;
  readonly languages: readonly LanguageCode[];
}

/**
 * The forms that choose without JavaScript. `POST /country` without a country leads to the page with the list, which names
 * the page to return to: the one the browser names, which knows a path that has no page too.
 */
export function addChoiceForms(app: FastifyInstance, options: ChoiceFormsOptions): void {
  const https = options.publicUrl?.startsWith("https:") ?? false;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: BODY_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.addHook("preHandler", async (request, reply) =>
      isCrossOrigin(request, options.publicUrl)
        ? reply.code(403).send({ message: "This form works on its own site only." })
        : undefined,
    );
    const choose = (reply: FastifyReply, cookie: string, to: string) =>
      reply
        .header(
          "set-cookie",
          `${cookie}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${https ? "; Secure" : ""}`,
        )
        .header("cache-control", "no-store")
        .redirect(toOwnPath(to) ?? "/", 303);
    const read = ({ body }: FastifyRequest) =>
      body instanceof URLSearchParams ? body : new URLSearchParams();
    scope.post<{ Body: unknown }>("/language", async (request, reply) => {
      const code = options.languages.find((each) => each === read(request).get("code"));
      if (code === undefined) {
        return reply.code(400).send({ message: "The site does not speak this language." });
      }
      const from = pathOf(request.headers.referer);
      const { url } = splitLanguage(from, options.languages);
      return choose(reply, `${LANGUAGE_COOKIE}=${code}`, addPrefix({ code }, url));
    });
    scope.post<{ Body: unknown }>("/country", async (request, reply) => {
      const form = read(request);
      const given = form.get("code") ?? "";
      const code = toCountryCode(given);
      if (given === "") {
        const from = pathOf(request.headers.referer);
        const { language } = splitLanguage(from, options.languages);
        return reply
          .header("cache-control", "no-store")
          .redirect(
            addPrefix(getLanguage(language), `/country?to=${encodeURIComponent(from)}`),
            303,
          );
      }
      if (code === null) {
        return reply.code(400).send({ message: "There is no such country." });
      }
      return choose(reply, `${COUNTRY_COOKIE}=${code}`, form.get("to") ?? "/");
    });
  });
}

/** Path and query of the page that a form was sent from; the first page where the browser does not say. */
function pathOf(referer: string | undefined): string {
  const url = URL.parse(referer ?? "");
  if (url === null || !/^https?:$/u.test(url.protocol)) return "/";
  return url.pathname.replace(/^\/+/u, "/") + url.search;
}

/** The path and query of a redirect's target on this site; null where it leads to another origin, or is no URL. */
export function toOwnPath(target: string): string | null {
  const url = resolveOwnUrl(target);
  return url && url.pathname + url.search;
}
