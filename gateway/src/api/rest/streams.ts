import { z } from "zod";
import type { Described } from "./call.ts";
import { none } from "./parameters.ts";
import * as parameters from "./parameters/changes.ts";

/** A read with a separate route, because its response is not one JSON value. */
export interface Stream extends Omit<Described, "cache"> {
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly contentType: string;
  readonly responseExample: string;
  readonly headers?: z.ZodObject;
}

export const streams = {
  availabilityExport: {
    path: "/api/export/availability",
    group: "Changes",
    summary: "Every known title with offers in a country",
    description:
      "One JSON object a line, movies before shows, each by its number. The last line says how many titles came before, and " +
      "the SHA-256 of their lines: without it the export is not whole. Until every known title has been observed for the " +
      "first time, the response is 503 with `Retry-After`. To go on after a broken connection send the " +
      "`cursor` of the last title as `after`. Compressed for clients that ask for it.",
    example: "/api/export/availability?country=DE",
    params: none,
    query: parameters.availabilityExport,
    contentType: "application/x-ndjson",
    responseExample:
      '{"cursor":"dGl0bGU6bW92aWU6MTE","type":"movie","id":11,"title":"Star Wars","year":1977,"offers":{"DE":{"flatrate":[337]}}}\n{"titles":1,"sha256":"3f04…"}\n',
    headers: z.object({
      "Flickmap-Changes-Cursor": z
        .string()
        .describe("Where `since` of `/api/changes` begins for a client that has read the export."),
    }),
  },
  availabilityFeed: {
    path: "/feeds/{country}.atom",
    group: "Changes",
    summary: "The latest changes in a country, for feed readers",
    description:
      "An Atom feed (RFC 4287) of the 50 newest changes that fit the filters; its link `next` leads to older ones (RFC 5005).",
    example: "/feeds/DE.atom?provider_families=netflix",
    params: parameters.feedPath,
    query: parameters.feed,
    contentType: "application/atom+xml",
    responseExample:
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Fight Club: new on Netflix</title></entry></feed>',
    gone: true,
  },
  releaseCalendar: {
    path: "/calendar/{country}.ics",
    group: "Changes",
    summary: "When the titles of a list come out in a country, for calendars",
    description:
      "An iCalendar (RFC 5545) of the days in cinemas and of the digital releases, and of the first days of seasons. Its description names the titles that the film database has no more, and those that could not be looked up.",
    example: "/calendar/DE.ics?titles=m550,m27205",
    params: parameters.feedPath,
    query: parameters.calendar,
    contentType: "text/calendar",
    responseExample:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:19991015\r\nSUMMARY:Fight Club: in cinemas (Germany)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
} as const satisfies Readonly<Record<string, Stream>>;
