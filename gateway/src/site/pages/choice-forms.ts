import { addPrefix, getLanguage } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { isCrossOrigin, toOwnPath } from "../../http/request-origin.ts";
import { COUNTRY_COOKIE } from "./page-country.ts";
import { LANGUAGE_COOKIE, splitLanguage } from "./page-language.ts";

const YEAR_SECONDS = 31_536_000;
/** A code and a URL are short. */
const BODY_BYTES = 4096;

export interface ChoiceFormsOptions {
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
