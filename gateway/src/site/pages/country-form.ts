import type { FastifyInstance, FastifyRequest } from "fastify";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { COUNTRY_COOKIE } from "./page-country.ts";

const YEAR_SECONDS = 31_536_000;
/** A code and an address are short. */
const BODY_BYTES = 4096;

/** What the form depends on. */
export interface CountryFormOptions {
  readonly publicUrl: string | null;
  readonly isCrossOrigin: (request: FastifyRequest) => boolean;
}

/**
 * `POST /country`: the form that chooses a country without JavaScript. Without a country it leads to the
 * page with the list, which names the page to return to: the one the browser names, which knows a path that
 * has no page too. With a country it sets the cookie and leads to the page that the form names.
 */
export function addCountryForm(app: FastifyInstance, options: CountryFormOptions): void {
  const https = options.publicUrl?.startsWith("https:") ?? false;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: BODY_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Body: unknown }>("/country", async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const given = form.get("code") ?? "";
      const code = toCountryCode(given);
      if (options.isCrossOrigin(request)) {
        return reply.code(403).send({ message: "This form works on its own site only." });
      }
      if (given === "") {
        const from = pathOf(request.headers.referer) ?? "/";
        return reply
          .header("cache-control", "no-store")
          .redirect(`/country?to=${encodeURIComponent(from)}`, 303);
      }
      if (code === null) {
        return reply.code(400).send({ message: "There is no such country." });
      }
      const secure = https ? "; Secure" : "";
      return reply
        .header(
          "set-cookie",
          `${COUNTRY_COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`,
        )
        .header("cache-control", "no-store")
        .redirect(pathOf(form.get("to")) ?? "/", 303);
    });
  });
}

/**
 * Path and query of an address, without its host: a redirect to it never leaves this site. Null where
 * it is none.
 */
function pathOf(address: string | null | undefined): string | null {
  const site = "http://site";
  if (!address || !URL.canParse(address, site)) return null;
  const { protocol, pathname, search } = new URL(address, site);
  if (protocol !== "http:" && protocol !== "https:") return null;
  // Dot segments may leave two slashes at the start, which would name a host.
  return `${pathname.replace(/^\/+/u, "/")}${search}`;
}
