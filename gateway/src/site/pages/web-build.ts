import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getLanguage, getPrefix, splitPrefix } from "@flickmap/schema/language-paths.ts";
import { type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import type {
  PageRoute,
  ServerBundle,
  PageLocation,
  RenderedPage,
  RenderRequest,
} from "@flickmap/schema/page-rendering.ts";
import { z } from "zod";
import { contentHash } from "../../http/policies.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { compressText, type CompressedText } from "../../lib/compress.ts";

const WEB = join(import.meta.dirname, "../../../../web");

/** Where the web app's two builds are: for the browser, and for rendering on the gateway. */
export const WEB_BUILD = { browser: join(WEB, "dist"), server: join(WEB, "dist-server") } as const;

export type BuildFolders = Readonly<Record<keyof typeof WEB_BUILD, string>>;

/** Where the build says which file is the app, and which each page needs beside it. */
export const PAGE_CHUNKS_FILE = "page-chunks.json";
const PageChunks = z.object({
  app: z.string(),
  pages: z.record(z.string(), z.array(z.string())),
  /** The files with the messages of each language: of all pages, and of each group of pages. */
  messages: z.record(z.string(), z.record(z.string(), z.string())),
});
/** The script in each page that loads the app once the page is painted. */
export const START_SCRIPT_FILE = "start.js";

/** Where the build has the documents that the web app requests by their hash: a document for each SHA-256, in hexadecimal. */
const PERSISTED_DOCUMENTS_FILE = "persisted-documents.json";
const PersistedDocuments = z.record(z.string(), z.string());

/** The documents that the web app requests by hash; none where it is not built. */
export function readBuiltDocuments(folders: BuildFolders): ReadonlyMap<string, string> {
  const file = join(folders.server, PERSISTED_DOCUMENTS_FILE);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(PersistedDocuments.parse(JSON.parse(readFileSync(file, "utf8")))));
}

export interface WebBuild {
  readonly bundle: ServerBundle;
  readonly template: PageTemplate;
}

/** Loads the builds; null where they are not there. Only a rendering thread needs the screens, which it loads itself. */
export async function loadWebBuild(folders: BuildFolders): Promise<WebBuild | null> {
  const index = join(folders.browser, "index.html");
  const entry = join(folders.server, "entry-server.js");
  if (!existsSync(index) || !existsSync(entry)) return null;
  const { bundle } = (await import(pathToFileURL(entry).href)) as { readonly bundle: ServerBundle };
  return {
    bundle,
    template: pageTemplate(readFileSync(index, "utf8"), folders.browser, bundle.globalCss),
  };
}

interface PageParts {
  readonly head: string;
  readonly styleAttributes: string;
  readonly css: string;
  /** The symbols of the icons in the body. */
  readonly symbols: string;
  readonly body: string;
  /** What a page without a body says where scripts do not run. */
  readonly withoutContent?: string;
  readonly data: string;
  /** The route that the page belongs to; null for an unknown path. */
  readonly route: Pick<PageRoute, "name" | "messages"> | null;
  readonly language: LanguageCode;
}

interface PageTemplate {
  readonly page: (parts: PageParts) => string;
  readonly styleHashes: readonly string[];
  readonly scriptHash: string;
}

/** Splits the built `index.html`. Its style sheet goes into the page: a file that blocks painting costs a round trip. */
function pageTemplate(index: string, folder: string, globalCss: string): PageTemplate {
  const styles = [globalCss];
  const html = index.replaceAll(
    /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/gu,
    (_, href: string) => {
      styles.push(readFileSync(join(folder, href), "utf8").trim());
      return "";
    },
  );
  const shared = styles.join("\n");
  const [head, afterHead] = parted(html, "</head>");
  const [beforeLanguage, afterLanguage] = parted(head, '<html lang="en"');
  const beforeHead = (code: LanguageCode): string => {
    const { tag, direction } = getLanguage(code);
    const dir = direction === "ltr" ? "" : ` dir="${direction}"`;
    const links = afterLanguage.replace(
      /(?<=<link\s+rel="(?:manifest|search)"[^>]*\shref=")(?=\/)/gu,
      getPrefix({ code }),
    );
    return `${beforeLanguage}<html lang="${tag}"${dir}${links}`;
  };
  const heads = new Map(LANGUAGES.map(({ code }) => [code, beforeHead(code)]));
  const [beforeBody, afterBody] = parted(afterHead, '<div id="root"></div>');
  const modules = moduleTags(folder);
  const start = readFileSync(join(folder, START_SCRIPT_FILE), "utf8").trim();
  return {
    page: ({ head, styleAttributes, css, symbols, body, withoutContent, data, route, language }) =>
      [
        heads.get(language),
        head,
        shared && `<style>${shared}</style>`,
        css && `<style${styleAttributes}>${css}</style>`,
        `<script>${start}</script>`,
        "</head>",
        beforeBody,
        symbols,
        `<div id="root">${body}</div>`,
        withoutContent,
        `<script type="application/json" id="page-data">${data}</script>`,
        `<template id="modules">${modules(route, language)}</template>`,
        afterBody,
      ]
        .filter(Boolean)
        .join(""),
    styleHashes: shared === "" ? [] : [contentHash(shared)],
    scriptHash: contentHash(start),
  };
}

function parted(html: string, at: string): readonly [string, string] {
  const index = html.indexOf(at);
  if (index < 0) throw new Error(`The built page has no ${at}`);
  return [html.slice(0, index), html.slice(index + at.length)];
}

/** A page's files, then the app's, each a script and so a task. The start script adds the tags after the first paint. */
function moduleTags(folder: string): (route: PageParts["route"], language: LanguageCode) => string {
  const file = join(folder, PAGE_CHUNKS_FILE);
  const { app, pages, messages } = PageChunks.parse(JSON.parse(readFileSync(file, "utf8")));
  const script = (src: string): string =>
    `<script type="module" fetchpriority="low" src="${escapeMarkup(src)}"></script>`;
  const scripts = new Map<string, string>(
    Object.entries(pages).map(([page, files]) => [page, [...files, app].map(script).join("")]),
  );
  return (route, language) => {
    const files = messages[language] ?? {};
    const groups = ["shared", ...(route?.messages ?? [])];
    const ofLanguage = groups.flatMap((group) => files[group] ?? []).map(script);
    return ofLanguage.join("") + (scripts.get(route?.name ?? "not-found") ?? script(app));
  };
}

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
    body: template.page({ ...page, language, route: bundle.routeOf(url) }),
    listed: !page.head.includes(NOINDEX),
    scriptHash: template.scriptHash,
    styleHashes: [...template.styleHashes, ...(page.css === "" ? [] : [contentHash(page.css)])],
  };
}

function findTitlePath({ status, head }: RenderedPage, origin: string): string | null {
  const [, canonical = ""] = /rel="canonical" href="([^"]+)"/u.exec(head) ?? [];
  const path = canonical.startsWith(origin) ? canonical.slice(origin.length) : "";
  return status === 200 && /^\/(?:movie|tv|person)\/\d/u.test(splitPrefix(path).path) ? path : null;
}
