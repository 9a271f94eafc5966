import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { PageLocation, RenderedPage, RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { compressText, type CompressedText } from "../../lib/compress.ts";
import { contentHash } from "../../http/policies.ts";
import type { PageParts, WebBuild } from "./web-build.ts";

export interface AssembledPage<Body> {
  readonly language: LanguageCode;
  readonly status: RenderedPage["status"];
  readonly body: Body;
  readonly styleHashes: readonly string[];
  readonly scriptHash: string;
  readonly listed: boolean;
}

export interface FinishedPage extends AssembledPage<CompressedText> {
  /** The path of its canonical URL where it is the page of a title or person; else null. */
  readonly titlePath: string | null;
}

/** What a page that search engines shall leave out has in its head, as React writes it. */
export const NOINDEX = '<meta name="robots" content="noindex"/>';

export async function renderPage(build: WebBuild, request: RenderRequest): Promise<FinishedPage> {
  await build.bundle.loadLanguage(request.location.language);
  const rendered = build.bundle.render(request);
  const page = assemblePage(build, request.location, { ...rendered, data: request.data });
  const titlePath = findTitlePath(rendered, request.origin);
  return { ...page, body: compressText(page.body), titlePath };
}

export function assemblePage(
  { bundle, template }: WebBuild,
  { url, language }: Pick<PageLocation, "url" | "language">,
  page: RenderedPage & Pick<PageParts, "data" | "withoutContent">,
): AssembledPage<string> {
  return {
    language,
    status: page.status,
    body: template.page({ ...page, language, route: bundle.routeOf(pathOf(url)) }),
    listed: !page.head.includes(NOINDEX),
    scriptHash: template.scriptHash,
    styleHashes: [...template.styleHashes, ...(page.css === "" ? [] : [contentHash(page.css)])],
  };
}

export function pathOf(url: string): string {
  const [path = "/"] = url.split("?", 1);
  return path;
}

function findTitlePath({ status, head }: RenderedPage, origin: string): string | null {
  const [, canonical = ""] = /rel="canonical" href="([^"]+)"/u.exec(head) ?? [];
  const path = canonical.startsWith(origin) ? canonical.slice(origin.length) : "";
  return status === 200 && /^\/(?:movie|tv|person)\/\d/u.test(splitPrefix(path).path) ? path : null;
}
