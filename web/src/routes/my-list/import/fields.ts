import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import {
  readImdbId,
  readTitleNumber,
  readTitleUrl,
  toTmdbNumber,
  type TmdbNumber,
} from "@flickmap/schema/title-links.ts";
import type { TitleReference, TitleType } from "../../../generated/schema.ts";
import type { Entry } from "./imported-list.ts";

/** A name as it is compared: the columns `TMDb ID`, `tmdb_id` and `tmdbID` are one. */
export const fold = (name: string): string =>
  name
    .slice(0, 80)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

const names = (text: string): readonly string[] => text.split(/\s+/).map(fold);

/** What says in a column or a status that a title was watched, and what that it is not to be. */
const WATCHED =
  names(`watched seen completed complete finished gesehen vu visto vista просмотрено смотрел 視聴済み 見た 看过
  시청함 봄 شوهد देखा ดูแล้ว izlendi`);
const DROPPED =
  names(`dropped abandoned stopped stoppedwatching quit gaveup didnotfinish dnf notinteresting notinterested abgebrochen
  abandonné abandonado abbandonato брошено 中断 放弃 중단 bırakıldı`);
const YES = names("yes y true x ja j oui si sí sim s да はい 是 예 네 نعم हाँ ใช่ evet");

/** In English and in the languages of this site; the first that has a value counts. */
const FIELD_NAMES = {
  tmdb: names("tmdbid tmdb themoviedbid tmdbmovieid tmdbtvid tmdbshowid mediaid"),
  imdb: names("imdbid const tconst imdb"),
  name: names(`title name movie film movietitle moviename titlename primarytitle showtitle showname tvshowname seriesname
    titel titre titulo titolo название タイトル 标题 제목 العنوان शीर्षक ชื่อเรื่อง başlık originaltitle`),
  year: names(
    `year releaseyear startyear jahr annee ano anno yıl год 年 年份 公開年 연도 السنة वर्ष ปี`,
  ),
  released: names("releasedate firstairdate released premiered"),
  type: names(
    `animetype titletype mediatype supplementalvideotype type contenttype entitytype itemtype kind
    typ tipo tür тип 类型 種類 유형 النوع प्रकार ประเภท`,
  ),
  url: names("url link tmdburl imdburl imdblink"),
  season: names("seasonnumber season episodeseasonnumber"),
  episode: names("episodenumber episode"),
  status: names("status watchstatus watchingstatus liststatus mystatus state"),
  listed: names("position created added listedat dateadded addedat addedtowatchlistat"),
  watched: [
    ...WATCHED,
    ...names("iswatched watchedat watcheddate lastwatchedat plays viewcount ratedat daterated"),
    ...names("rating10 yourrating userrating"),
  ],
  /** It tells a list of titles beside a name, and is not read. */
  date: names("date createdat updatedat starttime utctitleadddate"),
} as const;

export type Field = keyof typeof FIELD_NAMES;
export type Fields = Partial<Record<Field, string>>;

const FIELDS = Object.entries(FIELD_NAMES) as [Field, readonly string[]][];
const MAX_VALUE = 500;

export const toFields = (values: ReadonlyMap<string, string>): Fields =>
  Object.fromEntries(
    FIELDS.flatMap(([field, columns]) => {
      const found = columns
        .map((column) => values.get(column)?.slice(0, MAX_VALUE).trim())
        .find((value) => value !== undefined && value !== "");
      return found === undefined ? [] : [[field, found]];
    }),
  );

/** Words of types, the first that fits counts. What is no title is told in the visitor's language, as IMDb writes it. */
const TYPES: readonly (readonly [TitleType | "other" | null, RegExp])[] = [
  [
    "other",
    /^(?:person|people|actor|actress|director)|[eé]pis[oóô]d|folge|season|staffel|saison|temporada|stagione|эпизод|エピソード|에피소드|ตอน/iu,
  ],
  [
    "other",
    /game(?!\s?show)|juego|\bjeu|spiel(?!film)|gioco|jogo|игра|ゲーム|m[uú]si[ckq](?!al)|clip|song|podcast|book|comic|trailer|hook|teaser/iu,
  ],
  // What is shown once is a movie for some, and a show for others.
  [null, /special|short/iu],
  ["MOVIE", /movie|film|musical/iu],
  ["TV", /^tv|show|s[eé]rie|anime/iu],
];

export const readType = (type: string) => TYPES.find(([, words]) => words.test(type))?.[0] ?? null;

/** A year and the end of several, in digits or as “present”; behind a dash two digits may be a month. */
const RANGE =
  /^\D{0,4}\d{4}年?\s*(?:[–—−‐~〜/-]|to\b|bis\b)\s*(?:\d{4}年?|(?!0\d|1[0-2])\d{2}|\p{L}+)?\D{0,2}$/iu;

/** A year, or the one in a date, and whether it is the first of several, as a show's. No film is older than 1870. */
export const readYears = (
  written: string,
): { readonly year: number | null; readonly range: boolean } => {
  const text = withCommonDigits(written.slice(0, 40)).normalize("NFKC").trim();
  const digits = text.match(/(?<!\d)\d{4}(?![\da-z])/giu) ?? [];
  const years = digits.map(Number).filter((year) => year >= 1870 && year <= 2100);
  const range = RANGE.test(text);
  return { year: range || years.length === 1 ? (years[0] ?? null) : null, range };
};

export const splitName = (written: string): { readonly name: string; readonly years: string } => {
  const [, name, years] =
    /^(.*\S)\s*[([{（［【]\s*(\p{Nd}{4}[^()[\]{}（）［］【】]{0,12})[)\]}）］】]$/u.exec(
      written.trim(),
    ) ?? [];
  return name === undefined || years === undefined || readYears(years).year === null
    ? { name: written.trim(), years: "" }
    : { name, years };
};

/** Whether a value says that somebody watched or rated a title: a day, a number, a mark, or a word for it. */
const saysWatched = (value = ""): boolean =>
  /[1-9✓✔✅☑★]/u.test(withCommonDigits(value)) || [...WATCHED, ...YES].includes(fold(value));
/** Programs write a word where there is no value. */
const isNumbered = (value = "") => !/^(?:none|null|nan|n\/?a|-|\\n)?$/i.test(value);

/** `Dark: Season 1: Secrets`, `Narcos: Vol. 1: Descenso`. Null for the name of a movie. */
export const readShowOfEpisode = (name: string): string | null => {
  const parts = name.split(/:\s+/);
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
  const [, digits] = /^(\d{1,10})(?:\.0)?$/.exec(written) ?? [];
  const number = digits === undefined ? null : toTmdbNumber(type, digits);
  return number && byTmdbNumber(number);
};

const MAX_NAME = 200;

/** With a year it is looked up without brackets at its end as well, which may have another name or a country. */
export const byName = (name: string, year: number | null, type: TitleType | null) => {
  const [, before = ""] = /^([^(]*[^\s(])\s*\(.*\)$/u.exec(name) ?? [];
  return [name, year === null ? "" : before]
    .filter((each) => each !== "" && each.length <= MAX_NAME)
    .map((each) => ({
      named: { name: each, ...(year !== null && { year }), ...(type !== null && { type }) },
    }));
};

/** A number counts only where a field is named as one. `ofFile` is what titles are that say nothing themselves. */
export const readFields = (fields: Fields, ofFile: TitleType | null): Entry => {
  const { tmdb = "", url = "", status = "" } = fields;
  const imdb = (fields.imdb ?? "").replace(/\.0$/, "");
  const written = splitName(fields.name ?? "");
  const [ofName, ofYear] = [readYears(written.years), readYears(fields.year ?? "")];
  const { year: inYear, range } = ofYear.year === null ? ofName : ofYear;
  // A name may end in brackets with another year than its own.
  const name = ofName.year === inYear ? written.name : (fields.name ?? "");
  const year = inYear ?? readYears((fields.released ?? "").slice(0, 10)).year;
  const label =
    name === ""
      ? ([tmdb, imdb, url].find((each) => each !== "") ?? "")
      : year === null
        ? name
        : `${name} (${year})`;
  // IMDb numbers persons `nm`, companies `co`, lists `ls`, and so on.
  const [, numbered = "tt"] =
    /^([a-z]{2})\d{5,}$/i.exec(imdb)?.map((each) => each.toLowerCase()) ?? [];
  const type = readType(fields.type ?? "");
  const isEpisode = isNumbered(fields.season) || isNumbered(fields.episode);
  if (numbered !== "tt" || type === "other" || isEpisode || DROPPED.includes(fold(status)))
    return { kind: "other", label };
  const known = type ?? ofFile ?? (range ? "TV" : null);
  const link = [url, tmdb]
    .map((each) => readTitleUrl(each, null) ?? readTitleNumber(each))
    .find((each) => each?.kind === "title");
  const linked = link?.kind === "title" ? link.number : null;
  const ofImdb = readImdbId(imdb) ?? (linked && "imdbId" in linked ? linked.imdbId : null);
  const references = [
    known === null ? null : byNumber(tmdb, known),
    linked === null || "imdbId" in linked ? null : byTmdbNumber(linked),
    ofImdb === null ? null : { imdbId: ofImdb },
    ...byName(name, year, known),
  ].filter((reference) => reference !== null);
  const tmdbId = known === null ? (byNumber(tmdb, "MOVIE")?.movieId ?? null) : null;
  if (references.length === 0 && tmdbId === null) return { kind: "other", label };
  const seen = WATCHED.includes(fold(status)) || saysWatched(fields.watched);
  const toWatch = !seen || fields.listed !== undefined;
  return { kind: "title", title: { references, tmdbId, label, seen, toWatch } };
};
