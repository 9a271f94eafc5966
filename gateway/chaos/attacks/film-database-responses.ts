import { sendRequest } from "../../test/send-request.ts";
import type { Attack } from "./attack.ts";
import { postGraphQL, timed } from "./requests.ts";

const NESTED = 1_500_000;

/** Responses of the film database that are malformed, hostile or refusals. */
export const FILM_DATABASE_RESPONSES: readonly Attack[] = [
  {
    name: "3 MB of brackets within brackets from the film database",
    before: "the process ended: they fill its memory",
    async attack({ origin, filmDatabase }) {
      const nested = `${"[".repeat(NESTED)}${"]".repeat(NESTED)}`;
      filmDatabase.answers.set("movie/930", Buffer.from(`{"id":930,"title":"Some","x":${nested}}`));
      const { body } = await postGraphQL(origin, "{ movie(id: 930) { name } }");
      const { statusCode } = await sendRequest(origin, { url: "/api/countries" });
      return {
        held: body.includes("FILM_DATABASE_UNAVAILABLE") && statusCode === 200,
        now: `an error for this title; others get ${statusCode}`,
      };
    },
  },
  {
    name: "ten malformed answers of the film database, then a title without watch/providers",
    before: "retried, counted as an outage, and no visitor got anything",
    async attack({ origin, filmDatabase }) {
      for (let id = 900; id < 910; id += 1)
        filmDatabase.answers.set(`movie/${id}`, { id, title: 1 });
      filmDatabase.answers.set("movie/910", { id: 910, title: "Some" });
      for (let id = 900; id < 910; id += 1)
        await postGraphQL(origin, `{ movie(id: ${id}) { name } }`);
      const { body } = await postGraphQL(
        origin,
        '{ movie(id: 910) { name availability(country: "DE") { status } } }',
      );
      return {
        held: body.includes("FILM_DATABASE_UNAVAILABLE") && body.includes("Some"),
        now: body.trim(),
      };
    },
  },
  {
    name: "javascript: as the link of offers",
    before: "passed on in availability.link",
    async attack({ origin, filmDatabase }) {
      const offers = {
        link: "javascript:alert(1)",
        flatrate: [{ provider_id: 8, provider_name: "N" }],
      };
      filmDatabase.answers.set("movie/920", {
        id: 920,
        title: "Some",
        "watch/providers": { results: { DE: offers } },
      });
      const { body } = await postGraphQL(
        origin,
        '{ movie(id: 920) { availability(country: "DE") { link } } }',
      );
      return { held: !body.includes("javascript"), now: body.trim() };
    },
  },
  {
    name: "429 with Retry-After: 60",
    before: "answered after 9 s",
    async attack({ origin, filmDatabase }) {
      filmDatabase.retryAfterSeconds = 60;
      const [{ statusCode, headers }, ms] = await timed(
        sendRequest(origin, { url: "/api/movie/680" }),
      );
      filmDatabase.retryAfterSeconds = null;
      return {
        held: statusCode === 503 && ms < 2000,
        now: `${statusCode} after ${ms} ms, Retry-After: ${headers["retry-after"]}`,
      };
    },
  },
];
