/** A number of TMDB; without a type it does not say whether it is a movie's or a show's. */
export interface TmdbNumber {
  readonly type: "movie" | "tv" | null;
  readonly id: number;
}

/** A title by its number. */
export type TitleNumber = TmdbNumber | { readonly imdbId: string };

/** What a link or number leads to. An episode is named with its show's number, where that is known. */
export type LinkTarget =
  | { readonly kind: "title"; readonly number: TitleNumber }
  | { readonly kind: "episode"; readonly number: TitleNumber | null }
  | { readonly kind: "person" | "other" };

/** The film database's numbers are 32-bit. */
const MAX_ID = 2_147_483_647;
const OTHER: LinkTarget = { kind: "other" };

/** A number of TMDB; null for what is none. A type that begins with `t` is a show's. */
export const toTmdbNumber = (type: string | undefined, digits: string): TmdbNumber | null => {
  const id = Number(digits);
  if (id < 1 || id > MAX_ID) return null;
  return { type: type === undefined ? null : /^t/i.test(type) ? "tv" : "movie", id };
};

const toTarget = (number: TitleNumber | null): LinkTarget =>
  number === null ? OTHER : { kind: "title", number };

/** An IMDb number of a title, with or without its letters, or out of a URL; null for what is none. */
export const readImdbId = (written: string): string | null => {
  const text = written.trim();
  const [, inUrl] = /(?:^|\/)title\/(tt\d{7,10})(?:[/?#]|$)/i.exec(text) ?? [];
  const [, plain] = /^(?:tt)?(\d{1,10})$/i.exec(text) ?? [];
  if (inUrl !== undefined) return inUrl.toLowerCase();
  return plain === undefined || Number(plain) === 0 ? null : `tt${plain.padStart(7, "0")}`;
};

const HOST = /^(?:(?:https?:)?\/\/)?(?:[\w-]+\.)*(themoviedb\.org|imdb\.com)\/(.*)$/i;
/** The language that the path of a page begins with. */
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?\/(?=(?:movie|tv|person|title|name)\/)/i;

/**
 * Reads a URL of TMDB or IMDb, with or without `https://` and a language, or of this site.
 *
 * @param site where this site is reached, without a slash at the end; null where that is not known
 * @returns null for what is no such URL
 */
export const readTitleUrl = (text: string, site: string | null): LinkTarget | null => {
  const ours = site !== null && text.startsWith(`${site}/`) ? text.slice(site.length + 1) : null;
  const [, host = "", rest = ""] = HOST.exec(text) ?? [];
  if (host === "" && ours === null) return null;
  const path = (ours ?? rest).replace(LANGUAGE, "");
  if (host.toLowerCase() === "imdb.com") {
    if (/^name\/nm\d+/i.test(path)) return { kind: "person" };
    const imdbId = readImdbId(`/${path}`);
    return toTarget(imdbId === null ? null : { imdbId });
  }
  if (/^person\/\d/i.test(path)) return { kind: "person" };
  const [, type, digits, further = ""] =
    /^(movie|tv)\/(\d{1,10})(?:-[^/?#]*)?([/?#].*)?$/i.exec(path) ?? [];
  if (type === undefined || digits === undefined) return OTHER;
  const number = toTmdbNumber(type, digits);
  return /\/episode\//i.test(further) ? { kind: "episode", number } : toTarget(number);
};

/**
 * Reads a number that names whose it is: `tt0137523`, `imdb:tt0137523`, `tmdb:550`, `tmdb:tv/1396`, `tv/1396`.
 *
 * @returns null for what has not the form of one
 */
export const readTitleNumber = (text: string): LinkTarget | null => {
  if (/^(?:imdb[:\s]\s*)?nm\d{7,}$/i.test(text)) return { kind: "person" };
  const [, imdb, afterImdb] =
    /^(?:(?:imdb(?::\/\/|[:/\s])\s*)?(tt\d{7,10})|imdb:(?:\/\/)?\s*(\d{1,10}))$/i.exec(text) ?? [];
  const imdbId = readImdbId(imdb ?? afterImdb ?? "");
  if (imdbId !== null) return toTarget({ imdbId });
  const [, type, digits] =
    /^tmdb(?::\/\/|[:/\s])\s*(?:(movie|tv|m|t)[:/\s]?\s*)?(\d{1,10})(?:-[\p{N}-]*\p{L}[\p{L}\p{N}-]*)?$/iu.exec(
      text,
    ) ??
    /^(movie|tv)[:/](\d{1,10})(?:-[\p{N}-]*\p{L}[\p{L}\p{N}-]*)?$/iu.exec(text) ??
    [];
  return digits === undefined ? null : toTarget(toTmdbNumber(type, digits));
};
