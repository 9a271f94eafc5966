import { HOSTILE_HEADERS } from "../../test/hostile-headers.ts";
import { sendRaw, statusOf } from "../../test/send-raw.ts";
import { sendRequest } from "../../test/send-request.ts";
import type { Attack } from "./attack.ts";

const RATING = JSON.stringify({
  content_id: 550,
  content_type: "movie",
  rating: 4,
  session_id: "0b9c3f5e-3c1f-4f5a-9b57-2f1c9b0d7a11",
});

/** Targets, hosts and forwarded addresses that are not what they seem. */
export const FORGED_ADDRESSES: readonly Attack[] = [
  {
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
];
