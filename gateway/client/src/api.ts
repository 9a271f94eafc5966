/* Generated from the OpenAPI description (`npm run codegen`): do not edit. */
import type { Lines } from "./read-lines.ts";
import type { Operation, RequestOptions, Result } from "./request.ts";

/** ISO 3166-1 alpha-2, whether it is covered or not. */
export type CountryCode = string;

/** ISO 3166-1 alpha-2, or `*`. */
export type CountryCodeOrAll = string;

/** A movie with its credits and offers. */
export type Movie = {
  /** The film database's number. */
  readonly id: number;
  /** What it is about; empty when unknown. */
  readonly overview: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly poster_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly poster_url: string | null;
  /** Path of the picture at the film database; null when there is none. */
  readonly backdrop_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly backdrop_url: string | null;
  /** 0 to 10; 0 when nobody has voted. */
  readonly vote_average: number;
  readonly vote_count: number;
  readonly popularity: number;
  readonly original_language: string | null;
  /** Country codes; empty in lists of movies, whose source lacks them. */
  readonly origin_country: ReadonlyArray<string>;
  readonly genres: ReadonlyArray<Genre>;
  readonly production_countries: ReadonlyArray<{
    /** ISO 3166-1 alpha-2. */
    readonly iso_3166_1: string;
    readonly name: string;
  }>;
  readonly spoken_languages: ReadonlyArray<{
    readonly iso_639_1: string;
    readonly english_name: string;
  }>;
  readonly credits: {
    readonly cast: ReadonlyArray<{
      /** The film database's number of the person. */
      readonly id: number;
      readonly name: string;
      readonly character: string;
      /** Path of the picture at the film database; null when there is none. */
      readonly profile_path: string | null;
    }>;
    readonly crew: ReadonlyArray<{
      /** The film database's number of the person. */
      readonly id: number;
      readonly name: string;
      readonly job: string;
      readonly department: string;
    }>;
  };
  readonly external_ids: {
    readonly imdb_id: string | null;
    readonly wikidata_id: string | null;
  };
  /** Null when the film database has not said. */
  readonly "watch/providers": OffersByCountry | null;
  /** The first page of titles like it, with `append_to_response=similar`. */
  readonly similar?: Page;
  readonly title: string;
  readonly original_title: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly release_date: string;
  readonly runtime: number | null;
  /** A link to the site that has it; null where there is none. */
  readonly trailer: Trailer | null;
  /** Age ratings by country code, as each country writes them. */
  readonly certifications: Readonly<Record<string, string>>;
  /** The first day in cinemas and of the digital release, by country code. */
  readonly release_dates: Readonly<
    Record<
      string,
      {
        readonly theatrical: string | null;
        readonly digital: string | null;
      }
    >
  >;
  /** The series that it belongs to. */
  readonly collection: Collection | null;
};

export type Genre = {
  readonly id: number;
  readonly name: string;
};

export type OffersByCountry = {
  /** By country code. */
  readonly results: Readonly<Record<string, Offers>>;
};

/** The offers in one country by kind; a kind without offers is left out. */
export type Offers = {
  /** The film database's own page of offers. */
  readonly link?: string;
  readonly flatrate?: ReadonlyArray<Provider>;
  readonly free?: ReadonlyArray<Provider>;
  readonly ads?: ReadonlyArray<Provider>;
  readonly rent?: ReadonlyArray<Provider>;
  readonly buy?: ReadonlyArray<Provider>;
};

/** A service that has the title. */
export type Provider = {
  readonly provider_id: number;
  readonly provider_name: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly logo_path: string | null;
  /** The more prominent, the lower. */
  readonly display_priority: number;
};

export type Page = {
  readonly page: number;
  readonly results: ReadonlyArray<TitleItem>;
  /** At most 500. */
  readonly total_pages: number;
  /** At most 10,000. */
  readonly total_results: number;
};

export type TitleItem = MovieItem | ShowItem;

/** A movie as lists give it. */
export type MovieItem = {
  readonly media_type: "movie";
  /** The film database's number. */
  readonly id: number;
  /** What it is about; empty when unknown. */
  readonly overview: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly poster_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly poster_url: string | null;
  /** Path of the picture at the film database; null when there is none. */
  readonly backdrop_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly backdrop_url: string | null;
  /** 0 to 10; 0 when nobody has voted. */
  readonly vote_average: number;
  readonly vote_count: number;
  readonly popularity: number;
  readonly original_language: string | null;
  /** Country codes; empty in lists of movies, whose source lacks them. */
  readonly origin_country: ReadonlyArray<string>;
  readonly title: string;
  readonly original_title: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly release_date: string;
  readonly genre_ids: ReadonlyArray<number>;
};

/** A show as lists give it. */
export type ShowItem = {
  readonly media_type: "tv";
  /** The film database's number. */
  readonly id: number;
  /** What it is about; empty when unknown. */
  readonly overview: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly poster_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly poster_url: string | null;
  /** Path of the picture at the film database; null when there is none. */
  readonly backdrop_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly backdrop_url: string | null;
  /** 0 to 10; 0 when nobody has voted. */
  readonly vote_average: number;
  readonly vote_count: number;
  readonly popularity: number;
  readonly original_language: string | null;
  /** Country codes; empty in lists of movies, whose source lacks them. */
  readonly origin_country: ReadonlyArray<string>;
  readonly name: string;
  readonly original_name: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly first_air_date: string;
  readonly genre_ids: ReadonlyArray<number>;
};

export type Trailer = {
  readonly name: string;
  readonly site: string;
  readonly url: string;
};

export type Collection = {
  readonly id: number;
  readonly name: string;
};

/** An error, as RFC 9457 describes them. */
export type Problem = {
  readonly type: "about:blank";
  /** What the status means. */
  readonly title: string;
  readonly status: number;
  /** The same text as `message`. */
  readonly detail: string;
  /** For programs; a code never changes its meaning. */
  readonly code: string;
  /** For people. */
  readonly message: string;
};

/** A show with its credits, seasons and offers. */
export type Show = {
  /** The film database's number. */
  readonly id: number;
  /** What it is about; empty when unknown. */
  readonly overview: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly poster_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly poster_url: string | null;
  /** Path of the picture at the film database; null when there is none. */
  readonly backdrop_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly backdrop_url: string | null;
  /** 0 to 10; 0 when nobody has voted. */
  readonly vote_average: number;
  readonly vote_count: number;
  readonly popularity: number;
  readonly original_language: string | null;
  /** Country codes; empty in lists of movies, whose source lacks them. */
  readonly origin_country: ReadonlyArray<string>;
  readonly genres: ReadonlyArray<Genre>;
  readonly production_countries: ReadonlyArray<{
    /** ISO 3166-1 alpha-2. */
    readonly iso_3166_1: string;
    readonly name: string;
  }>;
  readonly spoken_languages: ReadonlyArray<{
    readonly iso_639_1: string;
    readonly english_name: string;
  }>;
  readonly credits: {
    readonly cast: ReadonlyArray<{
      /** The film database's number of the person. */
      readonly id: number;
      readonly name: string;
      readonly character: string;
      /** Path of the picture at the film database; null when there is none. */
      readonly profile_path: string | null;
    }>;
    readonly crew: ReadonlyArray<{
      /** The film database's number of the person. */
      readonly id: number;
      readonly name: string;
      readonly job: string;
      readonly department: string;
    }>;
  };
  readonly external_ids: {
    readonly imdb_id: string | null;
    readonly wikidata_id: string | null;
  };
  /** Null when the film database has not said. */
  readonly "watch/providers": OffersByCountry | null;
  /** The first page of titles like it, with `append_to_response=similar`. */
  readonly similar?: Page;
  readonly name: string;
  readonly original_name: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly first_air_date: string;
  /** A link to the site that has it; null where there is none. */
  readonly trailer: Trailer | null;
  /** Age ratings by country code, as each country writes them. */
  readonly certifications: Readonly<Record<string, string>>;
  readonly number_of_seasons: number | null;
  readonly number_of_episodes: number | null;
  readonly created_by: ReadonlyArray<{
    /** The film database's number of the person. */
    readonly id: number;
    readonly name: string;
  }>;
  readonly seasons: ReadonlyArray<{
    readonly season_number: number;
    readonly name: string;
    readonly episode_count: number | null;
    readonly air_date: string | null;
  }>;
};

export type WatchProviders = {
  /** By country code. */
  readonly results: Readonly<Record<string, Offers>>;
  readonly id: number;
};

export type TitleAvailability = {
  readonly id: number;
  readonly media_type: "movie" | "tv";
  /** In the order of `country`. */
  readonly availability: ReadonlyArray<Availability>;
};

/** Where a title can be watched in one country. */
export type Availability = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** `COUNTRY_NOT_COVERED`: there are no data on the country at all. */
  readonly status:
    | "HAS_OFFERS"
    | "NONE_KNOWN"
    | "COUNTRY_NOT_COVERED"
    | "FILM_DATABASE_UNAVAILABLE";
  /** The film database's own page of offers. */
  readonly link: string | null;
  /** By kind, most prominent first; null where nothing can be known. */
  readonly offers: ReadonlyArray<Offer> | null;
  /** When the data was fetched; null where there is none. */
  readonly checked_at: string | null;
};

/** One provider that has a title, in one way. */
export type Offer = {
  readonly kind: "flatrate" | "free" | "ads" | "rent" | "buy";
  readonly provider_id: number;
  readonly provider_name: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly logo_path: string | null;
  /** The more prominent, the lower. */
  readonly display_priority: number;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly logo_url: string | null;
  /** The provider family, as in `/api/providers`. */
  readonly provider_family: string;
  /** Where to look for the title at the provider. */
  readonly url: string;
};

export type BatchAvailability = {
  /** One for each of `titles`, in their order. */
  readonly results: ReadonlyArray<BatchResult>;
};

export type BatchResult = {
  readonly media_type: "movie" | "tv";
  readonly id: number;
  /** Null where there is a problem. */
  readonly title: string | null;
  /** Of release, or of a show's first episode; null when unknown. */
  readonly year: number | null;
  /** In the order of `countries`; empty where there is a problem. */
  readonly availability: ReadonlyArray<Availability>;
  readonly problem: TitleProblem | null;
};

/** Why nothing is known of a title. */
export type TitleProblem = {
  readonly code: string;
  readonly message: string;
};

export type SeasonAvailability = {
  readonly id: number;
  readonly media_type: "movie" | "tv";
  /** In the order of `country`. */
  readonly availability: ReadonlyArray<Availability>;
  readonly season_number: number;
};

export type SearchPage = {
  readonly page: number;
  readonly results: ReadonlyArray<TitleItem>;
  /** At most 500. */
  readonly total_pages: number;
  /** At most 10,000. */
  readonly total_results: number;
  /** What was searched for in place of the query; null where that was the query itself. */
  readonly correction: Correction | null;
};

export type Correction = {
  readonly query: string;
  /** How many titles the original query finds. */
  readonly original_results: number;
};

export type Suggestion = {
  readonly id: number;
  readonly type: "movie" | "tv";
  readonly title: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly poster_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly poster_url: string | null;
  /** Four digits; empty when unknown. */
  readonly year: string;
};

export type Person = {
  /** The film database's number. */
  readonly id: number;
  readonly name: string;
  /** Empty when the film database has none. */
  readonly biography: string;
  /** `YYYY-MM-DD`; null when unknown. */
  readonly birthday: string | null;
  /** `YYYY-MM-DD`; null when unknown. */
  readonly deathday: string | null;
  readonly place_of_birth: string | null;
  /** Path of the picture at the film database; null when there is none. */
  readonly profile_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly profile_url: string | null;
  readonly known_for_department: string | null;
  readonly external_ids: {
    readonly imdb_id: string | null;
    readonly wikidata_id: string | null;
  };
  /** At most 12 titles, with the most votes first. */
  readonly known_for: ReadonlyArray<TitleItem>;
};

export type CreditPage = {
  readonly page: number;
  readonly results: ReadonlyArray<MovieCredit | ShowCredit>;
  readonly total_pages: number;
  readonly total_results: number;
};

export type MovieCredit = {
  readonly media_type: "movie";
  /** The film database's number. */
  readonly id: number;
  /** What it is about; empty when unknown. */
  readonly overview: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly poster_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly poster_url: string | null;
  /** Path of the picture at the film database; null when there is none. */
  readonly backdrop_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly backdrop_url: string | null;
  /** 0 to 10; 0 when nobody has voted. */
  readonly vote_average: number;
  readonly vote_count: number;
  readonly popularity: number;
  readonly original_language: string | null;
  /** Country codes; empty in lists of movies, whose source lacks them. */
  readonly origin_country: ReadonlyArray<string>;
  readonly title: string;
  readonly original_title: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly release_date: string;
  readonly genre_ids: ReadonlyArray<number>;
  /** Whom they play. */
  readonly characters: ReadonlyArray<string>;
  /** What they did of the crew's work. */
  readonly jobs: ReadonlyArray<string>;
};

export type ShowCredit = {
  readonly media_type: "tv";
  /** The film database's number. */
  readonly id: number;
  /** What it is about; empty when unknown. */
  readonly overview: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly poster_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly poster_url: string | null;
  /** Path of the picture at the film database; null when there is none. */
  readonly backdrop_path: string | null;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly backdrop_url: string | null;
  /** 0 to 10; 0 when nobody has voted. */
  readonly vote_average: number;
  readonly vote_count: number;
  readonly popularity: number;
  readonly original_language: string | null;
  /** Country codes; empty in lists of movies, whose source lacks them. */
  readonly origin_country: ReadonlyArray<string>;
  readonly name: string;
  readonly original_name: string;
  /** `YYYY-MM-DD`; empty when unknown. */
  readonly first_air_date: string;
  readonly genre_ids: ReadonlyArray<number>;
  /** Whom they play. */
  readonly characters: ReadonlyArray<string>;
  /** What they did of the crew's work. */
  readonly jobs: ReadonlyArray<string>;
};

export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly iso_3166_1: string;
  readonly english_name: string;
  /** Its name in the language of the request. */
  readonly native_name: string;
};

/** A provider family with its providers. */
export type ProviderFamily = {
  readonly id: string;
  readonly name: string;
  /** Most prominent first. */
  readonly providers: ReadonlyArray<ProviderWithLogo>;
};

/** A service, with the address of its logo. */
export type ProviderWithLogo = {
  readonly provider_id: number;
  readonly provider_name: string;
  /** Path of the picture at the film database; null when there is none. */
  readonly logo_path: string | null;
  /** The more prominent, the lower. */
  readonly display_priority: number;
  /** Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known. */
  readonly logo_url: string | null;
};

export type AvailabilityChanges = {
  readonly changes: ReadonlyArray<AvailabilityChange>;
  readonly has_more: boolean;
  /** The cursor for `after`, or with `since` for the next `since`. */
  readonly next: string | null;
  /** The cursor to begin polling with `since`. */
  readonly latest: string;
  /** When the first title was first observed; null before. */
  readonly observing_since: string | null;
};

export type AvailabilityChange = {
  /** Identifies the change; it stays the same. */
  readonly cursor: string;
  readonly type: "movie" | "tv";
  readonly id: number;
  /** What it was called then, or is called in the language of the request where that is known. */
  readonly title: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly provider_id: number;
  /** Null when the film database has it no more, or is unavailable. */
  readonly provider_name: string | null;
  readonly kind: "flatrate" | "free" | "ads" | "rent" | "buy";
  readonly change: "added" | "removed";
  /** When Flickmap first observed it, not when the service made the change. */
  readonly observed_at: string;
  /** When it had observed the title last before, most often a day: the change is of the time between the two. Null for changes that were stored before this was. */
  readonly previously_observed_at: string | null;
};

export type SessionRating = {
  readonly rating: number;
};

export type AverageRating = {
  /** 1 to 5; 0 when nobody has rated. */
  readonly averageRating: number;
  readonly totalCount: number;
};

export type ContactReceipt = {
  readonly message: string;
};

export type ExportedTitle = {
  /** The position of the line, for `after`. */
  readonly cursor: string;
  readonly type: "movie" | "tv";
  readonly id: number;
  readonly title: string;
  /** Of release, or of a show's first episode; null when unknown. */
  readonly year: number | null;
  /** The title's page on Flickmap. */
  readonly url: string;
  readonly imdb_id: string | null;
  readonly wikidata_id: string | null;
  /** When Flickmap last observed the title. */
  readonly checked_at: string;
  /** Numbers of providers by kind of offer, by country code. */
  readonly offers: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<number>>>>>;
  /** When Flickmap first observed an offer, by `{kind} {provider}`, by country code; left out of one that the first observation had. */
  readonly first_seen: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The names of the providers in `offers` by number; one that the film database has no more is left out. */
  readonly provider_names: Readonly<Record<string, string>>;
};

export type ExportEnd = {
  /** How many lines came before. */
  readonly titles: number;
  /** Of all bytes before this line, hexadecimal. */
  readonly sha256: string;
};

/** What `movieTitle` takes. */
export interface MovieTitleInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** As the film database takes it, with commas between. `similar` is added; credits, external_ids and watch/providers are there in any case, and other parts are left out. */
  readonly append_to_response?: string | ReadonlyArray<string>;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `tvTitle` takes. */
export interface TvTitleInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** As the film database takes it, with commas between. `similar` is added; credits, external_ids and watch/providers are there in any case, and other parts are left out. */
  readonly append_to_response?: string | ReadonlyArray<string>;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `movieWatchProviders` takes. */
export interface MovieWatchProvidersInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `tvWatchProviders` takes. */
export interface TvWatchProvidersInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `movieAvailability` takes. */
export interface MovieAvailabilityInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** Country codes with commas between, at most 50. */
  readonly country: string | ReadonlyArray<CountryCode>;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `tvAvailability` takes. */
export interface TvAvailabilityInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** Country codes with commas between, at most 50. */
  readonly country: string | ReadonlyArray<CountryCode>;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `availabilities` takes. */
export interface AvailabilitiesInput {
  /** Titles with commas between, at most 100. */
  readonly titles: string | ReadonlyArray<string>;
  /** Country codes with commas between, at most 10. */
  readonly countries: string | ReadonlyArray<CountryCode>;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `seasonAvailability` takes. */
export interface SeasonAvailabilityInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** The season's number; 0 holds the specials. */
  readonly season: number;
  /** Country codes with commas between, at most 50. */
  readonly country: string | ReadonlyArray<CountryCode>;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `find` takes. */
export interface FindInput {
  /** IMDb's number. */
  readonly imdb_id?: string;
  /** Wikidata's number. */
  readonly wikidata_id?: string;
  /** TheTVDB's number. */
  readonly tvdb_id?: string;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `movieSimilar` takes. */
export interface MovieSimilarInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `tvSimilar` takes. */
export interface TvSimilarInput {
  /** The film database's number of the title. */
  readonly id: number;
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `trending` takes. */
export interface TrendingInput {
  /** Movies or shows. */
  readonly type: "movie" | "tv";
  /** Over the last day or the last week. */
  readonly window: "day" | "week";
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `moviePopular` takes. */
export interface MoviePopularInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `tvPopular` takes. */
export interface TvPopularInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `movieTopRated` takes. */
export interface MovieTopRatedInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `tvTopRated` takes. */
export interface TvTopRatedInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `movieNowPlaying` takes. */
export interface MovieNowPlayingInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `movieUpcoming` takes. */
export interface MovieUpcomingInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `discover` takes. */
export interface DiscoverInput {
  /** Movies or shows. */
  readonly type: "movie" | "tv";
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** The order; `popularity.desc` where left out. `release_date`, `primary_release_date` and `first_air_date` are the same: the release of a movie, the first episode of a show. */
  readonly sort_by?:
    | "popularity.desc"
    | "popularity.asc"
    | "vote_average.desc"
    | "vote_average.asc"
    | "release_date.desc"
    | "release_date.asc"
    | "primary_release_date.desc"
    | "primary_release_date.asc"
    | "first_air_date.desc"
    | "first_air_date.asc";
  /** Only with all of these genres: numbers with commas between, at most 20. With | between, only with at least one of them. */
  readonly with_genres?: string;
  /** Movies: only first released in this year. */
  readonly primary_release_year?: number;
  /** Shows: only with the first episode of the first season in this year; later seasons do not count. */
  readonly first_air_date_year?: number;
  /** Only with at least this average vote. */
  readonly "vote_average.gte"?: number;
  /** Only with at most this average vote. */
  readonly "vote_average.lte"?: number;
  /** Only with at least so many votes. */
  readonly "vote_count.gte"?: number;
  /** Only at least this long, in minutes. */
  readonly "with_runtime.gte"?: number;
  /** Only at most this long, in minutes. */
  readonly "with_runtime.lte"?: number;
  /** Only made in this language, ISO 639-1. */
  readonly with_original_language?: string;
  /** Shows: only from this country. */
  readonly with_origin_country?: CountryCode;
  /** Whether to include adult titles. */
  readonly include_adult?: boolean;
  /** Movies: only first released on this day or later. For shows a former name of `first_air_date.gte`. */
  readonly "primary_release_date.gte"?: string;
  /** Movies: only first released on this day or earlier. For shows a former name of `first_air_date.lte`. */
  readonly "primary_release_date.lte"?: string;
  /** Shows: only with the first episode on this day or later. */
  readonly "first_air_date.gte"?: string;
  /** Shows: only with the first episode on this day or earlier. */
  readonly "first_air_date.lte"?: string;
  /** Only on one of these services in `watch_region`: numbers with | between, at most 50. With commas between, only on all of them. */
  readonly with_watch_providers?: string;
  /** Only with an offer of one of these kinds in `watch_region`, | between: flatrate, free, ads, rent, buy. */
  readonly with_watch_monetization_types?: string;
  /** Only on none of these services in `watch_region`: numbers with commas between, at most 50. */
  readonly without_watch_providers?: string | ReadonlyArray<number>;
  /** Only with none of these genres: numbers with commas between, at most 20. */
  readonly without_genres?: string | ReadonlyArray<number>;
  /** Only with all of these keywords: numbers with commas between, at most 5. With | between, only with at least one of them. */
  readonly with_keywords?: string;
  /** Movies: only with all of these persons in cast or crew: numbers with commas between, at most 5. With | between, only with at least one of them. */
  readonly with_people?: string;
  /** Movies: only with an age rating of `certification_country` that is no stricter than this one. */
  readonly "certification.lte"?: string;
  /** Movies: whose age rating `certification.lte` is; `region` where left out. Alone it changes nothing. */
  readonly certification_country?: CountryCode;
  /** Where services are looked up; `region` where left out. */
  readonly watch_region?: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `search` takes. */
export interface SearchInput {
  /** Movies and shows together, or one of the two. */
  readonly type: "multi" | "movie" | "tv";
  /** The country, ISO 3166-1 alpha-2. */
  readonly region?: CountryCode;
  /** The page; the first where left out. */
  readonly page?: number;
  /** The same as `region`, which decides where both are given. */
  readonly country?: CountryCode;
  /** What to look for, 1 to 200 characters. */
  readonly query: string;
  /** Searches never find adult titles; `false` alone is taken. */
  readonly include_adult?: "false";
  /** Whether the query is searched for as it is, whatever it finds. */
  readonly exact?: boolean;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `autocomplete` takes. */
export interface AutocompleteInput {
  /** What was typed so far; empty results below 2 characters. */
  readonly query?: string;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `person` takes. */
export interface PersonInput {
  /** The film database's number of the person. */
  readonly id: number;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `credits` takes. */
export interface CreditsInput {
  /** The film database's number of the person. */
  readonly id: number;
  /** Only movies, or only shows. */
  readonly type?: "movie" | "tv";
  /** The order: best known, or newest first. */
  readonly sort_by?: "popularity.desc" | "release_date.desc";
  /** The page; the first where left out. */
  readonly page?: number;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `countries` takes. */
export interface CountriesInput {
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `providers` takes. */
export interface ProvidersInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly country: CountryCode;
  /** Only providers with movies, or with shows. */
  readonly type?: "movie" | "tv";
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `genres` takes. */
export interface GenresInput {
  /** Movies or shows. */
  readonly type: "movie" | "tv";
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `changes` takes. */
export interface ChangesInput {
  /** Only on one of these services: numbers with commas between, at most 50. */
  readonly providers?: string | ReadonlyArray<number>;
  /** Only on services of one of these provider families, a comma between; with `providers`, on any of both. */
  readonly provider_families?: string | ReadonlyArray<string>;
  /** Only these kinds of offer, a comma between: flatrate, free, ads, rent, buy. */
  readonly kinds?: string | ReadonlyArray<"flatrate" | "free" | "ads" | "rent" | "buy">;
  /** Only what came, or only what left. */
  readonly change?: "added" | "removed";
  /** Movies or shows. */
  readonly type?: "movie" | "tv";
  /** The country, or `*` for all, as where left out. */
  readonly country?: CountryCodeOrAll;
  /** How many, 1 to 100. */
  readonly first?: number;
  /** Goes on after this change, from newer to older. */
  readonly after?: string;
  /** Gives what was observed after this change, or since a day such as 2026-11-26 (UTC) and a few minutes before it, from older to newer. */
  readonly since?: string;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
}

/** What `sessionRating` takes. */
export interface SessionRatingInput {
  /** Movies or shows. */
  readonly type: "movie" | "tv";
  /** The film database's number of the title. */
  readonly id: number;
  /** The browser's anonymous session, a random UUID. */
  readonly session_id: string;
}

/** What `averageRating` takes. */
export interface AverageRatingInput {
  /** Movies or shows. */
  readonly type: "movie" | "tv";
  /** The film database's number of the title. */
  readonly id: number;
}

/** What `rateTitle` takes. */
export interface RateTitleInput {
  /** The film database's number of the title. */
  readonly content_id: number;
  readonly content_type: "movie" | "tv";
  /** 1 to 5 stars; 0 takes the rating back. */
  readonly rating: number;
  /** The browser's anonymous session, a random UUID. */
  readonly session_id: string;
}

/** What `sendContactMessage` takes. */
export interface SendContactMessageInput {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** For the site's own form; leave it out. */
  readonly website?: string | null;
  /** For the site's own form; leave it out. */
  readonly elapsedMs?: number | null;
}

/** What `availabilityExport` takes. */
export interface AvailabilityExportInput {
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
  /** Countries with commas between, at most 10, or `*` for all. */
  readonly country: string | ReadonlyArray<CountryCodeOrAll>;
  /** Goes on after the line with this cursor. */
  readonly after?: string;
  /** JSON objects, one a line, or a table with a row for each offer. */
  readonly format?: "ndjson" | "csv";
}

/** What `availabilityFeed` takes. */
export interface AvailabilityFeedInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly country: CountryCode;
  /** Only on one of these services: numbers with commas between, at most 50. */
  readonly providers?: string | ReadonlyArray<number>;
  /** Only on services of one of these provider families, a comma between; with `providers`, on any of both. */
  readonly provider_families?: string | ReadonlyArray<string>;
  /** Only these kinds of offer, a comma between: flatrate, free, ads, rent, buy. */
  readonly kinds?: string | ReadonlyArray<"flatrate" | "free" | "ads" | "rent" | "buy">;
  /** Only what came, or only what left. */
  readonly change?: "added" | "removed";
  /** Movies or shows. */
  readonly type?: "movie" | "tv";
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
  /** Only these titles: movies as `m550`, shows as `t1396`, a comma between, at most 100. */
  readonly titles?: string | ReadonlyArray<string>;
  /** Goes on after this change, from newer to older: the feed's link `next`. */
  readonly after?: string;
  /** @deprecated Former name of `providers`. */
  readonly provider?: string | ReadonlyArray<number>;
  /** @deprecated Former name of `provider_families`. */
  readonly family?: string | ReadonlyArray<string>;
}

/** What `releaseCalendar` takes. */
export interface ReleaseCalendarInput {
  /** The country, ISO 3166-1 alpha-2. */
  readonly country: CountryCode;
  /** The language of names and texts; what is not translated is in English. Taken without a region too, as `de`. */
  readonly language?:
    | "en-US"
    | "de-DE"
    | "fr-FR"
    | "es-ES"
    | "it-IT"
    | "pt-BR"
    | "ja-JP"
    | "ko-KR"
    | "hi-IN"
    | "ru-RU"
    | "zh-CN"
    | "th-TH"
    | "tr-TR"
    | "ar-SA";
  /** The list: movies as `m550`, a comma between, at most 50. */
  readonly titles: string | ReadonlyArray<string>;
}

/** The calls of a gateway. */
export interface FlickmapClient {
  /** A title with its credits, and where it can be watched in every country. `region` is taken and changes nothing. (`GET /api/movie/{id}`) */
  movieTitle<Options extends RequestOptions = RequestOptions>(
    input: MovieTitleInput,
    options?: Options,
  ): Promise<Result<Movie, Options>>;
  /** A title with its credits, and where it can be watched in every country. `region` is taken and changes nothing. (`GET /api/tv/{id}`) */
  tvTitle<Options extends RequestOptions = RequestOptions>(
    input: TvTitleInput,
    options?: Options,
  ): Promise<Result<Show, Options>>;
  /** Where a title can be watched in every country, as the film database writes it. (`GET /api/movie/{id}/watch/providers`) */
  movieWatchProviders<Options extends RequestOptions = RequestOptions>(
    input: MovieWatchProvidersInput,
    options?: Options,
  ): Promise<Result<WatchProviders, Options>>;
  /** Where a title can be watched in every country, as the film database writes it. (`GET /api/tv/{id}/watch/providers`) */
  tvWatchProviders<Options extends RequestOptions = RequestOptions>(
    input: TvWatchProvidersInput,
    options?: Options,
  ): Promise<Result<WatchProviders, Options>>;
  /** Where a title can be watched in some countries. (`GET /api/movie/{id}/availability`) */
  movieAvailability<Options extends RequestOptions = RequestOptions>(
    input: MovieAvailabilityInput,
    options?: Options,
  ): Promise<Result<TitleAvailability, Options>>;
  /** Where a title can be watched in some countries. (`GET /api/tv/{id}/availability`) */
  tvAvailability<Options extends RequestOptions = RequestOptions>(
    input: TvAvailabilityInput,
    options?: Options,
  ): Promise<Result<TitleAvailability, Options>>;
  /** Where up to 100 titles can be watched in up to 10 countries. A title that does not exist, or cannot be looked up for now, has a `problem`; the others have their availability. More than 25 titles are a bulk request, which waits for visitors' calls. (`GET /api/availability`) */
  availabilities<Options extends RequestOptions = RequestOptions>(
    input: AvailabilitiesInput,
    options?: Options,
  ): Promise<Result<BatchAvailability, Options>>;
  /** Where a season of a show can be watched in some countries. (`GET /api/tv/{id}/season/{season}/availability`) */
  seasonAvailability<Options extends RequestOptions = RequestOptions>(
    input: SeasonAvailabilityInput,
    options?: Options,
  ): Promise<Result<SeasonAvailability, Options>>;
  /** The title that has a number in another catalog. Exactly one of the parameters is given. (`GET /api/find`) */
  find<Options extends RequestOptions = RequestOptions>(
    input?: FindInput,
    options?: Options,
  ): Promise<Result<TitleItem, Options>>;
  /** Titles like this one. `region` is taken and changes nothing. (`GET /api/movie/{id}/similar`) */
  movieSimilar<Options extends RequestOptions = RequestOptions>(
    input: MovieSimilarInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** Titles like this one. `region` is taken and changes nothing. (`GET /api/tv/{id}/similar`) */
  tvSimilar<Options extends RequestOptions = RequestOptions>(
    input: TvSimilarInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** What people watch and look up these days. `region` is taken and changes nothing. (`GET /api/trending/{type}/{window}`) */
  trending<Options extends RequestOptions = RequestOptions>(
    input: TrendingInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** The most popular titles. `region` changes nothing for shows. (`GET /api/movie/popular`) */
  moviePopular<Options extends RequestOptions = RequestOptions>(
    input?: MoviePopularInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** The most popular titles. `region` changes nothing for shows. (`GET /api/tv/popular`) */
  tvPopular<Options extends RequestOptions = RequestOptions>(
    input?: TvPopularInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** The titles with the best votes. `region` changes nothing for shows. (`GET /api/movie/top_rated`) */
  movieTopRated<Options extends RequestOptions = RequestOptions>(
    input?: MovieTopRatedInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** The titles with the best votes. `region` changes nothing for shows. (`GET /api/tv/top_rated`) */
  tvTopRated<Options extends RequestOptions = RequestOptions>(
    input?: TvTopRatedInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** Movies in cinemas now. (`GET /api/movie/now_playing`) */
  movieNowPlaying<Options extends RequestOptions = RequestOptions>(
    input?: MovieNowPlayingInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** Movies that come to cinemas soon. (`GET /api/movie/upcoming`) */
  movieUpcoming<Options extends RequestOptions = RequestOptions>(
    input?: MovieUpcomingInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** Titles by genre, year, votes, length, language, and the services that have them. `region` changes nothing for shows, except where it replaces `watch_region`. Where the best rated come first (`vote_average.desc`) without as many votes as the site asks for, the header `Flickmap-Hint` says how many those are. (`GET /api/discover/{type}`) */
  discover<Options extends RequestOptions = RequestOptions>(
    input: DiscoverInput,
    options?: Options,
  ): Promise<Result<Page, Options>>;
  /** Titles by name, persons left out. `region` changes nothing except for movies. A query that ends in a year finds titles of that year, or of the year before or after. One that finds nothing is searched for in the other ways of writing it, such as simplified Chinese; one that finds nothing, or clearly less than the title's name that it nearly is, is corrected: see `correction`. A number or URL of IMDb or TMDB, such as `tt0137523` or `tmdb:550`, finds its title. (`GET /api/search/{type}`) */
  search<Options extends RequestOptions = RequestOptions>(
    input: SearchInput,
    options?: Options,
  ): Promise<Result<SearchPage, Options>>;
  /** The first titles whose name fits what was typed so far. (`GET /api/autocomplete`) */
  autocomplete<Options extends RequestOptions = RequestOptions>(
    input?: AutocompleteInput,
    options?: Options,
  ): Promise<Result<ReadonlyArray<Suggestion>, Options>>;
  /** A person, and what they are known for. (`GET /api/person/{id}`) */
  person<Options extends RequestOptions = RequestOptions>(
    input: PersonInput,
    options?: Options,
  ): Promise<Result<Person, Options>>;
  /** Every title that a person took part in, with what they did. (`GET /api/person/{id}/credits`) */
  credits<Options extends RequestOptions = RequestOptions>(
    input: CreditsInput,
    options?: Options,
  ): Promise<Result<CreditPage, Options>>;
  /** Every country with availability, the nine most requested first. (`GET /api/countries`) */
  countries<Options extends RequestOptions = RequestOptions>(
    input?: CountriesInput,
    options?: Options,
  ): Promise<Result<ReadonlyArray<Country>, Options>>;
  /** The providers of a country, grouped by provider family. Families are in the order of their most prominent provider. (`GET /api/providers`) */
  providers<Options extends RequestOptions = RequestOptions>(
    input: ProvidersInput,
    options?: Options,
  ): Promise<Result<ReadonlyArray<ProviderFamily>, Options>>;
  /** The genres of movies or of shows. (`GET /api/genres/{type}`) */
  genres<Options extends RequestOptions = RequestOptions>(
    input: GenresInput,
    options?: Options,
  ): Promise<Result<ReadonlyArray<Genre>, Options>>;
  /** What came to streaming services, and what left them. From the newest to the oldest, or with `since` what was observed after a change. Stored for 180 days. (`GET /api/changes`) */
  changes<Options extends RequestOptions = RequestOptions>(
    input?: ChangesInput,
    options?: Options,
  ): Promise<Result<AvailabilityChanges, Options>>;
  /** The stars this session gave a title. (`GET /api/ratings/{type}/{id}`) */
  sessionRating<Options extends RequestOptions = RequestOptions>(
    input: SessionRatingInput,
    options?: Options,
  ): Promise<Result<SessionRating, Options>>;
  /** What visitors of the site rated a title. (`GET /api/ratings/average/{type}/{id}`) */
  averageRating<Options extends RequestOptions = RequestOptions>(
    input: AverageRatingInput,
    options?: Options,
  ): Promise<Result<AverageRating, Options>>;
  /** Rates a title, or takes a rating back with 0 stars. Taken from the site's own pages and from programs, not from other sites' pages. (`POST /api/ratings`) */
  rateTitle<Options extends RequestOptions = RequestOptions>(
    input: RateTitleInput,
    options?: Options,
  ): Promise<Result<AverageRating, Options>>;
  /** Sends a message to the people who run the site. Taken from the site's own pages and from programs, not from other sites' pages. (`POST /api/contact`) */
  sendContactMessage<Options extends RequestOptions = RequestOptions>(
    input: SendContactMessageInput,
    options?: Options,
  ): Promise<Result<ContactReceipt, Options>>;
  /** Every known title with offers in a country, or in any. One JSON object a line, movies before shows, each by its number. The last line says how many titles came before, and the SHA-256 of their lines: without it the export is not whole. Until every known title has been observed for the first time, the response is 503 with `Retry-After`. To go on after a broken connection send the `cursor` of the last title as `after`. Compressed for clients that ask for it. All countries (`*`) may need an API key. (`GET /api/export/availability`) */
  availabilityExport<Options extends RequestOptions = RequestOptions>(
    input: AvailabilityExportInput,
    options?: Options,
  ): Promise<Result<Lines<ExportedTitle>, Options>>;
  /** The latest changes in a country, for feed readers. An Atom feed (RFC 4287) of the 50 newest changes that fit the filters; its link `next` leads to older ones (RFC 5005). (`GET /feeds/{country}.atom`) */
  availabilityFeed<Options extends RequestOptions = RequestOptions>(
    input: AvailabilityFeedInput,
    options?: Options,
  ): Promise<Result<string, Options>>;
  /** When the movies of a list come out in a country, for calendars. An iCalendar (RFC 5545) of the days in cinemas and of the digital releases. Shows have none, and are left out. Its description names the movies that the film database has no more, and those that could not be looked up. (`GET /calendar/{country}.ics`) */
  releaseCalendar<Options extends RequestOptions = RequestOptions>(
    input: ReleaseCalendarInput,
    options?: Options,
  ): Promise<Result<string, Options>>;
}

/** The calls, as they are sent. */
export const operations: { readonly [Name in keyof FlickmapClient]: Operation } = {
  movieTitle: { method: "GET", path: "/api/movie/{id}", takes: "query", gives: "json" },
  tvTitle: { method: "GET", path: "/api/tv/{id}", takes: "query", gives: "json" },
  movieWatchProviders: {
    method: "GET",
    path: "/api/movie/{id}/watch/providers",
    takes: "query",
    gives: "json",
  },
  tvWatchProviders: {
    method: "GET",
    path: "/api/tv/{id}/watch/providers",
    takes: "query",
    gives: "json",
  },
  movieAvailability: {
    method: "GET",
    path: "/api/movie/{id}/availability",
    takes: "query",
    gives: "json",
  },
  tvAvailability: {
    method: "GET",
    path: "/api/tv/{id}/availability",
    takes: "query",
    gives: "json",
  },
  availabilities: { method: "GET", path: "/api/availability", takes: "query", gives: "json" },
  seasonAvailability: {
    method: "GET",
    path: "/api/tv/{id}/season/{season}/availability",
    takes: "query",
    gives: "json",
  },
  find: { method: "GET", path: "/api/find", takes: "query", gives: "json" },
  movieSimilar: { method: "GET", path: "/api/movie/{id}/similar", takes: "query", gives: "json" },
  tvSimilar: { method: "GET", path: "/api/tv/{id}/similar", takes: "query", gives: "json" },
  trending: { method: "GET", path: "/api/trending/{type}/{window}", takes: "query", gives: "json" },
  moviePopular: { method: "GET", path: "/api/movie/popular", takes: "query", gives: "json" },
  tvPopular: { method: "GET", path: "/api/tv/popular", takes: "query", gives: "json" },
  movieTopRated: { method: "GET", path: "/api/movie/top_rated", takes: "query", gives: "json" },
  tvTopRated: { method: "GET", path: "/api/tv/top_rated", takes: "query", gives: "json" },
  movieNowPlaying: { method: "GET", path: "/api/movie/now_playing", takes: "query", gives: "json" },
  movieUpcoming: { method: "GET", path: "/api/movie/upcoming", takes: "query", gives: "json" },
  discover: { method: "GET", path: "/api/discover/{type}", takes: "query", gives: "json" },
  search: { method: "GET", path: "/api/search/{type}", takes: "query", gives: "json" },
  autocomplete: { method: "GET", path: "/api/autocomplete", takes: "query", gives: "json" },
  person: { method: "GET", path: "/api/person/{id}", takes: "query", gives: "json" },
  credits: { method: "GET", path: "/api/person/{id}/credits", takes: "query", gives: "json" },
  countries: { method: "GET", path: "/api/countries", takes: "query", gives: "json" },
  providers: { method: "GET", path: "/api/providers", takes: "query", gives: "json" },
  genres: { method: "GET", path: "/api/genres/{type}", takes: "query", gives: "json" },
  changes: { method: "GET", path: "/api/changes", takes: "query", gives: "json" },
  sessionRating: { method: "GET", path: "/api/ratings/{type}/{id}", takes: "query", gives: "json" },
  averageRating: {
    method: "GET",
    path: "/api/ratings/average/{type}/{id}",
    takes: "query",
    gives: "json",
  },
  rateTitle: { method: "POST", path: "/api/ratings", takes: "body", gives: "json" },
  sendContactMessage: { method: "POST", path: "/api/contact", takes: "body", gives: "json" },
  availabilityExport: {
    method: "GET",
    path: "/api/export/availability",
    takes: "query",
    gives: "lines",
  },
  availabilityFeed: { method: "GET", path: "/feeds/{country}.atom", takes: "query", gives: "text" },
  releaseCalendar: {
    method: "GET",
    path: "/calendar/{country}.ics",
    takes: "query",
    gives: "text",
  },
};
