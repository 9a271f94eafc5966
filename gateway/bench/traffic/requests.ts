import { addPrefix } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { visitorHeaders } from "./visitors.ts";

/**
 * The kinds of request that visitors and partners send. `uncached` are pages of titles, each title and country as often as
 * any other, so that hardly any was requested before.
 */
export const KINDS = ["page", "uncached", "query", "api"] as const;
export type Kind = (typeof KINDS)[number];

/** A GET request. */
export interface TrafficRequest {
  readonly kind: Kind;
  readonly path: string;
  readonly limited: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** A movie as requests name it. */
export interface Movie {
  readonly id: number;
  readonly slug: string;
}

/** The share of each kind, none where it is left out; only their ratio counts. */
export type Mix = Readonly<Partial<Record<Kind, number>>>;

/** What the requests are made of. */
export interface TrafficOptions {
  readonly seed: number;
  readonly mix: Mix;
  /** The most popular first. */
  readonly movies: readonly Movie[];
  /** The path of the web app's request for a title, in a country and a language. */
  readonly titleQueryPath: (movie: Movie, country: string, language: LanguageCode) => string;
  /** The languages of visitors, one as common as the other; English alone by default. */
  readonly languages?: readonly LanguageCode[];
}

const ZIPF_EXPONENT = 0.9;
/** The most common first. */
const COUNTRIES: readonly string[] =
  "US GB DE FR BR IN CA MX ES IT AU JP KR NL TR AR PL SE BE CH AT PT DK NO FI IE NZ ZA CO CL PE CZ HU RO GR IL AE SA EG TH MY ID PH SG HK TW EC VE UY CR GT DO BG HR RS SK SI LT LV EE".split(
    " ",
  );
/** The genres of movies, as the film database numbers them. */
const GENRES = [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 53];

/**
 * Yields requests without end: the same for the same seed and mix. Titles and countries are chosen by Zipf's law where
 * a kind does not say otherwise, and each request is another visitor's.
 */
export function* trafficRequests({
  seed,
  mix,
  movies,
  titleQueryPath,
  languages = [DEFAULT_LANGUAGE],
}: TrafficOptions): Generator<TrafficRequest, never> {
  const next = random(seed);
  const pickMovie = zipf(movies, next);
  const pickCountry = zipf(COUNTRIES, next);
  const pickKind = weighted(
    KINDS,
    KINDS.map((kind) => mix[kind] ?? 0),
    next,
  );
  for (;;) {
    const kind = pickKind();
    const number = Math.floor(next() * 2 ** 31);
    const country = kind === "uncached" ? pick(COUNTRIES) : pickCountry();
    // Requests in one language are the same as ever.
    const language = languages.length === 1 ? languages[0] : pick(languages);
    const code = language ?? DEFAULT_LANGUAGE;
    const isPage = kind === "page" || kind === "uncached";
    const path = choosePath(kind, country, code);
    yield {
      kind,
      path: isPage ? addPrefix({ code }, path) : path,
      limited: isPage,
      headers: visitorHeaders(kind, { number, country, language: code }),
    };
  }

  function choosePath(kind: Kind, country: string, language: LanguageCode): string {
    switch (kind) {
      case "page":
        return choosePagePath();
      case "uncached":
        return titlePath(pick(movies));
      case "query":
        return titleQueryPath(pickMovie(), country, language);
      case "api": {
        const stated = language === DEFAULT_LANGUAGE ? "" : `&language=${language}`;
        return `/api/movie/${pickMovie().id}?region=${country}${stated}`;
      }
    }
  }

  /** Three quarters are titles, an eighth is the home page, the rest other pages. */
  function choosePagePath(): string {
    const chance = next();
    if (chance < 3 / 4) return titlePath(pickMovie());
    if (chance < 7 / 8) return "/";
    const paths = [
      () => `/category/${pick(["movie", "tv"])}?filter=${pick(["popular", "top_rated"])}`,
      () => `/genre/${pick(GENRES)}?type=movie`,
      () => `/search?q=${pickMovie().slug.split("-")[0] ?? ""}`,
      () => "/new",
      () => "/faq",
    ];
    return pick(paths)();
  }

  function pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(next() * items.length)] as Item;
  }
}

const titlePath = ({ id, slug }: Movie) => `/movie/${id}/${slug}`;

/** Picks from a list by Zipf's law: its first item the most often. */
function zipf<Item>(items: readonly Item[], next: () => number): () => Item {
  const weights = items.map((_, index) => 1 / (index + 1) ** ZIPF_EXPONENT);
  return weighted(items, weights, next);
}

function weighted<Item>(
  items: readonly Item[],
  weights: readonly number[],
  next: () => number,
): () => Item {
  let total = 0;
  const bounds = weights.map((weight) => (total += weight));
  return () => {
    const value = next() * total;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? 0) > value) high = middle;
      else low = middle + 1;
    }
    return items[low] as Item;
  };
}

/** Numbers from 0 up to 1 that depend on the seed alone (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
