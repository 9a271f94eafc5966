/** What a value of a row or an object says of a title. */
export type Field =
  | "tmdb"
  | "imdb"
  | "guid"
  | "type"
  | "name"
  | "year"
  | "releaseDate"
  | "url"
  | "season"
  | "episode"
  | "date"
  | "listed"
  | "watched";

/** The name of a column as it is compared: `TMDb ID`, `tmdb_id` and `tmdbID` are one. */
export const normalizeColumn = (name: string): string =>
  name
    .slice(0, 80)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

const names = (text: string): readonly string[] => text.split(/\s+/).map(normalizeColumn);

/**
 * The names that columns and fields have, in English and in the languages of this site and of those that lists are exported
 * in, without what is no letter or digit; the first that has a value counts.
 */
export const FIELD_NAMES: Readonly<Record<Field, readonly string[]>> = {
  tmdb: names(
    "tmdbid tmdb themoviedbid moviedbid tmdbnumber tmdbmovieid tmdbtvid tmdbshowid provideridstmdb",
  ),
  imdb: names("imdbid const tconst imdb imdbcode imdbnumber imdbtitleid provideridsimdb"),
  guid: names("guid guids externalids"),
  type: names(`titletype mediatype type contenttype itemtype kind mediakind
    tipo tipodetitulo tipodititolo typ titeltyp typedetitre soort rodzaj tür тип 類型 类型 種類 유형 종류 نوع النوع प्रकार ประเภท`),
  name: names(`title name movie film movietitle filmtitle moviename primarytitle showtitle seriestitle showname
    titel titre titulo titolo tytuł başlık название タイトル 作品名 标题 標題 片名 제목 العنوان शीर्षक ชื่อเรื่อง
    originaltitle originalname originaltitel titreoriginal titulooriginal titolooriginale`),
  year: names(`year releaseyear productionyear startyear yearreleased movieyear
    jahr annee ano anno jaar rok yıl год 年 年份 公開年 연도 년도 السنة سنة वर्ष साल ปี`),
  releaseDate: names("releasedate firstairdate released premieredate premiered"),
  url: names("url link tmdburl imdburl tmdblink imdblink uri href"),
  season: names("seasonnumber season"),
  episode: names("episodenumber episode episodetitle"),
  date: names(`listedat addedat dateadded added created watchedat lastwatchedat watcheddate ratedat daterated collectedat date
    datecreated`),
  listed: names("added listedat dateadded addedat"),
  watched:
    names(`seen watched watchedat watcheddate datewatched lastwatchedat lastwatched plays viewcount playcount ratedat daterated rating10
    yourrating myrating userrating`),
};

/** All names that a column can have. */
export const KNOWN_COLUMNS: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());

/** The values that are known of a title. */
export type Fields = Partial<Record<Field, string>>;

/** Which columns have which field, by position. */
export type FieldPositions = Partial<Record<Field, readonly number[]>>;

/** Finds the columns by their names. */
export const findFields = (columns: readonly string[]): FieldPositions =>
  Object.fromEntries(
    Object.entries(FIELD_NAMES).flatMap(([field, names]) => {
      const positions = names.map((each) => columns.indexOf(each)).filter((at) => at !== -1);
      return positions.length === 0 ? [] : [[field, positions]];
    }),
  );
