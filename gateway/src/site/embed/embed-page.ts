import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import type { ImageUrls } from "../../images/image-urls.ts";
import { toPagePath } from "../../lib/page-path.ts";
import {
  type Availability,
  getOffers,
  type Offer,
} from "../../domain/availability/provider-availability.ts";
import { getFamily } from "../../domain/availability/families.ts";
import type { OfferKind } from "../../domain/availability/offers.ts";
import { getYear, type Title } from "../../domain/titles/title.ts";
import { EMBED_STYLE } from "./embed-style.ts";

/** What the embedded answer is made of. */
export interface EmbedContent {
  readonly title: Title;
  readonly availability: Availability;
  /** The country's name. */
  readonly country: string;
  /** The language of its names. */
  readonly language: LanguageCode;
  readonly theme: "light" | "dark" | undefined;
  readonly images: ImageUrls;
  /** Whether offers are invented. */
  readonly invented: boolean;
}

/** What can be paid once for is one group, as on the title's page. */
const GROUPS: readonly { readonly name: string; readonly kinds: readonly OfferKind[] }[] = [
  { name: "Subscription", kinds: ["flatrate"] },
  { name: "Free", kinds: ["free"] },
  { name: "Free with ads", kinds: ["ads"] },
  { name: "Rent or buy", kinds: ["rent", "buy"] },
];
/** The most services that a kind shows; the title's page has them all. */
const MAX_SERVICES = 6;

/** The answer for one title in one country as a page without scripts, for a frame of any site. */
export function embedPage(content: EmbedContent): string {
  const { title, availability, country, language, theme, images, invented } = content;
  const year = getYear(title);
  const page = `${toPagePath(title.type, title.id, title.name, language)}?country=${availability.countryCode}`;
  const poster =
    title.posterPath === null
      ? ""
      : `<img class="poster" src="${image(images, title.posterPath, "w154")}" alt="" width="72" height="108">`;
  return document(
    `Where to watch ${title.name}`,
    theme,
    `${poster}
<div><h1><a href="${escapeMarkup(page)}" target="_blank" rel="noopener"><bdi>${escapeMarkup(title.name)}</bdi></a>${year === null ? "" : ` <span>${year}</span>`}</h1>
<p class="where">Where to watch in ${escapeMarkup(country)}</p></div>
${answer(availability, country, page, images)}
<footer><a class="tmdb" href="https://www.themoviedb.org/" target="_blank" rel="noopener"><img src="/icons/tmdb.svg" alt="TMDB" width="36" height="36"></a>
<p>${invented ? "Sample data: the offers are invented. " : ""}<a href="${escapeMarkup(page)}" target="_blank" rel="noopener">More on Flickmap</a>.
Availability data by <a href="https://www.justwatch.com/" target="_blank" rel="noopener">JustWatch</a>.
This product uses the TMDB API but is not endorsed or certified by TMDB.</p></footer>`,
  );
}

/** A page that says in one sentence why there is no answer. */
export function embedMessage(message: string): string {
  return document("Flickmap", undefined, `<p class="none">${escapeMarkup(message)}</p>`);
}

function document(name: string, theme: EmbedContent["theme"], content: string): string {
  return `<!doctype html>
<html lang="en"${theme === undefined ? "" : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(name)}</title>
<style>${EMBED_STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

function answer(
  availability: Availability,
  country: string,
  page: string,
  images: ImageUrls,
): string {
  switch (availability.status) {
    case "NONE_KNOWN":
      return `<p class="none">Not on any service in ${escapeMarkup(country)} yet.</p>`;
    case "COUNTRY_NOT_COVERED":
      return `<p class="none">Nothing is known of services in ${escapeMarkup(country)}.</p>`;
    case "FILM_DATABASE_UNAVAILABLE":
      return '<p class="none">Services can’t be looked up right now.</p>';
    case "HAS_OFFERS": {
      const offers = getOffers(availability) ?? [];
      return GROUPS.map(({ name, kinds }) =>
        group(
          name,
          offers.filter(({ kind }) => kinds.includes(kind)),
          page,
          images,
        ),
      ).join("");
    }
  }
}

/** The services of a group, one of each provider family. */
function group(name: string, offers: readonly Offer[], page: string, images: ImageUrls): string {
  const families = new Map<string, Offer>();
  for (const offer of offers) {
    const { id } = getFamily(offer.provider.name);
    if (!families.has(id)) families.set(id, offer);
  }
  if (families.size === 0) return "";
  const shown = [...families.values()].slice(0, MAX_SERVICES);
  const more = families.size - shown.length;
  const items = shown.map(({ provider, url }) => {
    const logo =
      provider.logoPath === null
        ? "<i></i>"
        : `<img src="${image(images, provider.logoPath, "w92")}" alt="" width="32" height="32" loading="lazy">`;
    const service = escapeMarkup(getFamily(provider.name).name);
    return `<li><a href="${escapeMarkup(url)}" target="_blank" rel="noopener nofollow">${logo}${service}</a></li>`;
  });
  if (more > 0) {
    items.push(
      `<li class="more"><a href="${escapeMarkup(page)}" target="_blank" rel="noopener">${more} more</a></li>`,
    );
  }
  return `<section><h2>${name}</h2><ul>${items.join("")}</ul></section>\n`;
}

function image(images: ImageUrls, path: string, size: string): string {
  return escapeMarkup(images.getUrl(path, size, true));
}
