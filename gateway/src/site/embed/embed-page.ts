import { withArticle } from "@flickmap/schema/country-names.ts";
import { getLanguage, type KnownLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { getMessages, type Messages, type MessageKey } from "../../lib/messages.ts";
import type { ImageUrls } from "../../images/image-urls.ts";
import { toPagePath } from "../../lib/page-path.ts";
import {
  type Availability,
  type Offer,
  getOffers,
} from "../../domain/availability/availability.ts";
import { getFamily } from "../../domain/availability/providers.ts";
import { getNameWithYear, getYear, type Title } from "../../domain/titles/title.ts";
import { EMBED_STYLE } from "./embed-style.ts";
import type { OfferKind } from "../../film-database/request-parameters.ts";

/** What can be paid once for is one group, as on the title's page. */
const GROUPS = [
  { name: "kinds.subscription", kinds: ["flatrate"] },
  { name: "kinds.free", kinds: ["free"] },
  { name: "kinds.freeWithAds", kinds: ["ads"] },
  { name: "kinds.rentOrBuy", kinds: ["rent", "buy"] },
] as const satisfies readonly { readonly name: MessageKey; readonly kinds: readonly OfferKind[] }[];

/** The offers in the ways that a short answer tells apart, one of each provider family; ways without offers are left out. */
const getOfferGroups = (
  availability: Availability,
): readonly { readonly name: MessageKey; readonly offers: readonly Offer[] }[] =>
  GROUPS.flatMap(({ name, kinds }) => {
    const families = new Map<string, Offer>();
    const all = getOffers(availability, kinds) ?? [];
    for (const offer of all) {
      const { id } = getFamily(offer.provider.name);
      if (!families.has(id)) families.set(id, offer);
    }
    if (all.length === 0) return [];
    const isEach = (kind: OfferKind) => all.every((offer) => offer.kind === kind);
    const paid = isEach("rent") ? "kinds.rent" : isEach("buy") ? "kinds.buy" : name;
    return [{ name: paid, offers: [...families.values()] }];
  });

interface EmbedContent {
  readonly title: Title;
  readonly availability: Availability;
  /** What is known of a show's seasons that have begun. */
  readonly seasons: readonly Availability[];
  readonly country: string;
  readonly language: LanguageCode;
  readonly theme: "light" | "dark" | undefined;
  readonly images: ImageUrls;
  readonly invented: boolean;
}

/** The most services that a kind shows; the title's page has them all. */
const MAX_SERVICES = 6;

export function embedPage(content: EmbedContent): string {
  const { title, availability, country, language, theme, images, invented } = content;
  const year = getYear(title);
  const page = `${toPagePath(title.type, title.id, title.name, language)}?country=${availability.countryCode}`;
  const poster =
    title.posterPath === null
      ? ""
      : `<img class="poster" src="${image(images, title.posterPath, "w154")}" alt="" width="72" height="108">`;
  const messages = getMessages(language);
  const text = (...message: Parameters<Messages>) => escapeMarkup(messages(...message));
  const inLanguage = getLanguage(language);
  const inText = withArticle(country, language);
  return document(
    messages("whereToWatch", { title: getNameWithYear(title), country: inText }),
    { theme, language: inLanguage },
    `${poster}
<div><h1><a href="${escapeMarkup(page)}" target="_blank" rel="noopener"><bdi${langOf(title)}>${escapeMarkup(title.name)}</bdi></a>${year === null ? "" : ` <span>${year}</span>`}</h1>
<p class="where">${text("whereIn", { country: inText })}</p></div>
${answer(content, inText, page, text)}
<footer><a class="tmdb" href="https://www.themoviedb.org/" target="_blank" rel="noopener"><img src="/icons/tmdb.svg" alt="TMDB" width="36" height="36"></a>
<p>${invented ? `${text("sampleOffers")} ` : ""}<a href="${escapeMarkup(page)}" target="_blank" rel="noopener">${text("moreOnFlickmap")}</a> ·
${text("dataBy", { link: "JustWatch" }).replace("JustWatch", JUSTWATCH)}${language === DEFAULT_LANGUAGE ? "" : "<br>"}
<span lang="en" dir="ltr">This product uses the TMDB API but is not endorsed or certified by TMDB.</span></p></footer>`,
  );
}

const JUSTWATCH =
  '<a href="https://www.justwatch.com/" target="_blank" rel="noopener">JustWatch</a>';

/** The attribute of a name that is not in the language of the page. */
function langOf({ nameLanguage }: Title): string {
  return nameLanguage === null ? "" : ` lang="${escapeMarkup(nameLanguage)}"`;
}

export function embedMessage(message: string, language: LanguageCode): string {
  const options = { theme: undefined, language: getLanguage(language) };
  return document("Flickmap", options, `<p class="none">${escapeMarkup(message)}</p>`);
}

function document(
  name: string,
  { theme, language }: Pick<EmbedContent, "theme"> & { readonly language: KnownLanguage },
  content: string,
): string {
  return `<!doctype html>
<html lang="${language.tag}"${language.direction === "rtl" ? ' dir="rtl"' : ""}${theme === undefined ? "" : ` data-theme="${theme}"`}>
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

function answer(content: EmbedContent, country: string, page: string, text: Messages): string {
  switch (content.availability.status) {
    case "NONE_KNOWN":
      return `<p class="none">${text("none", { country })}</p>`;
    case "COUNTRY_NOT_COVERED":
      return `<p class="none">${text("notCovered", { country })}</p>`;
    case "FILM_DATABASE_UNAVAILABLE":
      return `<p class="none">${text("unavailable")}</p>`;
    case "HAS_OFFERS":
      return getOfferGroups(content.availability)
        .map(({ name, offers }) => group(text(name), offers, content, page, text))
        .join("");
  }
}

function group(
  name: string,
  offers: readonly Offer[],
  { seasons, images }: EmbedContent,
  page: string,
  text: Messages,
): string {
  const shown = offers.slice(0, MAX_SERVICES);
  const more = offers.length - shown.length;
  const items = shown.map((offer) => {
    const { kind, provider, url } = offer;
    const logo =
      provider.logoPath === null
        ? "<i></i>"
        : `<img src="${image(images, provider.logoPath, "w92")}" alt="" width="32" height="32" loading="lazy">`;
    // A brand's shop may have a name of its own, and need no subscription.
    const isShop = kind === "rent" || kind === "buy";
    const service = isShop ? provider.name : getFamily(provider.name).name;
    const named = seasons.every((season) => hasOffer(season, offer))
      ? escapeMarkup(service)
      : text("kinds.someSeasonsOn", { service });
    return `<li><a href="${escapeMarkup(url)}" target="_blank" rel="noopener nofollow">${logo}<bdi>${named}</bdi></a></li>`;
  });
  if (more > 0) {
    items.push(
      `<li class="more"><a href="${escapeMarkup(page)}" target="_blank" rel="noopener">${text("more", { count: more })}</a></li>`,
    );
  }
  return `<section><h2>${name}</h2><ul>${items.join("")}</ul></section>\n`;
}

function hasOffer({ offers }: Availability, { kind, provider }: Offer): boolean {
  const { id } = getFamily(provider.name);
  return offers?.providers[kind].some(({ name }) => getFamily(name).id === id) === true;
}

function image(images: ImageUrls, path: string, size: string): string {
  return escapeMarkup(images.getUrl(path, size, true));
}
