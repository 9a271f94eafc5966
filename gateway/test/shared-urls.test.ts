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

test("a feed has one id, whatever the order, the encoding and the page of its filter", async () => {
  const idOf = async (query: string) => {
    const { body } = await get(`/feeds/DE.atom?${query}`);
    return /<id>(.*?)<\/id>/u.exec(body)?.[1];
  };
  const id = await idOf("providers=8|337&kinds=flatrate|rent&type=movie");
  expect(id).toBeDefined();
  for (const same of [
    "type=movie&kinds=rent|flatrate&providers=337|8",
    "provider=8%7C337&kinds=flatrate%7Crent&type=%6Dovie",
    "providers=8,337|8&kinds=rent,flatrate&type=movie&_=1",
  ])
    expect(await idOf(same)).toBe(id);
  expect(await idOf("providers=8&kinds=flatrate|rent&type=movie")).not.toBe(id);
});
