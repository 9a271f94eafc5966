import type { FastifyInstance } from "fastify";
import type { Services } from "../graphql/context.ts";
import { ReferenceLists } from "../loaders/reference-lists.ts";
import type { Handler } from "../rest/answer.ts";
import { calls, routeOf } from "../rest/calls.ts";
import type { Call } from "../rest/calls.ts";
import { discover, nowPlaying, popular, topRated, trending, upcoming } from "../rest/lists.ts";
import { readRequest } from "../rest/read-request.ts";
import { countries, genres } from "../rest/reference.ts";
import type { RequestShape } from "../rest/requests.ts";
import { autocomplete, search } from "../rest/search.ts";
import { similar, title } from "../rest/titles.ts";
import { Freshness } from "../request-scope.ts";
import { requestSignal } from "../request-signal.ts";
import type { KeptAnswers, MadeAnswer } from "./kept-answers.ts";
import { KnownRequests } from "./known-requests.ts";
import { refuseOtherMethods } from "./refuse-methods.ts";
import { KEPT_PACKED } from "./packing.ts";
import { sendAnswer } from "./send-answer.ts";

const VARY = "accept-encoding";

/** Serves the calls of `/api` that read the film database (specification section 7). */
export function addRestRoutes(
  app: FastifyInstance,
  services: Services,
  answers: KeptAnswers,
): void {
  const known = new KnownRequests();
  const serve = <Shape extends RequestShape>(
    call: Call & { readonly request: Shape },
    handle: Handler<Shape>,
  ) => {
    app.get(routeOf(call), KEPT_PACKED, async (request, reply) => {
      const kept = answers.get(known.keyOf(request.url) ?? "");
      if (kept) return sendAnswer(request, reply, kept, VARY);
      const asked = readRequest(call.request, request);
      const key = `${call.path} ${JSON.stringify(asked)}`;
      known.remember(request.url, key);
      const answer = await answers.answer(
        key,
        true,
        async (signal): Promise<MadeAnswer> => {
          const freshness = new Freshness();
          const scope = { signal, freshness, priority: "visitor" } as const;
          const filmDatabase = services.filmDatabase.forRequest(scope);
          const reference = new ReferenceLists(filmDatabase, services.logger);
          const { body, maxAge } = await handle(asked, { filmDatabase, reference });
          freshness.limitMaxAge(maxAge);
          return {
            status: 200,
            contentType: "application/json; charset=utf-8",
            body: JSON.stringify(body),
            headers: {},
            maxAge: freshness.maxAge,
          };
        },
        requestSignal(request, reply),
      );
      return sendAnswer(request, reply, answer, VARY);
    });
  };
  serve(calls.title, title);
  serve(calls.similar, similar);
  serve(calls.trending, trending);
  serve(calls.popular, popular);
  serve(calls.topRated, topRated);
  serve(calls.nowPlaying, nowPlaying);
  serve(calls.upcoming, upcoming);
  serve(calls.discover, discover);
  serve(calls.search, search);
  serve(calls.autocomplete, autocomplete);
  serve(calls.countries, countries);
  serve(calls.genres, genres);
  for (const call of Object.values(calls)) refuseOtherMethods(app, routeOf(call), ["GET", "HEAD"]);
  for (const url of ["/api/ratings", "/api/contact"]) refuseOtherMethods(app, url, ["POST"]);
}
