import { expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

/** What feed readers, proxies, mail services and people who share append to a URL changes nothing. */

const gateway = await startGateway({ PUBLIC_URL: "https://flickmap.example" });

const get = (url: string) => gateway.app.inject({ url });

const APPENDED =
  "_=1732 utm_source=x fbclid=a ref=c t=1732 v=2 nocache=1 source=rss from=app 1732= utm_source[]=x utm_source=a&utm_source=b";

test.each([
  "/feeds/DE.atom?providers=8|337&kinds=flatrate",
  "/calendar/DE.ics?titles=m603,m27205",
  "/embed/movie/550?country=DE",
  "/sitemap.xml?",
])("%s is one response whatever is appended", async (url) => {
  const plain = await get(url);
  expect(plain.statusCode).toBe(200);
  const calls = await gateway.callsDuring(async () => {
    for (const appended of APPENDED.split(" ")) {
      const { body, headers } = await get(`${url}&${appended}`);
      expect([appended, headers["etag"]]).toEqual([appended, plain.headers["etag"]]);
      expect(body).toBe(plain.body);
    }
  });
  expect(calls).toBe(0);
});
