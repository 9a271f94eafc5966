import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";

export type Encoding = "br" | "gzip" | "identity";

/** What is stored compressed is sent so wherever it is accepted. */
export function encodingFor({ "accept-encoding": accept = "" }: IncomingHttpHeaders): Encoding {
  const accepted = readAccept(accept);
  return (["br", "gzip"] as const).find((each) => accepted.includes(each)) ?? "identity";
}

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

/** Whether a client prefers a page to data, as a browser that opens a URL does. */
export function prefersPage(accept: string | undefined): boolean {
  if (!accept?.includes("text/html")) return false;
  return negotiateType(accept, ["text/html", "application/json"]) === "text/html";
}

/** The form of a name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** Whether a text names a host as a `Host` header does, so that URLs can be made of it. */
export function isHost(text: string): boolean {
  // A text of that form need not be one, such as `256.0.0.1` or `localhost:99999`.
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

/** Whoever sends a request chooses its origin: nothing that holds it may be stored for others. */
export function getRequestOrigin({
  protocol,
  host,
}: Pick<FastifyRequest, "protocol" | "host">): string {
  // A proxy's header may name any protocol.
  return `${protocol === "https" ? "https" : "http"}://${isHost(host) ? host : "localhost"}`;
}

/** `localhost`, or an IP address: any other name can be made to lead here by its owner (DNS rebinding). */
function isFixedHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/gu, "").toLowerCase();
  return isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost");
}

/**
 * Whether a page of another origin sent a request: other than `publicUrl`'s or, where that is not set, than the one that it
 * was sent to at a fixed host. `Origin: null` counts as another; a request without `Origin` is a program's, unless the
 * browser marks it as cross-site.
 */
export function isCrossOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  if (publicUrl !== null) return origin !== new URL(publicUrl).origin;
  return origin !== getRequestOrigin(request) || !isFixedHost(request.hostname);
}
