import { hash } from "node:crypto";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { getPrefix } from "@flickmap/schema/language-paths.ts";
import { tagOf } from "../../lib/languages.ts";
import { getMessages } from "../../lib/messages.ts";
import { toPagePath } from "../../lib/page-path.ts";
import type { NamedChange } from "../../domain/changes/changes.ts";

export interface FeedContent {
  /** The URL of the site, without a slash at the end. */
  readonly site: string;
  readonly path: string;
  readonly language: LanguageCode;
  readonly country: string;
  /** Its code, which links to the site name. */
  readonly countryCode: string;
  /** What the filter leaves, such as `Netflix` and `to rent`; empty without a filter. */
  readonly only: readonly string[];
  /** The query of the page `/new` that shows the same, with its question mark. */
  readonly pageQuery: string;
  /** Names the store that the changes are in, for identifiers that no other deployment has. */
  readonly storeId: string;
  readonly invented: boolean;
  readonly changes: readonly NamedChange[];
  /** The path of the feed's next page, below the site; null on the last (RFC 5005). */
  readonly nextPath: string | null;
  readonly firstPath: string;
  /** When the feed last changed if it has no change, in milliseconds since 1970. */
  readonly emptySince: number;
}

const RIGHTS =
  "Film data by TMDB, availability data by JustWatch, under their terms. This product uses the TMDB API but is not endorsed or certified by TMDB.";

/** An Atom feed (RFC 4287) of changes of availability. */
export function atomFeed(content: FeedContent): string {
  const { site, path, country, only, pageQuery, storeId, invented, changes, emptySince } = content;
  const { nextPath, firstPath, language } = content;
  const updated = changes[0]?.observedAt ?? emptySince;
  const messages = getMessages(language);
  // The identifier is of the path as it always was.
  const toHref = (path: string) => escapeMarkup(site + path.replaceAll("|", "%7C"));
  const title = [messages("feedTitle", { country }), ...only].join(", ");
  const note = invented ? ` ${messages("sampleOffers")}` : "";
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tagOf(language)}">`,
    `<id>${identifier(`feed ${storeId} ${firstPath}`)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<subtitle>${escapeMarkup(messages("feedSubtitle") + note)}</subtitle>`,
    `<updated>${moment(updated)}</updated>`,
    "<author><name>Flickmap</name></author>",
    `<link rel="self" type="application/atom+xml" href="${toHref(path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(`${site}${getPrefix({ code: language })}/new${pageQuery}`)}"/>`,
    `<link rel="first" type="application/atom+xml" href="${toHref(firstPath)}"/>`,
    `<icon>${escapeMarkup(`${site}/icons/icon-192.png`)}</icon>`,
    // The film database's, as its terms ask for beside its data.
    `<logo>${escapeMarkup(`${site}/icons/tmdb.svg`)}</logo>`,
    ...(nextPath === null
      ? []
      : [`<link rel="next" type="application/atom+xml" href="${toHref(nextPath)}"/>`]),
    `<rights>${escapeMarkup(RIGHTS)}</rights>`,
    ...changes.map((change) => entry(change, content)),
    "</feed>\n",
  ].join("\n");
}

function entry(change: NamedChange, { site, countryCode, language }: FeedContent): string {
  const { title, name, provider, providerDetails, observedAt, kind } = change;
  const messages = getMessages(language);
  const service = providerDetails?.name ?? messages("service", { number: provider });
  const came = change.change === "ADDED";
  const url = `${site}${toPagePath(title.type, title.id, name, language)}?country=${countryCode}`;
  const values = { title: name, service, kind: messages(kind) };
  return [
    "<entry>",
    `<id>${identifier(`change ${change.cursor}${suffixOf(language)}`)}</id>`,
    `<title>${escapeMarkup(messages(came ? "nowOn" : "goneFrom", values))}</title>`,
    `<updated>${moment(observedAt)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    `<category term="${came ? "added" : "removed"}"/>`,
    `<category term="${kind}"/>`,
    `<summary>${escapeMarkup(messages(came ? "came" : "left", values))}</summary>`,
    "</entry>",
  ].join("\n");
}

/** What tells the identifier of an entry or an event from that of the same one in another language. */
export function suffixOf(language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? "" : ` ${language}`;
}

/** A UUID (RFC 9562, version 8) made of a name: the same under every URL of the site. */
function identifier(name: string): string {
  const hex = hash("sha256", name, "hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join("-")}`;
}

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
