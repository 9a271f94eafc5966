/** What GraphQL answers may be sent as (GraphQL over HTTP, "Media Types"). */
export type MediaType = "application/json" | "application/graphql-response+json";

interface Range {
  readonly type: string;
  readonly quality: number;
}

/**
 * The media type of the answer, by what is accepted: the best liked of the two, JSON where they are
 * liked alike or nothing is said.
 *
 * @returns null when neither may be sent
 */
export function mediaTypeFor(accept: string | undefined): MediaType | null {
  if (accept === undefined || accept.trim() === "") return "application/json";
  const ranges = rangesOf(accept);
  const json = qualityOf("application/json", ranges);
  const graphql = qualityOf("application/graphql-response+json", ranges);
  if (json === 0 && graphql === 0) return null;
  if (graphql === json) return firstNamed(ranges);
  return graphql > json ? "application/graphql-response+json" : "application/json";
}

/** Whether plain JSON is asked for by its name; then errors of a document are told with status 200. */
export function namesJson(accept: string | undefined): boolean {
  return rangesOf(accept ?? "").some(({ type }) => type === "application/json");
}

/** Whether the asker would rather have a page than data, as a browser that opens an address does. */
export function prefersPage(accept: string | undefined): boolean {
  const ranges = rangesOf(accept ?? "");
  const page = ranges.find(({ type }) => type === "text/html");
  return (
    page !== undefined && page.quality > 0 && page.quality >= qualityOf("application/json", ranges)
  );
}

/** Both are liked alike: the first that stands there by name, else JSON. */
function firstNamed(ranges: readonly Range[]): MediaType {
  const named = ranges.find(({ type }) => type.startsWith("application/") && !type.endsWith("*"));
  return named?.type === "application/graphql-response+json" ? named.type : "application/json";
}

function rangesOf(accept: string): Range[] {
  return accept.split(",").map((part) => {
    const [type = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    return { type, quality: Number.isFinite(value) ? value : 0 };
  });
}

/** How much a type is liked: by the most telling range that fits it. */
function qualityOf(type: MediaType, ranges: readonly Range[]): number {
  for (const fitting of [type, "application/*", "*/*"]) {
    const range = ranges.find((candidate) => candidate.type === fitting);
    if (range) return range.quality;
  }
  return 0;
}
