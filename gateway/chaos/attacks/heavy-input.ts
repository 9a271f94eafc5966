import { sendRequest } from "../../test/send-request.ts";
import type { Attack } from "./attack.ts";

const NESTED = 1_500_000;
const WRONG_REFERENCES = 8000;
/** Longer than it takes, and shorter than it took. */
const MOST_MS = 300;

/** Input that is small to send, and took long to read or filled the memory. */
export const HEAVY_INPUT: readonly Attack[] = [
  {
    point: 2,
    name: "a proxy that names a client with its port",
    before: "a new budget with each connection",
    async attack({ origin }) {
      const left = async (port: number) => {
        const headers = { "x-forwarded-for": `198.51.100.77:${port}` };
        const response = await sendRequest(origin, { url: "/api/countries", headers });
        return Number(response.headers["ratelimit-remaining"]);
      };
      const [first, second] = [await left(1), await left(2)];
      return { held: second < first, now: `${first} units are left, then ${second}` };
    },
  },
  {
    point: 4,
    name: "8,000 wrong references in the variables",
    before: "450 ms of processor time",
    async attack({ origin }) {
      const payload = JSON.stringify({
        query: "query ($r: [TitleReference!]!) { titles(references: $r) { __typename } }",
        variables: { r: Array.from({ length: WRONG_REFERENCES }, () => null) },
      });
      const begun = performance.now();
      const { statusCode } = await post(origin, payload);
      const ms = Math.round(performance.now() - begun);
      return { held: statusCode === 400 && ms < MOST_MS, now: `${statusCode} after ${ms} ms` };
    },
  },
  {
    point: 7,
    name: "3 MB of brackets within brackets from the film database",
    before: "the process ended: they fill its memory",
    async attack({ origin, filmDatabase }) {
      const nested = `${"[".repeat(NESTED)}${"]".repeat(NESTED)}`;
      filmDatabase.answers.set("movie/930", Buffer.from(`{"id":930,"title":"Some","x":${nested}}`));
      const { body } = await post(origin, JSON.stringify({ query: "{ movie(id: 930) { name } }" }));
      const { statusCode } = await sendRequest(origin, { url: "/api/countries" });
      return {
        held: body.includes("FILM_DATABASE_UNAVAILABLE") && statusCode === 200,
        now: `an error for this title; others get ${statusCode}`,
      };
    },
  },
];

function post(origin: string, payload: string) {
  const headers = { "content-type": "application/json" };
  return sendRequest(origin, { method: "POST", url: "/graphql", headers, payload });
}
