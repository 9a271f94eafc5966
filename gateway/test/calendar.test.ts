import { describe, expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

const gateway = await startGateway({ PUBLIC_URL: "https://flickmap.example" });

const get = (url: string) => gateway.app.inject({ url });

describe("/calendar/{country}.ics", () => {
  test("has the days on which the movies of a list come out in the country", async () => {
    const { headers, body: text } = await get("/calendar/DE.ics?titles=m603,t1396,m27205");
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/u);
    expect(text).toMatch(/END:VCALENDAR\r\n$/u);
    expect(text).toContain("SUMMARY:Inception: in theaters (Germany)\r\n");
    expect(text).toContain("SUMMARY:Inception: digital release (Germany)\r\n");
  });

  test("has the first day of each season of a show", async () => {
    const { body } = await get("/calendar/DE.ics?titles=t1396");
    expect(body).toContain("DTSTART;VALUE=DATE:20080120\r\n");
    expect(body).toContain("SUMMARY:Breaking Bad: Season 1\r\n");
  });

  test("has a component where no day of release is known", async () => {
    const { body } = await get("/calendar/AQ.ics?titles=m603");
    expect(body.match(/BEGIN:V(?!CALENDAR)\w+/gu)).toEqual(["BEGIN:VJOURNAL"]);
    expect(body).not.toContain("VALARM");
  });

  test("is bounded, and needs titles", async () => {
    const many = Array.from({ length: 51 }, (_, index) => `m${index + 1}`).join(",");
    for (const query of ["", "?titles=", "?titles=x", `?titles=${many}`, "?titles=m1&more=1"]) {
      expect((await get(`/calendar/DE.ics${query}`)).statusCode).toBe(400);
    }
    expect((await get("/calendar/XX.ics?titles=m1")).statusCode).toBe(400);
  });
});
