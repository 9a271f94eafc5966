import { escapeMarkup } from "../../lib/escape-markup.ts";

/** The most URLs of one file; the format allows 50,000. */
const PER_FILE = 5000;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap, or the index of its files where one would be too large. `prefix` begins the paths of its language. */
export function sitemap(site: string, paths: readonly string[], prefix: string): string {
  if (paths.length <= PER_FILE) return urlSet(site, paths);
  const files = Array.from(
    { length: Math.ceil(paths.length / PER_FILE) },
    (_, index) =>
      `<sitemap><loc>${escapeMarkup(`${site}${prefix}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${files.join("\n")}\n</sitemapindex>\n`;
}

export function sitemapFile(site: string, paths: readonly string[], number: number): string | null {
  const part = paths.slice((number - 1) * PER_FILE, number * PER_FILE);
  return part.length === 0 ? null : urlSet(site, part);
}

function urlSet(site: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeMarkup(`${site}${path}`)}</loc></url>`);
  return `${HEADER}<urlset ${NAMESPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}

/**
 * Pages and what pages request, but no search results. `/graphql` stays open: a search engine that runs the pages would
 * index each as one that could not be shown.
 */
export function robots(site: string, prefixes: readonly string[]): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    ...prefixes.flatMap((prefix) => [
      `Disallow: ${prefix}/search`,
      `Disallow: ${prefix}/direct-search`,
    ]),
    "",
    ...prefixes.map((prefix) => `Sitemap: ${site}${prefix}/sitemap.xml`),
    "",
  ].join("\n");
}
