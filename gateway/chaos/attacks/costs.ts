import { sendRequest } from "../../test/send-request.ts";
import { bulkAndVisitor } from "../bulk-and-visitor.ts";
import type { Attack } from "./attack.ts";
import { postGraphQL, timed } from "./requests.ts";

const WRONG_REFERENCES = 8000;
/** Longer than it takes, and shorter than it took without a bound. */
const MAX_MS = 300;

/** Requests that cost much more than they look. */
export const COSTLY_REQUESTS: readonly Attack[] = [
  {
    name: "8,000 wrong references in the variables",
    before: "450 ms of processor time",
    async attack({ origin }) {
      const query = "query ($r: [TitleReference!]!) { titles(references: $r) { __typename } }";
      const r = Array.from({ length: WRONG_REFERENCES }, () => null);
      const [{ statusCode }, ms] = await timed(postGraphQL(origin, query, { r }));
      return { held: statusCode === 400 && ms < MAX_MS, now: `${statusCode} after ${ms} ms` };
    },
  },
  {
    name: "nine aliases of discover with spoken languages",
    before: "accepted: 191 calls to the film database, 11 s",
    async attack({ origin }) {
      const aliases = Array.from(
        { length: 9 },
        (_, n) =>
          `a${n}: discover(type: MOVIE, page: ${n + 1}) { results { spokenLanguages { code } } }`,
      );
      const [{ statusCode, body }, ms] = await timed(
        postGraphQL(origin, `{ ${aliases.join(" ")} }`),
      );
      const [, code = "no code"] = /"code":"([A-Z_]+)"/u.exec(body) ?? [];
      return { held: statusCode === 400, now: `${statusCode} ${code} after ${ms} ms` };
    },
  },
  {
    name: "five requests of 150 uncached titles beside a visitor, then the 750 as the limits allow",
    before: "524 of 750 titles unanswered, a visitor waited 9 s",
    async attack({ origin }) {
      const large = await Promise.all(
        Array.from({ length: 5 }, (_, n) =>
          postGraphQL(origin, titlesQuery(600_000_000 + n * 150)),
        ),
      );
      const refused = large.filter(({ statusCode, body }) => {
        return statusCode === 400 && body.includes("COST_LIMIT_EXCEEDED");
      });
      const ids = (from: number, count: number) =>
        Array.from({ length: count }, (_, n) => from + n);
      const result = await bulkAndVisitor(
        origin,
        { bulk: ids(700_000_000, 750), visitor: ids(710_000_000, 200) },
        5,
      );
      const p95 = Math.round(
        result.visitorMs[Math.floor(result.visitorMs.length * 0.95)] ?? Number.NaN,
      );
      return {
        held: refused.length === 5 && result.answered === 750 && p95 <= 1000,
        now: `${refused.length} of 5 refused; ${result.answered} of 750 answered, told to retry ${result.toldToRetry} times; the visitor's p95 of ${result.visitorMs.length} titles ${p95} ms`,
      };
    },
  },
  {
    name: "uncached pages",
    before: "not counted by any limit",
    async attack({ origin }) {
      const left = async () => {
        const { headers } = await sendRequest(origin, { url: "/api/countries" });
        return Number(headers["ratelimit-remaining"]);
      };
      const before = await left();
      const statuses: number[] = [];
      for (const id of [603, 604, 605]) {
        const { statusCode } = await sendRequest(origin, { url: `/movie/${id}` });
        statuses.push(statusCode);
      }
      const counted = before - (await left()) - 1;
      // 503 where the web app is not built.
      return {
        held: counted > 0,
        now: `3 uncached pages (${statuses.join(", ")}) count as ${counted}`,
      };
    },
  },
];

/** 150 titles by their numbers, fifty in each of three fields. */
function titlesQuery(from: number): string {
  const fields = [0, 50, 100].map((start) => {
    const references = Array.from({ length: 50 }, (_, n) => `{ movieId: ${from + start + n} }`);
    return `a${start}: titles(references: [${references.join(" ")}]) { ... on Title { name } }`;
  });
  return `{ ${fields.join(" ")} }`;
}
