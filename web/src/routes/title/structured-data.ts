import { paths, type PersonUrl } from "../../paths.ts";
import { toAbsoluteUrl } from "../../lib/url/to-absolute-url.ts";
import type { LoadedTitle } from "./route.ts";
import type { OfferKind } from "../../generated/schema.ts";
import { serviceName } from "../../features/services/provider-family.ts";
import { localPath } from "../../lib/messages.ts";

const categories: Readonly<Record<OfferKind, string>> = {
  FLATRATE: "subscription",
  FREE: "free",
  ADS: "free",
  RENT: "rental",
  BUY: "purchase",
};

/** Only a link to the service itself is a way to watch; a web search is not. None of the sample's, which are invented. */
const watchActions = ({ availability }: LoadedTitle, origin: string) => {
  if (availability?.freshness?.source === "SAMPLE") return false;
  const named = new Set<string>();
  const actions = (availability?.offers ?? []).flatMap(({ kind, url, linkKind, provider }) => {
    const category = categories[kind];
    const name = `${category} ${provider.id}`;
    if (named.has(name)) return [];
    named.add(name);
    return {
      "@type": "WatchAction",
      ...(linkKind === "SERVICE" && {
        target: { "@type": "EntryPoint", urlTemplate: toAbsoluteUrl(url, origin) },
      }),
      expectsAcceptanceOf: {
        "@type": "Offer",
        category,
        offeredBy: { "@type": "Organization", name: serviceName(provider) },
        eligibleRegion: { "@type": "Country", name: availability?.countryCode },
      },
    };
  });
  return actions.length > 0 && { potentialAction: actions };
};

const factsOfType = (title: LoadedTitle, origin: string) =>
  title.__typename === "Movie"
    ? {
        "@type": "Movie",
        ...(title.releaseDate !== null && { datePublished: title.releaseDate }),
        ...(title.runtime !== null && title.runtime > 0 && { duration: `PT${title.runtime}M` }),
        ...(title.directors?.length && { director: people(title.directors, origin) }),
      }
    : {
        "@type": "TVSeries",
        ...(title.firstAirDate !== null && { startDate: title.firstAirDate }),
        ...(title.seasonCount !== null && { numberOfSeasons: title.seasonCount }),
        ...(title.episodeCount !== null && { numberOfEpisodes: title.episodeCount }),
        ...(title.creators?.length && { creator: people(title.creators, origin) }),
      };

export const structuredData = (title: LoadedTitle, origin: string) => ({
  ...factsOfType(title, origin),
  name: title.name,
  url: toAbsoluteUrl(localPath(paths.title(title)), origin),
  ...(title.overview !== null && { description: describe(title.overview) }),
  ...(title.poster && { image: toAbsoluteUrl(title.poster.url, origin) }),
  ...(title.genres?.length && { genre: title.genres.map(({ name }) => name) }),
  ...(title.cast?.length && {
    actor: people(
      title.cast.map(({ person }) => person),
      origin,
    ),
  }),
  ...rating(title),
  ...watchActions(title, origin),
});

export const describe = (overview: string): string => [...overview].slice(0, 160).join("");

const people = (all: readonly (PersonUrl & { readonly name: string })[], origin: string) =>
  all.map((person) => ({
    "@type": "Person",
    name: person.name,
    url: toAbsoluteUrl(localPath(paths.person(person)), origin),
  }));

/** The site's own average of 1 to 5 where there is one, else the film database's of 0 to 10; nothing where nobody voted. */
const rating = ({ rating: { average, count }, voteAverage, voteCount }: LoadedTitle) => {
  const [value, votes, bestRating, worstRating] =
    average !== null && count ? [average, count, 5, 1] : [voteAverage, voteCount, 10, 0];
  const of = { "@type": "AggregateRating", ratingCount: votes, bestRating, worstRating };
  return votes > 0 && { aggregateRating: { ...of, ratingValue: Math.round(value * 10) / 10 } };
};
