import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import {
  readImdbId,
  readTitleNumber,
  readTitleUrl,
  toTmdbNumber,
} from "@flickmap/schema/title-links.ts";
import type { TmdbNumber } from "@flickmap/schema/title-links.ts";
import type { TitleReference, TitleType } from "../../../generated/schema.ts";
import type { Entry } from "./imported-list.ts";

/** The name of a column as it is compared: `TMDb ID`, `tmdb_id` and `tmdbID` are one. */
export const normalizeColumn = (name: string): string =>
  name
    .slice(0, 80)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

const names = (text: string): readonly string[] => text.split(/\s+/).map(normalizeColumn);

/**
 * What a value of a row or an object says of a title, by the names that columns and fields have, in English and in the
 * languages of this site; the first that has a value counts.
 */
const FIELD_NAMES = {
  tmdb: names("tmdbid tmdb themoviedbid tmdbmovieid tmdbtvid tmdbshowid"),
  imdb: names("imdbid const tconst imdb"),
  name: names(`title name movie film movietitle titlename primarytitle showtitle showname
    titel titre titulo titolo название タイトル 标题 제목 العنوان शीर्षक ชื่อเรื่อง başlık originaltitle`),
  year: names(
    `year releaseyear startyear jahr annee ano anno yıl год 年 年份 公開年 연도 السنة वर्ष ปี`,
  ),
  released: names("releasedate firstairdate released premiered"),
  type: names(
    "animetype titletype mediatype type contenttype itemtype kind typ tipo tür тип 类型 種類 유형 النوع प्रकार ประเภท",
  ),
  url: names("url link tmdburl imdburl imdblink"),
  season: names("seasonnumber season"),
  episode: names("episodenumber episode"),
  status: names("status"),
  listed: names("added listedat dateadded addedat addedtowatchlistat"),
  watched:
    names(`seen watched iswatched watchedat watcheddate lastwatchedat plays viewcount ratedat daterated
    rating10 yourrating userrating`),
  date: names(
    "listedat addedat dateadded added created createdat watchedat lastwatchedat watcheddate ratedat daterated date utctitleadddate",
  ),
} as const;

export type Field = keyof typeof FIELD_NAMES;
/** The values that are known of a title. */
export type Fields = Partial<Record<Field, string>>;

const FIELDS = Object.entries(FIELD_NAMES) as [Field, readonly string[]][];
const KNOWN_COLUMNS: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());

/** Whether a column's name is one that is known. */
export const isKnownColumn = (column: string): boolean => KNOWN_COLUMNS.has(column);

/** The fields of values by the names of their columns. */
export const toFields = (values: ReadonlyMap<string, string>): Fields =>
  Object.fromEntries(
    FIELDS.flatMap(([field, columns]) => {
      const found = columns
        .map((column) => values.get(column))
        .find((value) => value !== undefined && value.trim() !== "");
      return found === undefined ? [] : [[field, found]];
    }),
  );

type Kind = TitleType | "person" | "episode" | "other" | null;

/** Words of types; IMDb writes them in the visitor's language. The first that fits counts. */
const TYPES: readonly (readonly [Kind, RegExp])[] = [
  ["person", /^(?:persons?|people|actors?|actress|director)$/iu],
  [
    "episode",
    /epis[oóô]d|épisode|folge|season|staffel|saison|temporada|stagione|эпизод|エピソード/iu,
  ],
  ["MOVIE", /spielfilm|musicals?$/iu],
  ["TV", /\b(?:game|quiz)\s?show/iu],
  [
    "other",
    /game|juego|\bjeu|spiel|gioco|jogo|ゲーム|music|músic|musik|clip|song|podcast|book|comic/iu,
  ],
  // Those that are shown once are movies for some, and shows for others.
  [null, /spe[cz]ial|spécial|\bshort|\bcourt|\bcorto|kurz/iu],
  ["MOVIE", /movie|film|pel[ií]cula|फ़िल्म|фильм|映画|영화|电影|فيلم|ภาพยนตร์/iu],
  ["TV", /\btv\b|show|serie|série|\bdizi|сериал|सीरीज़|ドラマ|드라마|anime|电视|مسلسل/iu],
];

/** What a type says; null for what says nothing. */
const readType = (type: string): Kind => {
  // `tvSpecial` is two words.
  const written = type
    .trim()
    .normalize("NFC")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return TYPES.find(([, words]) => words.test(written))?.[0] ?? null;
};

/** A year, and what may stand behind it: an end of several years, in digits or as “present”. */
const YEARS =
  /^(?:ca?\.\s*)?(\d{4})(?:\.0)?[年년?]?\s*((?:[–—−‐‑~〜/-]|\.\.|to\b|bis\b)\s*(\d{4}年?|\d{2}|\p{L}+)?)?$/iu;
/** No film is older. */
const isYear = (year: number): boolean => year >= 1870 && year <= 2100;

/** A year, and whether it is the first of several, as a show's. */
export const readYears = (
  written: string,
): { readonly year: number | null; readonly range: boolean } => {
  const text = withCommonDigits(written)
    .normalize("NFKC")
    .trim()
    .replace(/^[([](.*)[)\]]$/u, "$1")
    .trim();
  const [, digits, several, end] = YEARS.exec(text) ?? [];
  const year = Number(digits);
  // Two digits may be a month.
  if (isYear(year))
    return { year, range: several !== undefined && !/^(?:0\d|1[0-2])$/.test(end ?? "") };
  // A date, or a year with a word beside it.
  const years = (text.slice(0, 40).match(/(?<!\d)\d{4}(?![\d\p{L}])/gu) ?? []).map(Number);
  const [only] = years.filter(isYear);
  return { year: years.length === 1 ? (only ?? null) : null, range: false };
};

/** A name with its years in brackets behind it. */
export const splitName = (written: string): { readonly name: string; readonly years: string } => {
  const [, name, years] =
    /^(.*\S)\s*[([{（［【]\s*(\p{Nd}{4}[^()[\]{}（）［］【】]{0,12})[)\]}）］】]$/u.exec(
      written.trim(),
    ) ?? [];
  return name === undefined || years === undefined || readYears(years).year === null
    ? { name: written.trim(), years: "" }
    : { name, years };
};

/** Seconds or milliseconds since 1970, a day before its month and year, or what a browser reads as a date. */
const readDate = (written: string): number | null => {
  if (/^\d+$/.test(written)) {
    const isSeconds = written.length === 9 || written.length === 10;
    return isSeconds ? Number(written) * 1000 : written.length === 13 ? Number(written) : null;
  }
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(written) ?? [];
  const time = Date.parse(
    day === undefined || month === undefined
      ? written
      : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
  return Number.isNaN(time) ? null : time;
};

/** Whether a value says that somebody watched or rated a title: a day, a number, a word that is no "no". */
const saysWatched = (value = ""): boolean => !/^\s*(?:0+(?:\.0+)?|false|no|null)?\s*$/i.test(value);
/** Programs write a word where there is no value. */
const isNumbered = (value = "") => !/^\s*(?:none|null|nan|n\/?a|-|\\n)?\s*$/i.test(value);
const isGiven = (value: string | undefined) => value !== undefined && value.trim() !== "";

/** Whether somebody is done with a title, has put it away, or neither. */
const readStatus = (status = ""): "seen" | "dropped" | null =>
  /drop|abandon/i.test(status)
    ? "dropped"
    : /complet|finish|^(?:watched|seen)$/i.test(status)
      ? "seen"
      : null;

/**
 * The show of an episode as services write what was watched: `Dark: Season 1: Secrets`, `Narcos: Vol. 1: Descenso`. Null for
 * the name of a movie.
 */
export const readShowOfEpisode = (name: string): string | null => {
  const parts = name.slice(0, 300).split(/:\s+/);
  const season = parts.findIndex(
    (part, index) =>
      index > 0 && index < parts.length - 1 && /^(?:\D*\s)?\d+$|^limited series$/iu.test(part),
  );
  if (season !== -1) return parts.slice(0, season).join(": ");
  return /^(.*\S)\s+S\d{1,2}\s?E\d{1,3}\b/iu.exec(name)?.[1] ?? null;
};

/** A number of the film database; one that does not say whose it is is a movie's. */
export const byTmdbNumber = ({ type, id }: TmdbNumber): TitleReference =>
  type === "tv" ? { tvShowId: id } : { movieId: id };

const byNumber = (written: string, type: TitleType): TitleReference | null => {
  const [, digits] = /^\s*(\d{1,10})(?:\.0)?\s*$/.exec(written) ?? [];
  const number = digits === undefined ? null : toTmdbNumber(type, digits);
  return number && byTmdbNumber(number);
};

/** So long a name may be that is looked up. */
const MAX_NAME = 200;

/** A title by name and year; null for what is no name. */
export const byName = (
  name: string,
  year: number | null,
  type: TitleType | null,
): TitleReference | null =>
  name === "" || name.length > MAX_NAME
    ? null
    : { named: { name, ...(year !== null && { year }), ...(type !== null && { type }) } };

/** The name before brackets, which may have another name or a country: none without a year, when it says too little. */
export const withoutBrackets = (name: string, year: number | null): readonly string[] => {
  const [, before = ""] = /^([^(]*[^\s(])\s*\(.*\)$/u.exec(name) ?? [];
  return before === "" || year === null ? [] : [before];
};

/**
 * Reads what is known of one title. A number counts only where a field is named as one.
 *
 * @param ofFile what its file says of titles that say nothing themselves
 */
export const readFields = (fields: Fields, ofFile: TitleType | null): Entry => {
  const written = splitName(fields.name ?? "");
  const [ofName, ofYear] = [readYears(written.years), readYears(fields.year ?? "")];
  const { year: inYear, range } = ofYear.year === null ? ofName : ofYear;
  // A name may end in brackets with another year than its own.
  const name = ofName.year === inYear ? written.name : (fields.name ?? "").trim();
  const released = /\b(?:18[7-9]\d|19\d{2}|20\d{2})\b/.exec(fields.released ?? "")?.[0];
  const year = inYear ?? (released === undefined ? null : Number(released));
  const link = [fields.url, fields.tmdb]
    .map((each = "") => readTitleUrl(each.trim(), null) ?? readTitleNumber(each.trim()))
    .find((each) => each?.kind === "title");
  const linked = link?.kind === "title" ? link.number : null;
  const imdbText = (fields.imdb ?? "").replace(/\.0$/, "");
  const label =
    name === ""
      ? ([fields.tmdb, imdbText, fields.url].find(isGiven)?.trim() ?? "")
      : year === null
        ? name
        : `${name} (${year})`;
  // IMDb numbers persons `nm`, companies `co`, lists `ls`, and so on.
  const [, numbered] =
    /^([a-z]{2})\d{5,}$/i.exec(imdbText.trim())?.map((each) => each.toLowerCase()) ?? [];
  if (numbered === "nm") return { kind: "person", label };
  if (numbered !== undefined && numbered !== "tt") return { kind: "other", label };
  const type = readType(fields.type ?? "");
  if (type === "person" || type === "other") return { kind: type, label };
  if (type === "episode" || isNumbered(fields.season) || isNumbered(fields.episode))
    return { kind: "episode", label };
  const status = readStatus(fields.status);
  if (status === "dropped") return { kind: "other", label };
  const known = type ?? ofFile ?? (range ? "TV" : null);
  const number = fields.tmdb ?? "";
  const imdbId = readImdbId(imdbText);
  const references = [
    known === null ? null : byNumber(number, known),
    linked === null || "imdbId" in linked ? null : byTmdbNumber(linked),
    imdbId === null ? (linked && "imdbId" in linked ? linked : null) : { imdbId },
    byName(name, year, known),
    ...withoutBrackets(name, year).map((shorter) => byName(shorter, year, known)),
  ].filter((reference) => reference !== null);
  const tmdbId = known === null ? (byNumber(number, "MOVIE")?.movieId ?? null) : null;
  if (references.length === 0 && tmdbId === null) return { kind: "unreadable", label };
  const seen = status === "seen" || saysWatched(fields.watched);
  const date = readDate((fields.date ?? "").trim());
  const toWatch = !seen || isGiven(fields.listed);
  return { kind: "title", title: { references, tmdbId, label, date, seen, toWatch } };
};
