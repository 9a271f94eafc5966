import {
  readImdbId,
  readTitleNumber,
  readTitleUrl,
  toTmdbNumber,
} from "@flickmap/schema/title-links.ts";
import type { TmdbNumber } from "@flickmap/schema/title-links.ts";
import type { TitleReference, TitleType } from "../../../generated/schema.ts";
import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import type { Fields } from "./columns.ts";
import type { Entry } from "./imported-list.ts";

/** So long a name may be that is looked up. */
const MAX_NAME = 200;

/** Words of types in the languages of this site and of those that are exported. The first that fits counts. */
const TYPES: readonly (readonly [kind: Kind, words: RegExp])[] = [
  [
    "person",
    /^(?:persons?|people|actors?|actress|actriz|acteur|actrice|darsteller|schauspieler|director|人物)$/iu,
  ],
  [
    "episode",
    /epis[oóô]d|épisode|epizod|folge|aflevering|odcinek|bölüm|season|staffel|saison|seizoen|temporada|stagione|sezon|эпизод|сезон|серия|एपिसोड|सीज़न|エピソード|シーズン|에피소드|시즌|單集|单集|第.季|حلقة|موسم|ตอน|ซีซัน/iu,
  ],
  // A feature film and a show of these names are titles.
  ["MOVIE", /spielfilm|musi[ck]\s?film|musicals?$/iu],
  ["TV", /\b(?:game|quiz|music)\s?show/iu],
  [
    "other",
    /game|juego|\bjeu|spiel|gioco|jogo|oyun|\bgra\b|игра|गेम|ゲーム|게임|遊戲|游戏|لعبة|เกม|music|músic|musik|müzik|clip|klip|song|podcast|book|comic|manga|audio|box\s?set|collection|playlist/iu,
  ],
  // Those that are shown once are movies for some, and shows for others.
  [null, /spe[cz]ial|spécial|\bshort|\bcourt|\bcorto|\bcurta|kurz|kort/iu],
  ["MOVIE", /movie|film|pel[ií]cula|फ़िल्म|фильм|映画|영화|電影|电影|فيلم|סרט|ภาพยนตร์|หนัง/iu],
  [
    "TV",
    /\btv\b|show|serie|série|\bserial|\bdizi|сериал|सीरीज़|धारावाहिक|シリーズ|ドラマ|시리즈|드라마|anime|劇集|剧集|電視|电视|影集|مسلسل|סדרה|ซีรีส์/iu,
  ],
];

type Kind = TitleType | "person" | "episode" | "other" | null;

/** What a type says, in the words of several sites and languages: IMDb writes it in the visitor's. */
export const readType = (type: string): Kind => {
  // `tvSpecial` is two words.
  const written = type
    .trim()
    .normalize("NFC")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return TYPES.find(([, words]) => words.test(written))?.[0] ?? null;
};

/** A number of the film database; one that does not say whose it is is a movie's. */
export const byTmdbNumber = ({ type, id }: TmdbNumber): TitleReference =>
  type === "tv" ? { tvShowId: id } : { movieId: id };

const byNumber = (written: string, type: TitleType): TitleReference | null => {
  const [, digits] = /^\s*(\d{1,10})(?:\.0)?\s*$/.exec(written) ?? [];
  const number = digits === undefined ? null : toTmdbNumber(type, digits);
  return number && byTmdbNumber(number);
};

/** A year, and what a table may write after it: an end of several years, in digits or as “present”. */
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

const isGiven = (value: string | undefined) => value !== undefined && value.trim() !== "";
/** An episode in a name, as services write what was watched: `Dark: Season 1: “Lies”`, `Dark S01E02`. */
const EPISODE_NAME =
  /:\s*(?:(?:season|series|staffel|saison|temporada|stagione|sezon|сезон|सीज़न|ซีซั่น|الموسم)\s*\d+|limited series|シーズン\s*\d+|시즌\s*\d+|第\s*\d+\s*季|\d+\. sezon)\s*:|\bS\d{1,2}\s?E\d{1,3}\b/iu;

/** Whether a name is an episode's. */
export const namesEpisode = (name: string): boolean => EPISODE_NAME.test(name.slice(0, 300));

/** Programs write a word where there is no value. */
const isNumbered = (value = "") => !/^\s*(?:none|null|nan|n\/?a|-|\\n)?\s*$/i.test(value);

/** The numbers that media servers write: `imdb://tt0113277`, `tmdb://949`. */
const readGuid = (written: string) => ({
  imdb: /imdb:\/\/(tt\d{7,10})/i.exec(written)?.[1],
  tmdb: /(?:tmdb|themoviedb):\/\/(\d{1,10})/i.exec(written)?.[1],
});

/** Reads what is known of one title. A number counts only where a field is named as one. */
export const readFields = (fields: Fields, formatType: TitleType | null): Entry => {
  const guid = readGuid(fields.guid ?? "");
  const written = splitName(fields.name ?? "");
  const [ofName, ofYear] = [readYears(written.years), readYears(fields.year ?? "")];
  const { year: inYear, range } = ofYear.year === null ? ofName : ofYear;
  // A name may end in brackets with another year than its own.
  const name = ofName.year === inYear ? written.name : (fields.name ?? "").trim();
  const released = /\b(?:18[7-9]\d|19\d{2}|20\d{2})\b/.exec(fields.releaseDate ?? "")?.[0];
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
  if (type === "person") return { kind: "person", label };
  if (type === "other") return { kind: "other", label };
  const isEpisode = isNumbered(fields.season) || isNumbered(fields.episode) || namesEpisode(name);
  if (type === "episode" || isEpisode) return { kind: "episode", label };
  const known = type ?? formatType ?? (range ? "TV" : null);
  const number = fields.tmdb ?? guid.tmdb ?? "";
  const imdbId = readImdbId(imdbText) ?? readImdbId(guid.imdb ?? "");
  const references: readonly (TitleReference | null)[] = [
    known === null ? null : byNumber(number, known),
    linked === null ? null : "imdbId" in linked ? null : byTmdbNumber(linked),
    imdbId === null ? (linked && "imdbId" in linked ? linked : null) : { imdbId },
    byName(name, year, known),
    ...withoutBrackets(name, year).map((shorter) => byName(shorter, year, known)),
  ];
  const given = references.filter((reference) => reference !== null);
  const tmdbId = known === null ? (byNumber(number, "MOVIE")?.movieId ?? null) : null;
  const seen = saysWatched(fields.watched);
  if (given.length === 0 && tmdbId === null) return { kind: "unreadable", label };
  return {
    kind: "title",
    title: {
      references: given,
      tmdbId,
      label,
      date: readDate((fields.date ?? "").trim()),
      seen,
      toWatch: !seen || isGiven(fields.listed),
    },
  };
};

/** The name before brackets, which may have another name or a country: none without a year, when it says too little. */
export const withoutBrackets = (name: string, year: number | null): readonly string[] => {
  const [, before = ""] = /^([^(]*[^\s(])\s*\(.*\)$/u.exec(name) ?? [];
  return before === "" || year === null ? [] : [before];
};

/** A title by name and year; null for what is no name. */
export const byName = (
  name: string,
  year: number | null,
  type: TitleType | null,
): TitleReference | null =>
  name === "" || name.length > MAX_NAME
    ? null
    : {
        named: {
          name,
          ...(year !== null && { year }),
          ...(type !== null && { type }),
        },
      };
