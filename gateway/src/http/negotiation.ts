import type { IncomingHttpHeaders } from "node:http";

export type Encoding = "br" | "gzip" | "identity";

/** What is stored compressed is sent so wherever it is accepted. */
export function encodingFor({ "accept-encoding": accept = "" }: IncomingHttpHeaders): Encoding {
  const accepted = readAccept(accept);
  return (["br", "gzip"] as const).find((each) => accepted.includes(each)) ?? "identity";
}

/** The media types of GraphQL responses (GraphQL over HTTP, "Media Types"). */
export type MediaType = "application/json" | "application/graphql-response+json";

/** The values that an `Accept` header or one like it names, in lower case, those that the client prefers first. */
export function readAccept(accept: string): readonly string[] {
  const ranges = accept.split(",").map((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { type, quality: Number(quality ?? 1) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}

/** The client's preferred one of the media types; the first stands for ranges. Null when it accepts none. */
export function negotiateType<Type extends string>(
  accept: string | undefined,
  offered: readonly [Type, ...Type[]],
): Type | null {
  if (!accept?.trim()) return offered[0];
  for (const type of readAccept(accept)) {
    const group = type.endsWith("/*") ? type.slice(0, -1) : null;
    const found = offered.find(
      (each) => each === type || type === "*/*" || (group !== null && each.startsWith(group)),
    );
    if (found !== undefined) return found;
  }
  return null;
}

/** The media type of a GraphQL response: JSON where the client names none; null when it accepts neither. */
export function mediaTypeFor(accept: string | undefined): MediaType | null {
  return negotiateType(accept, ["application/json", "application/graphql-response+json"]);
}

/** Whether a client accepts plain JSON by its name: errors of a document then have status 200. */
export function namesJson(accept: string | undefined): boolean {
  return accept !== undefined && readAccept(accept).includes("application/json");
}

/** Whether a client prefers a page to data, as a browser that opens a URL does. */
export function prefersPage(accept: string | undefined): boolean {
  if (!accept?.includes("text/html")) return false;
  return negotiateType(accept, ["text/html", "application/json"]) === "text/html";
}
