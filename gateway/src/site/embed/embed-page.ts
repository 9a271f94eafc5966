import { withArticle } from "@flickmap/schema/country-names.ts";
import { getLanguage, type KnownLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { getMessages, type Messages, type MessageKey } from "../../lib/messages.ts";
import type { ImageUrls } from "../../images/image-urls.ts";
import {
  type Availability,
  type Offer,
  getOffers,
} from "../../domain/availability/availability.ts";
import { getFamily } from "../../domain/availability/providers.ts";
import { getNameWithYear, getYear, type Title, toPagePath } from "../../domain/titles/title.ts";
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

/** How the embedded answer looks: dark or light, as the page around it or its `theme` says. Its credit is in view at any height. */
export const EMBED_STYLE = `
:root { color-scheme: light dark; --bg: #fff; --text: #3c4748; --strong: #10171a; --quiet: #5d6b6c; --line: #10171a1f; --chip: #f1f4f4; --link: #8a5200; }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --bg: #10171a; --text: #bcc9c9; --strong: #f2f6f5; --quiet: #8fa0a1; --line: #d0e8ec24; --chip: #1d282d; --link: #f5b54a; } }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; --bg: #10171a; --text: #bcc9c9; --strong: #f2f6f5; --quiet: #8fa0a1; --line: #d0e8ec24; --chip: #1d282d; --link: #f5b54a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
main { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; min-height: 100vh; align-content: start; }
.poster { width: 72px; height: 108px; object-fit: cover; border-radius: 6px; background: var(--chip); }
h1 { margin: 0; font-size: 1.15rem; line-height: 1.25; color: var(--strong); letter-spacing: -0.01em; overflow-wrap: anywhere; }
h1 a { color: inherit; text-decoration: none; }
h1 a:hover { text-decoration: underline; }
h1 span { color: var(--quiet); font-weight: 400; }
.where { margin: 2px 0 0; color: var(--quiet); font-size: 0.9rem; }
section, .none, footer { grid-column: 1 / -1; }
section { margin-top: 14px; }
h2 { margin: 0 0 6px; font-size: 0.8rem; font-weight: 600; letter-spacing: 0.03em; color: var(--quiet); }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 6px; }
li { max-width: 100%; }
li a { display: flex; align-items: center; gap: 8px; padding: 4px 12px 4px 4px; min-height: 40px; border-radius: 10px; background: var(--chip); color: var(--strong); text-decoration: none; font-size: 0.9rem; overflow-wrap: anywhere; }
li a:hover { text-decoration: underline; }
li img, li i { width: 32px; height: 32px; border-radius: 7px; flex: none; background: var(--line); }
li.more a { padding-left: 12px; color: var(--link); background: none; }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.none { margin: 14px 0 0; }
footer { position: sticky; bottom: 0; display: flex; gap: 12px; align-items: flex-start; margin: 16px -16px -16px; padding: 10px 16px; border-top: 1px solid var(--line); border-radius: 0 0 12px 12px; background: var(--bg); font-size: 0.78rem; color: var(--quiet); }
footer p { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.tmdb { flex: none; line-height: 0; }
footer a { color: var(--link); }
@media (max-width: 260px), (max-height: 220px) {
  main { padding: 10px; }
  .poster { display: none; }
  main > div { grid-column: 1 / -1; }
  footer { gap: 8px; margin: 10px -10px -10px; padding: 6px 10px; font-size: 0.66rem; line-height: 1.25; }
  .tmdb img { width: 24px; height: 24px; }
}
`;
