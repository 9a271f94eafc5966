import type { PageHead } from "./page-head.ts";
import type { ListFilter, SitePage, StaticPath } from "./site-page.ts";

/** The product's name, as it stands in titles. */
export const SITE_NAME = "Flickmap";

const ABOUT =
  "Where can you watch it? Find the services that stream, rent or sell a movie or TV show, in more than 60 countries.";

interface Words {
  readonly title: string;
  readonly description: string;
}

const STATIC: Readonly<Record<StaticPath, Words>> = {
  "/": { title: `${SITE_NAME} · Where to watch movies and TV shows`, description: ABOUT },
  "/faq": named(
    "Frequently Asked Questions",
    "How Flickmap finds where movies and TV shows can be watched, how fresh its answers are, and what to do when one is wrong.",
  ),
  "/contact": named(
    "Contact",
    "Write to the people behind Flickmap. Answers come within 24-48 hours on business days.",
  ),
  "/privacy": named(
    "Privacy Policy",
    "What Flickmap stores about its visitors, and what it does not.",
  ),
  "/terms": named("Terms of Service", "The terms under which Flickmap may be used."),
};

const LISTS: Readonly<Record<ListFilter, { readonly movie: string; readonly tv: string }>> = {
  popular: { movie: "Popular Movies", tv: "Popular TV Shows" },
  top_rated: { movie: "Top Rated Movies", tv: "Top Rated TV Shows" },
  now_playing: { movie: "Now Playing in Theaters", tv: "Currently Airing Shows" },
};

/** The head of every page but a title's. `genreName` is the genre's, null where nobody knows it. */
export function pageHead(
  page: Exclude<SitePage, { kind: "title" }>,
  site: string,
  genreName: string | null,
): PageHead {
  switch (page.kind) {
    case "static":
      return head(STATIC[page.path], `${site}${page.path === "/" ? "/" : page.path}`);
    case "list": {
      const name = LISTS[page.filter][page.type];
      const query = page.filter === "popular" ? "" : `?filter=${page.filter}`;
      const words = named(name, `${name}, and where each can be watched in your country.`);
      return head(words, `${site}/category/${page.type}${query}`);
    }
    case "genre": {
      const name = `${genreName ?? "Genre"} ${page.type === "movie" ? "Movies" : "TV Shows"}`;
      const words = named(name, `${name}, and where each can be watched in your country.`);
      return head(words, `${site}/genre/${page.id}?type=${page.type}`, genreName !== null);
    }
    case "advancedSearch": {
      const name = page.type === "movie" ? "Browse Movies" : "Browse TV Shows";
      const words = named(name, `${name} by genre, year, rating, length, language and country.`);
      return head(words, `${site}/advanced-search/${page.type}`);
    }
    case "search":
      return { ...head(named("Search Results", ABOUT), null, false), canonical: null };
  }
}

/** The head of an address that is no page (specification section 2: the 404 page). */
export function notFoundHead(title = `404 Page Not Found · ${SITE_NAME}`): PageHead {
  return head({ title, description: ABOUT }, null, false);
}

function named(name: string, description: string): Words {
  return { title: `${name} · ${SITE_NAME}`, description };
}

function head(words: Words, canonical: string | null, indexed = true): PageHead {
  return { ...words, canonical, image: null, kind: "website", indexed, structuredData: null };
}
