import { AppError } from "../errors.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { KnownTitles } from "./known-titles.ts";
import { notFoundHead, pageHead, SITE_NAME } from "./other-heads.ts";
import type { PageHead } from "./page-head.ts";
import type { SitePage } from "./site-page.ts";
import { titleHead } from "./title-head.ts";
import type { DetailedTitle, OwnRating } from "./title-head.ts";

/** How long a page waits for what its head tells of; a browser loads the rest by itself anyway. */
const PATIENCE_MS = 1500;

/** What heads are made of. */
export interface HeadSources {
  readonly filmDatabase: FilmDatabase;
  /** What visitors rated a title; nulls where that is not to be had. Never fails. */
  readonly ownRating: (type: "movie" | "tv", id: number) => Promise<OwnRating>;
  readonly knownTitles: KnownTitles;
  /** What image paths are appended to, after a size; may lack the host. */
  readonly imageBaseUrl: string;
}

/** A page's head and the status that the page is served with. */
export interface ServedHead {
  readonly status: 200 | 404 | 503;
  readonly head: PageHead;
}

type TitlePage = Extract<SitePage, { kind: "title" }>;

/**
 * What search engines and shared links are told of a page.
 *
 * @param page null for an address that is no page
 * @param site where the site is reached, without a slash at the end
 */
export async function headOf(
  page: SitePage | null,
  site: string,
  sources: HeadSources,
): Promise<ServedHead> {
  if (page === null) return { status: 404, head: notFoundHead() };
  if (page.kind === "title") return headOfTitle(page, site, sources);
  const genreName = page.kind === "genre" ? await genreNameOf(page, sources.filmDatabase) : null;
  return { status: 200, head: pageHead(page, site, genreName) };
}

/** A title that is not known is 404; one that cannot be looked up now is to be asked for again. */
async function headOfTitle(
  page: TitlePage,
  site: string,
  sources: HeadSources,
): Promise<ServedHead> {
  const plain = pageHead({ kind: "static", path: "/" }, site, null);
  try {
    const found = await Promise.race([lookUp(page, sources), timeUp()]);
    if (found === "time is up") return { status: 200, head: { ...plain, canonical: null } };
    if (found === null) {
      const what = page.type === "movie" ? "Movie not found" : "TV Show not found";
      return { status: 404, head: notFoundHead(`${what} · ${SITE_NAME}`) };
    }
    const { title, own } = found;
    const name = title.type === "movie" ? title.record.title : title.record.name;
    sources.knownTitles.add(title.type, title.record.id, name);
    const { imageBaseUrl } = sources;
    const images = imageBaseUrl.startsWith("/") ? `${site}${imageBaseUrl}` : imageBaseUrl;
    return { status: 200, head: titleHead(title, own, { site, images }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: 503, head: { ...plain, canonical: null } };
  }
}

async function lookUp(
  { type, id }: TitlePage,
  { filmDatabase, ownRating }: HeadSources,
): Promise<{ title: DetailedTitle; own: OwnRating } | null> {
  if (id === null) return null;
  const [title, own] = await Promise.all([detailsOf(type, id, filmDatabase), ownRating(type, id)]);
  return title && { title, own };
}

async function detailsOf(
  type: "movie" | "tv",
  id: number,
  filmDatabase: FilmDatabase,
): Promise<DetailedTitle | null> {
  if (type === "movie") {
    const { value } = await filmDatabase.movie(id);
    return value && { type, record: value };
  }
  const { value } = await filmDatabase.tvShow(id);
  return value && { type, record: value };
}

/** The genre's name; null when nobody knows it, or nobody can be asked. */
async function genreNameOf(
  page: Extract<SitePage, { kind: "genre" }>,
  filmDatabase: FilmDatabase,
): Promise<string | null> {
  try {
    const { value } = await filmDatabase.genres(page.type);
    return value.genres.find(({ id }) => id === page.id)?.name ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function timeUp(): Promise<"time is up"> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, "time is up").unref();
  });
}
