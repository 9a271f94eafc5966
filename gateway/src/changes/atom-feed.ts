import { escapeMarkup } from "../escape-markup.ts";
import { slugOf } from "../titles/slug.ts";
import type { NamedChange } from "./changes.ts";

/** What a feed is made of. */
export interface FeedContent {
  /** The address of the site, without a slash at the end. */
  readonly site: string;
  /** The address of the feed, below the site. */
  readonly path: string;
  /** The country's English name. */
  readonly country: string;
  /** Whether offers are invented. */
  readonly invented: boolean;
  readonly changes: readonly NamedChange[];
  /** When the feed last changed if it has no entry, in milliseconds since 1970. */
  readonly emptySince: number;
}

const KINDS: Readonly<Record<NamedChange["kind"], string>> = {
  flatrate: "included in the subscription",
  free: "free",
  ads: "free with ads",
  rent: "to rent",
  buy: "to buy",
};

/** An Atom feed (RFC 4287) of changes of availability. */
export function atomFeed(content: FeedContent): string {
  const { site, path, country, invented, changes, emptySince } = content;
  const updated = changes[0]?.observedAt ?? emptySince;
  const note = invented ? " Sample data: the offers are invented." : "";
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeMarkup(site + path)}</id>`,
    `<title>${escapeMarkup(`New and gone on streaming services: ${country}`)}</title>`,
    `<subtitle>${escapeMarkup(`As Flickmap first observed it. Availability data by JustWatch.${note}`)}</subtitle>`,
    `<updated>${moment(updated)}</updated>`,
    "<author><name>Flickmap</name></author>",
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(site + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(site)}/new"/>`,
    ...changes.map((change) => entry(change, site)),
    "</feed>\n",
  ].join("\n");
}

function entry(change: NamedChange, site: string): string {
  const { title, name, provider, providerDetails, observedAt, kind } = change;
  const service = providerDetails?.name ?? `service ${provider}`;
  const came = change.change === "ADDED";
  const slug = slugOf(name);
  const address = `${site}/${title.type}/${title.id}${slug === "" ? "" : `/${slug}`}`;
  const sentence = `${name} ${came ? "came to" : "left"} ${service} (${KINDS[kind]}).`;
  return [
    "<entry>",
    `<id>${escapeMarkup(`${site}/changes/${change.cursor}`)}</id>`,
    `<title>${escapeMarkup(`${name}: ${came ? "now on" : "no longer on"} ${service}`)}</title>`,
    `<updated>${moment(observedAt)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    `<category term="${came ? "added" : "removed"}"/>`,
    `<category term="${kind}"/>`,
    `<summary>${escapeMarkup(sentence)}</summary>`,
    "</entry>",
  ].join("\n");
}

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
