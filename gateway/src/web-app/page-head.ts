import { escapeMarkup, jsonForScript } from "../escape-markup.ts";

/** What search engines and shared links read of a page. */
export interface PageHead {
  readonly title: string;
  /** Empty where there is nothing to say: it is then left out. */
  readonly description: string;
  /** The page's one address, absolute; null where it has none, as an unknown page. */
  readonly canonical: string | null;
  /** A picture, absolute; null when there is none. */
  readonly image: string | null;
  /** What the page is of, in Open Graph's words. */
  readonly kind: "website" | "video.movie" | "video.tv_show";
  /** Whether search engines shall list it. */
  readonly indexed: boolean;
  /** Structured data by schema.org; null where the page is of nothing. */
  readonly structuredData: Readonly<Record<string, unknown>> | null;
}

/** Marks every tag of ours, so that the web app can take them away once it has set its own. */
const OURS = 'data-head="server"';

/** The tags of a head, every text in them escaped. */
export function headTags(head: PageHead, siteName: string): string {
  const tags = [
    `<title ${OURS}>${escapeMarkup(head.title)}</title>`,
    head.description && meta("name", "description", head.description),
    head.indexed ? "" : meta("name", "robots", "noindex"),
    head.canonical && `<link ${OURS} rel="canonical" href="${escapeMarkup(head.canonical)}">`,
    meta("property", "og:site_name", siteName),
    meta("property", "og:type", head.kind),
    meta("property", "og:title", head.title),
    head.description && meta("property", "og:description", head.description),
    head.canonical && meta("property", "og:url", head.canonical),
    head.image && meta("property", "og:image", head.image),
    meta("name", "twitter:card", head.image ? "summary_large_image" : "summary"),
    meta("name", "twitter:title", head.title),
    head.description && meta("name", "twitter:description", head.description),
    head.image && meta("name", "twitter:image", head.image),
    head.structuredData &&
      `<script ${OURS} type="application/ld+json">${jsonForScript(head.structuredData)}</script>`,
  ];
  return tags.filter(Boolean).join("\n    ");
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${OURS} ${attribute}="${name}" content="${escapeMarkup(content)}">`;
}

/**
 * Makes a page of the built one and a head: ours stands in place of the title and description that
 * the page was built with.
 *
 * @param built the web app's built `index.html`
 * @throws when the page has no head to put it into
 */
export function pageWithHead(built: string): (tags: string) => string {
  const bare = built
    .replace(/\s*<title>[^<]*<\/title>/u, "")
    .replace(/\s*<meta\s+name="description"[^>]*>/u, "");
  const at = bare.indexOf("</head>");
  if (at < 0) throw new Error("The built page has no </head>");
  const before = bare.slice(0, at);
  const after = bare.slice(at);
  return (tags) => `${before}  ${tags}\n  ${after}`;
}
