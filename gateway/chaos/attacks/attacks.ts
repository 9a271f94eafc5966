import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { HOSTILE_HEADERS } from "../../test/hostile-headers.ts";
import { sendRaw, statusOf } from "../../test/send-raw.ts";
import { sendRequest } from "../../test/send-request.ts";
import { bulkAndVisitor } from "../bulk-and-visitor.ts";
import { restartBehindProxy } from "../rolling-restart.ts";
import type { Attack } from "./attack.ts";
import { brokenRedis } from "./broken-redis.ts";
import { damage } from "./damage.ts";

/** Any machine carries so much; `npm run chaos -- rolling-restart` sends more. */
const PER_SECOND = 100;
const GRAPHQL = { "content-type": "application/json", "apollo-require-preflight": "1" };
const RATING = JSON.stringify({
  content_id: 550,
  content_type: "movie",
  rating: 4,
  session_id: "0b9c3f5e-3c1f-4f5a-9b57-2f1c9b0d7a11",
});

function graphql(origin: string, query: string) {
  return sendRequest(origin, {
    method: "POST",
    url: "/graphql",
    headers: GRAPHQL,
    payload: JSON.stringify({ query }),
  });
}

/** 150 titles by their numbers, fifty in each of three fields. */
function titlesQuery(from: number): string {
  const fields = [0, 50, 100].map((start) => {
    const references = Array.from({ length: 50 }, (_, n) => `{ movieId: ${from + start + n} }`);
    return `a${start}: titles(references: [${references.join(" ")}]) { ... on Title { name } }`;
  });
  return `{ ${fields.join(" ")} }`;
}

async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const begun = performance.now();
  return [await work, Math.round(performance.now() - begun)];
}

/** Sends a query, and resets the connection a moment later. */
async function sendAndLeave(origin: string, body: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept-Encoding: br\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await wait(1);
  socket.resetAndDestroy();
}

export const ATTACKS: readonly Attack[] = [
  {
    point: 1,
    name: "a raw # in the target",
    before: "200, and the next visitor got the response to another operation",
    async attack({ origin }) {
      const received = await sendRaw(
        origin,
        "GET /graphql?query={__typename}#&query={genres(type:MOVIE){id}} HTTP/1.1\nHost: localhost\nConnection: close\n\n",
      );
      return { held: statusOf(received) === 400, now: String(statusOf(received)) };
    },
  },
  {
    point: 1,
    name: "headers that make caches elsewhere store what one client alone should get",
    before: "not tried",
    async attack({ origin }) {
      const stored: string[] = [];
      for (const headers of HOSTILE_HEADERS) {
        for (const url of [
          "/api/movie/550",
          "/feeds/DE.atom",
          "/robots.txt",
          "/sitemap.xml",
          "/",
        ]) {
          await sendRequest(origin, { url, headers });
          const next = await sendRequest(origin, { url });
          const text = `${next.body} ${JSON.stringify(next.headers)}`;
          if (text.includes("evilmark")) stored.push(`${url} with ${JSON.stringify(headers)}`);
        }
      }
      return {
        held: stored.length === 0,
        now: `${HOSTILE_HEADERS.length} kinds of headers, ${stored.length} got into another client's response ${stored.join(", ")}`,
      };
    },
  },
  {
    point: 2,
    name: "/%61pi instead of /api, and a target with a host",
    before: "not limited",
    async attack({ origin }) {
      const encoded = await sendRequest(origin, { url: "/%61pi/countries" });
      const absolute = await sendRequest(origin, { url: "http://x/api/countries" });
      const limited = Object.keys(encoded.headers).some((name) => name.startsWith("ratelimit"));
      return {
        held: limited && absolute.statusCode === 400,
        now: `${limited ? "limited" : "not limited"}; ${absolute.statusCode}`,
      };
    },
  },
  {
    point: 3,
    name: "2,000 connections with an unfinished body",
    before: "pages answered 503 for as long as the connections were held",
    async attack({ origin }) {
      const { hostname, port } = new URL(origin);
      const sockets = Array.from({ length: 2000 }, () => {
        const socket = connect(Number(port), hostname).on("error", () => undefined);
        socket.write(
          "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
        );
        return socket;
      });
      const [page, ms] = await timed(sendRequest(origin, { url: "/api/movie/550" }));
      for (const socket of sockets) socket.destroy();
      return { held: page.statusCode === 200, now: `${page.statusCode} after ${ms} ms` };
    },
  },
  {
    point: 3,
    name: "100 clients that disconnect while their response is compressed",
    before: "each kept its place in flight for good: 2,000 left none to anyone",
    async attack({ origin }) {
      const query = "query ($id: Int!) { movie(id: $id) { name similar { name overview } } }";
      const body = (unused: number) => JSON.stringify({ query, variables: { id: 550, unused } });
      const headers = { "content-type": "application/json", "accept-encoding": "br" };
      for (let n = 0; n < 3; n += 1) {
        await sendRequest(origin, { method: "POST", url: "/graphql", headers, payload: body(n) });
      }
      for (let n = 3; n < 103; n += 1) await sendAndLeave(origin, body(n));
      const inFlight = async () => {
        const { body: metrics } = await sendRequest(origin, { url: "/metrics" });
        return Number(/^flickmap_http_requests_in_flight (\d+)$/mu.exec(metrics)?.[1]);
      };
      const deadline = performance.now() + 5000;
      while ((await inFlight()) > 0 && performance.now() < deadline) await wait(100);
      const left = await inFlight();
      return { held: left === 0, now: `${left} places are taken` };
    },
  },
  {
    point: 4,
    name: "nine aliases of discover with spoken languages",
    before: "accepted: 191 calls to the film database, 11 s",
    async attack({ origin }) {
      const aliases = Array.from(
        { length: 9 },
        (_, n) =>
          `a${n}: discover(type: MOVIE, page: ${n + 1}) { results { spokenLanguages { code } } }`,
      );
      const [{ statusCode, body }, ms] = await timed(graphql(origin, `{ ${aliases.join(" ")} }`));
      const [, code = "no code"] = /"code":"([A-Z_]+)"/u.exec(body) ?? [];
      return { held: statusCode === 400, now: `${statusCode} ${code} after ${ms} ms` };
    },
  },
  {
    point: 5,
    name: "five requests of 150 uncached titles beside a visitor, then the 750 as the limits allow",
    before: "524 of 750 titles unanswered, a visitor waited 9 s",
    async attack({ origin }) {
      const large = await Promise.all(
        Array.from({ length: 5 }, (_, n) => graphql(origin, titlesQuery(600_000_000 + n * 150))),
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
    point: 6,
    name: "uncached pages",
    before: "not counted by any limit",
    async attack({ origin }) {
      const left = async () => {
        const { headers } = await sendRequest(origin, { url: "/api/countries" });
        return Number(headers["ratelimit-remaining"]);
      };
      const before = await left();
      for (const id of [603, 604, 605]) await sendRequest(origin, { url: `/movie/${id}` });
      const counted = before - (await left()) - 1;
      return { held: counted > 0, now: `3 uncached pages count as ${counted}` };
    },
  },
  {
    point: 7,
    name: "ten malformed answers of the film database, then a title without watch/providers",
    before: "retried, counted as an outage, and no visitor got anything",
    async attack({ origin, filmDatabase }) {
      for (let id = 900; id < 910; id += 1)
        filmDatabase.answers.set(`movie/${id}`, { id, title: 1 });
      filmDatabase.answers.set("movie/910", { id: 910, title: "Some" });
      for (let id = 900; id < 910; id += 1) await graphql(origin, `{ movie(id: ${id}) { name } }`);
      const { body } = await graphql(
        origin,
        `
          {
            movie(id: 910) {
              name
              availability(country: "DE") {
                status
              }
            }
          }
        `,
      );
      return {
        held: body.includes("FILM_DATABASE_UNAVAILABLE") && body.includes("Some"),
        now: body.trim(),
      };
    },
  },
  {
    point: 8,
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
      const { body } = await graphql(
        origin,
        `
          {
            movie(id: 920) {
              availability(country: "DE") {
                link
              }
            }
          }
        `,
      );
      return { held: !body.includes("javascript"), now: body.trim() };
    },
  },
  {
    point: 9,
    name: "a damaged cache or store, a full disk, and a data folder that is none, at the start",
    before: "the gateway did not start, or hung",
    attack: damage,
  },
  {
    point: 10,
    name: "a forged host, two hosts, and a post from a page under a rebound name",
    before: "in the sitemap for an hour; 200; 200",
    async attack({ origin }) {
      const host = `attacker.example:${new URL(origin).port}`;
      const map = await sendRequest(origin, { url: "/robots.txt", headers: { host } });
      const two = await sendRaw(
        origin,
        "GET / HTTP/1.1\nHost: a.example\nHost: b.example\nConnection: close\n\n",
      );
      const post = await sendRequest(origin, {
        method: "POST",
        url: "/api/ratings",
        headers: { host, origin: `http://${host}`, "content-type": "application/json" },
        payload: RATING,
      });
      const cache = map.headers["cache-control"];
      return {
        held: cache === "no-store" && statusOf(two) === 400 && post.statusCode === 403,
        now: `${cache}; ${statusOf(two)}; ${post.statusCode}`,
      };
    },
  },
  {
    point: 11,
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
  {
    point: 12,
    name: "Redis stopped, killed, full, and with another password",
    before: "tested on a stand-in",
    attack: brokenRedis,
  },
  {
    point: 13,
    name: "two gateways stopped and started behind the proxy under load",
    before: "not tried",
    attack: () => restartBehindProxy(2, PER_SECOND),
  },
];
