import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MovieTitle, TvShowTitle, TitlePage as TitlePageParent, DataFreshness } from '../domain/titles/title.ts';
import type { TitleKey } from '../film-database/title-key.ts';
import type { CollectionReference, CastMember as CastMemberParent } from '../domain/titles/details.ts';
import type { Genre as GenreParent, Keyword as KeywordParent } from '../domain/titles/reference-lists.ts';
import type { SeasonParent, LanguageParent, ImageParent, UserErrorParent } from '../api/graphql/parents.ts';
import type { CreditedPerson, PersonPage as PersonPageParent, Credit as CreditParent, CreditPage as CreditPageParent } from '../domain/people/person.ts';
import type { Country as CountryParent } from '../domain/titles/countries.ts';
import type { Availability as AvailabilityParent, Offer as OfferParent } from '../domain/availability/provider-availability.ts';
import type { NamedChange, ChangesPage } from '../domain/changes/changes.ts';
import type { Provider as ProviderParent } from '../domain/availability/offers.ts';
import type { ProviderFamily as ProviderFamilyParent } from '../domain/availability/families.ts';
import type { SearchShortcuts as SearchShortcutsParent } from '../domain/search/shortcuts.ts';
import type { CountryProviderFamily as CountryProviderFamilyParent } from '../domain/availability/providers.ts';
import type { Home as HomeParent, HomeRow as HomeRowParent, GenreTile as GenreTileParent } from '../domain/home/home.ts';
import type { RatingSummary as RatingSummaryParent } from '../domain/ratings/rating-summaries.ts';
import type { GraphQLContext } from '../api/graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 3166-1 alpha-2 country code, such as `DE`. Lower case is taken too, and `UK` and `EL` for `GB` and `GR`. */
  CountryCode: { input: string; output: string; }
  /** A calendar date without a time, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** A moment in UTC, ISO 8601, such as `2025-03-29T12:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * A title's number in a list of references: a whole number. One that no title can have, such as one above
   * 2147483647, is the problem of its reference alone.
   */
  TitleNumber: { input: number; output: number; }
  /** An https or http address. One of the gateway itself has no host where the gateway was not told its public address. */
  URL: { input: string; output: string; }
  /** A universally unique identifier, 36 characters with hyphens. */
  UUID: { input: string; output: string; }
};

/** Where a title can be watched in one country. Availability data by JustWatch, through the film database; invented where the source is the sample. */
export type Availability = {
  readonly __typename?: 'Availability';
  /** The country of this availability; null where the film database does not cover it. */
  readonly country?: Maybe<Country>;
  /** The country as it was requested. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** How old the data is and where it comes from; null where there is none. */
  readonly freshness?: Maybe<Freshness>;
  /** The kinds that there are offers of; empty for `NONE_KNOWN`, null where the status says that nothing can be known. */
  readonly kinds?: Maybe<ReadonlyArray<OfferKind>>;
  /** The film database's own page of offers; null when it gives none. */
  readonly link?: Maybe<Scalars['URL']['output']>;
  /** The offers, by kind and then by the services' display priority; empty for `NONE_KNOWN`, null where the status says that nothing can be known. */
  readonly offers?: Maybe<ReadonlyArray<Offer>>;
  /** Which of the four results this is. */
  readonly status: AvailabilityStatus;
  /** Where else it can be streamed, by subscription or free, by name; null where this country has offers, and when the film database is unavailable. */
  readonly streamingElsewhere?: Maybe<ReadonlyArray<Country>>;
};


/** Where a title can be watched in one country. Availability data by JustWatch, through the film database; invented where the source is the sample. */
export type AvailabilityOffersArgs = {
  kinds?: InputMaybe<ReadonlyArray<OfferKind>>;
};

/**
 * An offer that came to a service in a country, or left it. Flickmap compares what the film database
 * says of a title about once a day: `observedAt` is when Flickmap first observed the change, not when
 * the service made it. Invented where the source is the sample.
 */
export type AvailabilityChange = {
  readonly __typename?: 'AvailabilityChange';
  /** Whether the offer came or went. */
  readonly change: ChangeDirection;
  /** The country of the offer. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** Identifies the change; it stays the same. */
  readonly id: Scalars['ID']['output'];
  /** How the service lets, or let, it be watched. */
  readonly kind: OfferKind;
  /** When Flickmap observed it. What left was missing in two observations at least six hours apart. */
  readonly observedAt: Scalars['DateTime']['output'];
  /**
   * When Flickmap had observed the title last before, most often a day: the change is of the time between the two. Further
   * apart after a time in which nothing was observed. Null for changes that were stored before this was.
   */
  readonly previouslyObservedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The service; null when the film database has it no more. */
  readonly provider?: Maybe<Provider>;
  /** The film database's number for the service. */
  readonly providerId: Scalars['Int']['output'];
  /** The title as it is now; null when the film database has it no more. What lists show is in the fields below, without a call. */
  readonly title?: Maybe<Title>;
  /** The film database's number for the title. */
  readonly titleId: Scalars['Int']['output'];
  /** What the title was called when the change was observed, or is called in the language of the operation where that is known. */
  readonly titleName: Scalars['String']['output'];
  /** The title's upright artwork at that time; null when there was none. */
  readonly titlePoster?: Maybe<Poster>;
  /** That name as it is in the title's URL on the site; empty where it has no Latin letter or digit. */
  readonly titleSlug: Scalars['String']['output'];
  /** Whether the title is a movie or a show. */
  readonly titleType: TitleType;
  /** The year of release or of the first episode, as it was known then; null when unknown. */
  readonly titleYear?: Maybe<Scalars['Int']['output']>;
};

/** Part of the changes, newest first. */
export type AvailabilityChangeConnection = {
  readonly __typename?: 'AvailabilityChangeConnection';
  /** The changes with their positions. */
  readonly edges: ReadonlyArray<AvailabilityChangeEdge>;
  /** When Flickmap first observed a title; null while it has observed none. */
  readonly observingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A change and its position in the list. */
export type AvailabilityChangeEdge = {
  readonly __typename?: 'AvailabilityChangeEdge';
  /** The position of the change, for `after`; it stays the same while changes are added. */
  readonly cursor: Scalars['String']['output'];
  /** The change. */
  readonly node: AvailabilityChange;
};

/** What is known of a title's availability in a country. The four results are never confused. */
export type AvailabilityStatus =
  /** The film database has no availability data for the country at all. */
  | 'COUNTRY_NOT_COVERED'
  /** The film database is unavailable and nothing is cached: retry later. */
  | 'FILM_DATABASE_UNAVAILABLE'
  /** At least one service has it. */
  | 'HAS_OFFERS'
  /** The film database covers the country and knows of no offer. */
  | 'NONE_KNOWN';

/** Wide artwork of a title, 16:9. */
export type Backdrop = {
  readonly __typename?: 'Backdrop';
  /** The film database's path of the picture. */
  readonly path: Scalars['String']['output'];
  /** Addresses of all sizes, ready for the `srcset` of an `img`. */
  readonly srcset: Scalars['String']['output'];
  /** The picture's address in one size. */
  readonly url: Scalars['URL']['output'];
};


/** Wide artwork of a title, 16:9. */
export type BackdropSrcsetArgs = {
  relative?: Scalars['Boolean']['input'];
};


/** Wide artwork of a title, 16:9. */
export type BackdropUrlArgs = {
  relative?: Scalars['Boolean']['input'];
  size?: BackdropSize;
};

/** Widths of backdrops, in pixels. */
export type BackdropSize =
  /** As it was uploaded. */
  | 'ORIGINAL'
  /** 300 pixels. */
  | 'W300'
  /** 780 pixels. */
  | 'W780'
  /** 1280 pixels. */
  | 'W1280';

/** Who may store a response. */
export type CacheControlScope =
  /** Only the client that requested it. */
  | 'PRIVATE'
  /** Any cache, one for all visitors included. */
  | 'PUBLIC';

/** Someone who plays in a title. */
export type CastMember = {
  readonly __typename?: 'CastMember';
  /** Whom they play; null when unknown. */
  readonly character?: Maybe<Scalars['String']['output']>;
  /** The actor's name. */
  readonly name: Scalars['String']['output'];
  /** The actor. */
  readonly person: Person;
  /** A portrait; null when there is none. */
  readonly profile?: Maybe<Profile>;
};

/** An age rating of movies. */
export type Certification = {
  readonly __typename?: 'Certification';
  /** What it means, in English; null when the film database does not say. */
  readonly meaning?: Maybe<Scalars['String']['output']>;
  /** The rating, such as `PG-13`. */
  readonly name: Scalars['String']['output'];
};

/** Whether an offer came or went. */
export type ChangeDirection =
  /** The service began to offer the title. */
  | 'ADDED'
  /** The service no longer offers the title. */
  | 'REMOVED';

/** A series of movies. */
export type Collection = Node & {
  readonly __typename?: 'Collection';
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
  /** What it is called, such as `Toy Story Collection`. */
  readonly name: Scalars['String']['output'];
  /** Its movies by release: one call to the film database, when not cached. Null where it could not be had. */
  readonly parts?: Maybe<ReadonlyArray<Movie>>;
  /** The film database's number for the series. */
  readonly tmdbId: Scalars['Int']['output'];
};

/** A message to the people who run the site. */
export type ContactMessageInput = {
  /** For the site's own pages, may change at any time: how many milliseconds the form was open; too few, and the message is dropped. */
  readonly elapsedMs?: InputMaybe<Scalars['Int']['input']>;
  /** Where a reply is sent. */
  readonly email: Scalars['String']['input'];
  /** The message, 10 to 5,000 characters. */
  readonly message: Scalars['String']['input'];
  /** Who writes, at least 2 characters. */
  readonly name: Scalars['String']['input'];
  /** What it is about, at least 5 characters. */
  readonly subject: Scalars['String']['input'];
  /** For the site's own pages, may change at any time: a field that people never see and programs fill in: anything but empty, and the message is dropped. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** A country that the film database has availability for. */
export type Country = {
  readonly __typename?: 'Country';
  /** Its ISO 3166-1 code. */
  readonly code: Scalars['CountryCode']['output'];
  /** The language that its rows on the home page are made of; English where the country has no row of its own. */
  readonly language: Language;
  /** Its name in the language of the operation. */
  readonly name: Scalars['String']['output'];
};

/** A provider family as it is offered in one country. */
export type CountryProviderFamily = {
  readonly __typename?: 'CountryProviderFamily';
  /** The provider family. */
  readonly family: ProviderFamily;
  /** The logo of its first provider; null when there is none. */
  readonly logo?: Maybe<Logo>;
  /** Its providers in the country, most prominent first. */
  readonly providers: ReadonlyArray<Provider>;
};

/** The services that a visitor has in one country. */
export type CountryServices = {
  /** The country. */
  readonly country: Scalars['CountryCode']['input'];
  /** Identifiers of provider families, such as `netflix`, and numbers of providers, such as `8`: 1 to 100. */
  readonly services: ReadonlyArray<Scalars['String']['input']>;
};

/** A title with all that a person did in it. */
export type Credit = {
  readonly __typename?: 'Credit';
  /** Whom they play; empty where they play nobody or that is unknown. */
  readonly characters: ReadonlyArray<Scalars['String']['output']>;
  /** What they did of the crew's work, such as `Director`; empty for none. */
  readonly jobs: ReadonlyArray<Scalars['String']['output']>;
  /** The title. */
  readonly title: Title;
};

/** One page of a filmography, up to 20 titles. */
export type CreditPage = {
  readonly __typename?: 'CreditPage';
  /** How old the filmography is and where it comes from. */
  readonly freshness: Freshness;
  /** The position of this page in the filmography. */
  readonly pageInfo: PageNumberInfo;
  /** The titles in order. */
  readonly results: ReadonlyArray<Credit>;
};

/** The order of a filmography. */
export type CreditSort =
  /** Newest first; titles without a date last. */
  | 'newest'
  /** What they are known for first, then what is most talked about; talk shows and other appearances as themselves last. */
  | 'popularity';

/** A film database that data can come from. */
export type DataSource =
  /** The embedded sample film database: real titles, invented availability. */
  | 'SAMPLE'
  /** The Movie Database (TMDB). */
  | 'TMDB';

/** What a discover list shall hold. Every field narrows it; a field left out does not. */
export type DiscoverFilter = {
  /** Only with at least one of these genres, at most 20; not together with `genres`. */
  readonly anyGenres?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Whose age rating `certificationMax` is; `region` where left out. */
  readonly certificationCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Movies: only with an age rating of `certificationCountry` that is no stricter than this one, such as `PG-13`. */
  readonly certificationMax?: InputMaybe<Scalars['String']['input']>;
  /** Only with all of these genres, at most 20. */
  readonly genres?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Whether to include adult titles. */
  readonly includeAdult?: Scalars['Boolean']['input'];
  /** Only with all of these keywords, at most 5. */
  readonly keywords?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Only with an offer of at least one of these kinds in `region`. */
  readonly offerKinds?: InputMaybe<ReadonlyArray<OfferKind>>;
  /** Shows: only from this country. */
  readonly originCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Only made in this language, an ISO 639-1 code. */
  readonly originalLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Movies: only with all of these persons in cast or crew, at most 5. */
  readonly people?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Only on at least one of these services in `region`, at most 50 numbers of providers. */
  readonly providers?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Movies: only with a release in this country. With `providers` or `offerKinds`: the country they are looked up in, for shows too. */
  readonly region?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Only released or first aired on this day or later. */
  readonly releasedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Only released or first aired on this day or earlier. */
  readonly releasedTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only at most this long, in minutes. */
  readonly runtimeMax?: InputMaybe<Scalars['Int']['input']>;
  /** Only at least this long, in minutes. */
  readonly runtimeMin?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at most this average vote, 0 to 10. */
  readonly voteAverageMax?: InputMaybe<Scalars['Float']['input']>;
  /** Only with at least this average vote, 0 to 10. */
  readonly voteAverageMin?: InputMaybe<Scalars['Float']['input']>;
  /** Only with at least so many votes, 0 to 1,000,000. */
  readonly voteCountMin?: InputMaybe<Scalars['Int']['input']>;
  /** Only with none of these genres, at most 20. */
  readonly withoutGenres?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Only on none of these services in `region`, at most 50. */
  readonly withoutProviders?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Only released (movies) or first aired (shows) in this year, 1870 to 2100. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** The order of a discover list. */
export type DiscoverSort =
  /** Least talked about first. */
  | 'popularity.asc'
  /** Most talked about first. */
  | 'popularity.desc'
  /** Oldest first: by release (movies) or first episode (shows). */
  | 'release_date.asc'
  /** Newest first: by release (movies) or first episode (shows). */
  | 'release_date.desc'
  /** Worst votes first. */
  | 'vote_average.asc'
  /** Best votes first. */
  | 'vote_average.desc';

/** A title's identifiers in other catalogs. */
export type ExternalIds = {
  readonly __typename?: 'ExternalIds';
  /** IMDb's, such as `tt0137523`; null when unknown. */
  readonly imdb?: Maybe<Scalars['String']['output']>;
  /** Wikidata's, such as `Q190050`; null when unknown. */
  readonly wikidata?: Maybe<Scalars['String']['output']>;
};

/** A title that the film database has no more. */
export type FormerTitle = {
  readonly __typename?: 'FormerTitle';
  /** What it was last called; null where it was never observed. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The number that it had in the film database. */
  readonly tmdbId: Scalars['Int']['output'];
  /** Movie or show. */
  readonly type: TitleType;
  /** Its year of release or of the first episode; null when unknown. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};

/** How old data of the film database is, and which film database it comes from. */
export type Freshness = {
  readonly __typename?: 'Freshness';
  /** How many seconds ago that was. */
  readonly ageSeconds: Scalars['Int']['output'];
  /** When the data was fetched. */
  readonly fetchedAt: Scalars['DateTime']['output'];
  /** Where the data comes from. */
  readonly source: DataSource;
  /** True when the data is past its lifetime: the film database is unavailable, or the data is being refreshed. */
  readonly stale: Scalars['Boolean']['output'];
};

/** A kind of story, by the film database's list. Movies and shows have separate lists. */
export type Genre = Node & {
  readonly __typename?: 'Genre';
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
  /** Its name in the language of the operation. */
  readonly name: Scalars['String']['output'];
  /** The film database's number for the genre. */
  readonly tmdbId: Scalars['Int']['output'];
};

/** A genre with the type of title whose list it is from. */
export type GenreShortcut = {
  readonly __typename?: 'GenreShortcut';
  /** The genre. */
  readonly genre: Genre;
  /** Whether it is one of movies or of shows. */
  readonly type: TitleType;
};

/** A genre with a picture to stand for it. */
export type GenreTile = {
  readonly __typename?: 'GenreTile';
  /** Artwork of a title of the genre; null when there is none. */
  readonly backdrop?: Maybe<Backdrop>;
  /** The genre. */
  readonly genre: Genre;
};

/** The selection of the home page. */
export type Home = {
  readonly __typename?: 'Home';
  /** The country it is made for; null for the world. */
  readonly country?: Maybe<Country>;
  /** Five trending movies, those in the country's language first; null when the film database is unavailable. */
  readonly featured?: Maybe<ReadonlyArray<Movie>>;
  /** The first six movie genres, each with a picture; null when the film database is unavailable. */
  readonly genreTiles?: Maybe<ReadonlyArray<GenreTile>>;
  /** The rows in their order. The country's own rows are left out where its language is English or nothing was found. */
  readonly rows: ReadonlyArray<HomeRow>;
};

/** A row of the home page. */
export type HomeRow = {
  readonly __typename?: 'HomeRow';
  /** The discover list that continues the row. */
  readonly discover: HomeRowDiscover;
  /** Which row it is. */
  readonly kind: HomeRowKind;
  /** Up to ten titles; null when the film database is unavailable. */
  readonly titles?: Maybe<ReadonlyArray<Title>>;
  /** The type of its titles. */
  readonly type: TitleType;
};

/** The filters of the discover list that continues a row. */
export type HomeRowDiscover = {
  readonly __typename?: 'HomeRowDiscover';
  /** The language; null for any. */
  readonly originalLanguage?: Maybe<Scalars['String']['output']>;
  /** The country; null for the world. */
  readonly region?: Maybe<Scalars['CountryCode']['output']>;
  /** The first day of release; null for any. */
  readonly releasedFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day of release; null for any. */
  readonly releasedTo?: Maybe<Scalars['Date']['output']>;
  /** The order. */
  readonly sort: DiscoverSort;
};

/** The rows of the home page. */
export type HomeRowKind =
  /** Movies released in the six months before the reference date. */
  | 'JUST_RELEASED'
  /** Movies in the country's language. */
  | 'LOCAL_MOVIES'
  /** Shows from the country in its language. */
  | 'LOCAL_TV_SHOWS'
  /** Popular movies. */
  | 'POPULAR_MOVIES'
  /** Trending shows. */
  | 'TRENDING_TV_SHOWS'
  /** Movies to be released in the twelve months after the reference date. */
  | 'UPCOMING_MOVIES';

/** A word that titles are found by, such as `time travel`. */
export type Keyword = {
  readonly __typename?: 'Keyword';
  /** The word or words, in English. */
  readonly name: Scalars['String']['output'];
  /** The film database's number for the keyword. */
  readonly tmdbId: Scalars['Int']['output'];
};

/** A language. */
export type Language = {
  readonly __typename?: 'Language';
  /** Its ISO 639-1 code as the film database uses it, such as `de`; Cantonese is `cn`. */
  readonly code: Scalars['String']['output'];
  /** Its name in the language of the operation; the code where nobody has a name for it. */
  readonly name: Scalars['String']['output'];
};

/** A language that operations answer in. */
export type LanguageCode =
  /** Arabic. */
  | 'ar'
  /** German. */
  | 'de'
  /** English. */
  | 'en'
  /** Spanish. */
  | 'es'
  /** French. */
  | 'fr'
  /** Hindi. */
  | 'hi'
  /** Italian. */
  | 'it'
  /** Japanese. */
  | 'ja'
  /** Korean. */
  | 'ko'
  /** Brazilian Portuguese. */
  | 'pt-BR'
  /** Russian. */
  | 'ru'
  /** Thai. */
  | 'th'
  /** Turkish. */
  | 'tr'
  /** Simplified Chinese. */
  | 'zh';

/** A title's slug in a language. */
export type LanguageSlug = {
  readonly __typename?: 'LanguageSlug';
  /** The language. */
  readonly language: LanguageCode;
  /** The slug there; empty where the name has no Latin letter or digit. */
  readonly slug: Scalars['String']['output'];
};

/** A square logo of a service. */
export type Logo = {
  readonly __typename?: 'Logo';
  /** The film database's path of the picture. */
  readonly path: Scalars['String']['output'];
  /** The picture's address in one size. */
  readonly url: Scalars['URL']['output'];
};


/** A square logo of a service. */
export type LogoUrlArgs = {
  relative?: Scalars['Boolean']['input'];
  size?: LogoSize;
};

/** Widths of logos, in pixels. */
export type LogoSize =
  /** 45 pixels. */
  | 'W45'
  /** 92 pixels. */
  | 'W92'
  /** 154 pixels. */
  | 'W154';

/** A film. */
export type Movie = Node & Title & {
  readonly __typename?: 'Movie';
  /** Details: where it can be watched in each of several countries. */
  readonly availabilities?: Maybe<ReadonlyArray<Availability>>;
  /** Details: where it can be watched in one country; null when the film database has the title no more. */
  readonly availability?: Maybe<Availability>;
  /** Wide artwork without text; null when there is none. */
  readonly backdrop?: Maybe<Backdrop>;
  /** Details: who plays in it, leading roles first. */
  readonly cast?: Maybe<ReadonlyArray<CastMember>>;
  /** Details: the age rating in one country as that country writes it, such as `PG-13`; null when unknown. */
  readonly certification?: Maybe<Scalars['String']['output']>;
  /** Details: the series that it belongs to; null where it belongs to none. */
  readonly collection?: Maybe<Collection>;
  /** Details: the countries in which it has at least one offer of the given kinds; null when the film database is unavailable. */
  readonly countriesWithOffers?: Maybe<ReadonlyArray<Country>>;
  /** Details: who directed it; empty when unknown. */
  readonly directors?: Maybe<ReadonlyArray<Person>>;
  /** Details: its identifiers elsewhere. */
  readonly externalIds?: Maybe<ExternalIds>;
  /** How old these facts are and where they come from. */
  readonly freshness: Freshness;
  /** What its genres are, most telling first. */
  readonly genres?: Maybe<ReadonlyArray<Genre>>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
  /** The title in the language of the operation, else in English where one is known. */
  readonly name: Scalars['String']['output'];
  /** BCP 47: the language of the name where it is not that of the operation; null where it is. */
  readonly nameLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the offers of some services in up to four countries, in the order of the countries; null where nothing is known of one of them. */
  readonly offersOf?: Maybe<ReadonlyArray<Offer>>;
  /** The language it was made in; null when unknown. */
  readonly originalLanguage?: Maybe<Language>;
  /** The title in its original language and script. */
  readonly originalName: Scalars['String']['output'];
  /** What it is about; null when the film database has none. */
  readonly overview?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the overview where it is not that of the operation; null where it is. */
  readonly overviewLanguage?: Maybe<Scalars['String']['output']>;
  /** Upright artwork; null when there is none. */
  readonly poster?: Maybe<Poster>;
  /** Details: the countries it was produced in. */
  readonly productionCountries?: Maybe<ReadonlyArray<Country>>;
  /** What visitors of this site rated it. */
  readonly rating: RatingSummary;
  /** The day of its first release anywhere; null when unknown. */
  readonly releaseDate?: Maybe<Scalars['Date']['output']>;
  /** Details: when it came, or comes, to cinemas and to digital services in one country. */
  readonly releaseDates?: Maybe<ReleaseDates>;
  /** Details: its length in minutes; null when unknown. */
  readonly runtime?: Maybe<Scalars['Int']['output']>;
  /**
   * A picture for links to its page, a PNG of 1200 × 630 pixels: poster, name, year, and where it can be watched in one country,
   * in the language of the operation. Null where the gateway serves no images.
   */
  readonly shareImage?: Maybe<Scalars['URL']['output']>;
  /** Details: movies like this one, closest first. */
  readonly similar?: Maybe<ReadonlyArray<Title>>;
  /** The title as it is in the movie's URL on the site. */
  readonly slug: Scalars['String']['output'];
  /** Details: the slug in each language of the site where that is another one than `slug`: it is made from the name there. */
  readonly slugs?: Maybe<ReadonlyArray<LanguageSlug>>;
  /** Details: the languages spoken in it. */
  readonly spokenLanguages?: Maybe<ReadonlyArray<Language>>;
  /** The film database's number for the movie. */
  readonly tmdbId: Scalars['Int']['output'];
  /** Details: a trailer, at the site that has it; null when there is none. */
  readonly trailer?: Maybe<Trailer>;
  /** Always `MOVIE`. */
  readonly type: TitleType;
  /** The film database's average vote, 0 to 10; 0 when nobody has voted. */
  readonly voteAverage: Scalars['Float']['output'];
  /** How many votes are behind `voteAverage`. */
  readonly voteCount: Scalars['Int']['output'];
  /** The year of release; null when unknown. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};


/** A film. */
export type MovieAvailabilitiesArgs = {
  countries?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
};


/** A film. */
export type MovieAvailabilityArgs = {
  country: Scalars['CountryCode']['input'];
};


/** A film. */
export type MovieCastArgs = {
  first?: Scalars['Int']['input'];
};


/** A film. */
export type MovieCertificationArgs = {
  country: Scalars['CountryCode']['input'];
};


/** A film. */
export type MovieCountriesWithOffersArgs = {
  kinds?: ReadonlyArray<OfferKind>;
};


/** A film. */
export type MovieOffersOfArgs = {
  kinds?: InputMaybe<ReadonlyArray<OfferKind>>;
  services: ReadonlyArray<CountryServices>;
};


/** A film. */
export type MovieReleaseDatesArgs = {
  country: Scalars['CountryCode']['input'];
};


/** A film. */
export type MovieShareImageArgs = {
  country: Scalars['CountryCode']['input'];
  relative?: Scalars['Boolean']['input'];
};


/** A film. */
export type MovieSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** What visitors can store. Neither mutation needs an account; both are limited per address. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Gives a title stars, or takes them back. */
  readonly rateTitle?: Maybe<RateTitlePayload>;
  /** Sends a message to the people who run the site. */
  readonly sendContactMessage?: Maybe<SendContactMessagePayload>;
};


/** What visitors can store. Neither mutation needs an account; both are limited per address. */
export type MutationRateTitleArgs = {
  input: RateTitleInput;
};


/** What visitors can store. Neither mutation needs an account; both are limited per address. */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};

/** A title by its name. A title of exactly the year counts, else one of the year before or after; several are given back as candidates. */
export type NamedTitle = {
  /** The name, in the language of the operation, in English or in the original language, at most 200 characters. Case, accents and punctuation do not count. */
  readonly name: Scalars['String']['input'];
  /** Movies or shows; both where left out. */
  readonly type?: InputMaybe<TitleType>;
  /** The year of release or of the first episode; any where left out. */
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** What a list is made from whose titles are looked up one by one. */
export type NarrowedFrom = {
  readonly __typename?: 'NarrowedFrom';
  /** How many titles of everything were looked up, from the first on: at most 100, fewer where the film database did not respond in time. */
  readonly checked: Scalars['Int']['output'];
  /** How many titles there are of everything. */
  readonly totalResults: Scalars['Int']['output'];
};

/** An object that `node` finds again by its `id`, as Relay's object identification has it. */
export type Node = {
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
};

/** One service that has a title, in one way. */
export type Offer = {
  readonly __typename?: 'Offer';
  /** The country in which the service has it. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** When Flickmap first observed the offer; null when it was there at the first observation of the title, or was not observed. For a season, null. */
  readonly firstSeen?: Maybe<Scalars['DateTime']['output']>;
  /** How the service lets it be watched. */
  readonly kind: OfferKind;
  /** Which of the two `url` is. */
  readonly linkKind: OfferLinkKind;
  /** The service. */
  readonly provider: Provider;
  /** Where to go: a search for the title at the service, or on the web where the service has no public search. */
  readonly url: Scalars['URL']['output'];
};

/** How a service lets a title be watched. Kinds are never merged. */
export type OfferKind =
  /** Free of charge, with advertising. */
  | 'ads'
  /** Paid once, to keep. */
  | 'buy'
  /** Included in a subscription. */
  | 'flatrate'
  /** Free of charge, without advertising. */
  | 'free'
  /** Paid once, to watch for a limited time. */
  | 'rent';

/** Where an offer's link leads. */
export type OfferLinkKind =
  /** To the title, as the service's own search finds it. */
  | 'SERVICE'
  /** To a general web search for the title and the service. */
  | 'WEB_SEARCH';

/** Where a page of a list with cursors begins and ends, as Relay's connections have it. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last entry; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are further entries. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are entries before: the page was requested with `after`. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** The position of a page in a list whose pages have numbers. */
export type PageNumberInfo = {
  readonly __typename?: 'PageNumberInfo';
  /** What a search or a filmography with `watchable` is made from. Null in other lists. */
  readonly narrowedFrom?: Maybe<NarrowedFrom>;
  /** The number of this page, from 1. */
  readonly page: Scalars['Int']['output'];
  /** How many pages there are, at most 500. */
  readonly totalPages: Scalars['Int']['output'];
  /** How many titles there are on all pages, at most 10,000. With `abroad` of lists no more than that: what several countries have counts for each. */
  readonly totalResults: Scalars['Int']['output'];
};

/**
 * Someone who took part in making titles. Fields marked "details" cost one call to the film database for a
 * person out of credits or a list; all details of one person together cost that one call.
 */
export type Person = Node & {
  readonly __typename?: 'Person';
  /** Details: their life and work in a few sentences; null when the film database has none. */
  readonly biography?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the biography where it is not that of the operation; null where it is. */
  readonly biographyLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the day they were born; null when unknown. */
  readonly birthday?: Maybe<Scalars['Date']['output']>;
  /** Details: where they were born; null when unknown. */
  readonly birthplace?: Maybe<Scalars['String']['output']>;
  /** Details: every title they took part in, 20 to a page. */
  readonly credits?: Maybe<CreditPage>;
  /** Details: the day they died; null when unknown or alive. */
  readonly deathday?: Maybe<Scalars['Date']['output']>;
  /** Details: the work that they are known for, such as `Directing`; null when unknown. No call for persons of a search. */
  readonly department?: Maybe<Scalars['String']['output']>;
  /** Details: their identifiers elsewhere. */
  readonly externalIds?: Maybe<ExternalIds>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
  /** Details: the titles that most people know them for. No call for up to three titles of persons of a search. */
  readonly knownFor?: Maybe<ReadonlyArray<Title>>;
  /** The person's name. */
  readonly name: Scalars['String']['output'];
  /** A portrait; null when there is none. */
  readonly profile?: Maybe<Profile>;
  /** The name as it is in the person's URL on the site, without the number; empty where it has no Latin letter or digit. */
  readonly slug: Scalars['String']['output'];
  /** The film database's number for the person. */
  readonly tmdbId: Scalars['Int']['output'];
};


/**
 * Someone who took part in making titles. Fields marked "details" cost one call to the film database for a
 * person out of credits or a list; all details of one person together cost that one call.
 */
export type PersonCreditsArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  page?: Scalars['Int']['input'];
  sort?: CreditSort;
  type?: InputMaybe<TitleType>;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * Someone who took part in making titles. Fields marked "details" cost one call to the film database for a
 * person out of credits or a list; all details of one person together cost that one call.
 */
export type PersonKnownForArgs = {
  first?: Scalars['Int']['input'];
};

/** One page of a list of persons, up to 20. */
export type PersonPage = {
  readonly __typename?: 'PersonPage';
  /** How old the page is and where it comes from. */
  readonly freshness: Freshness;
  /** The position of this page in the list. */
  readonly pageInfo: PageNumberInfo;
  /** The persons in order. */
  readonly results: ReadonlyArray<Person>;
};

/** Upright artwork of a title, 2:3. */
export type Poster = {
  readonly __typename?: 'Poster';
  /** The film database's path of the picture. */
  readonly path: Scalars['String']['output'];
  /** Addresses of all sizes, ready for the `srcset` of an `img`. */
  readonly srcset: Scalars['String']['output'];
  /** The picture's address in one size. */
  readonly url: Scalars['URL']['output'];
};


/** Upright artwork of a title, 2:3. */
export type PosterSrcsetArgs = {
  relative?: Scalars['Boolean']['input'];
};


/** Upright artwork of a title, 2:3. */
export type PosterUrlArgs = {
  relative?: Scalars['Boolean']['input'];
  size?: PosterSize;
};

/** Widths of posters, in pixels. */
export type PosterSize =
  /** As it was uploaded. */
  | 'ORIGINAL'
  /** 92 pixels. */
  | 'W92'
  /** 154 pixels. */
  | 'W154'
  /** 185 pixels. */
  | 'W185'
  /** 342 pixels. */
  | 'W342'
  /** 500 pixels. */
  | 'W500'
  /** 780 pixels. */
  | 'W780';

/** A portrait of a person, 2:3. */
export type Profile = {
  readonly __typename?: 'Profile';
  /** The film database's path of the picture. */
  readonly path: Scalars['String']['output'];
  /** The picture's address in one size. */
  readonly url: Scalars['URL']['output'];
};


/** A portrait of a person, 2:3. */
export type ProfileUrlArgs = {
  relative?: Scalars['Boolean']['input'];
  size?: ProfileSize;
};

/** Sizes of portraits, in pixels. */
export type ProfileSize =
  /** 632 pixels high. */
  | 'H632'
  /** 45 pixels wide. */
  | 'W45'
  /** 185 pixels wide. */
  | 'W185';

/** A service as the film database numbers it. Several may belong to one provider family: with ads, or as a channel of another service. */
export type Provider = Node & {
  readonly __typename?: 'Provider';
  /** The provider family it belongs to. */
  readonly family: ProviderFamily;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
  /** Its logo; null when there is none. */
  readonly logo?: Maybe<Logo>;
  /** The exact name, such as `Netflix Standard with Ads`. */
  readonly name: Scalars['String']['output'];
  /** The film database's number for the service. */
  readonly tmdbId: Scalars['Int']['output'];
};

/** What several providers have in common: one service with ads, premium, or as a channel of another service. */
export type ProviderFamily = {
  readonly __typename?: 'ProviderFamily';
  /** The identifier: the name in lower case with hyphens, such as `netflix`. */
  readonly id: Scalars['ID']['output'];
  /** The name, such as `Netflix`. */
  readonly name: Scalars['String']['output'];
};

/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * The first titles whose name fits what was typed so far, exact and leading matches first, or the one that it is the number
   * or URL of. From 3 letters on, names that are nearly the same are suggested where none fits. Empty below 2 characters after
   * trimming; one letter of Han, kana or Hangul is enough.
   */
  readonly autocomplete?: Maybe<ReadonlyArray<Title>>;
  /** The first three persons whose name fits what was typed so far; empty where `autocomplete` needs more letters. Together with `autocomplete` one call. */
  readonly autocompletePeople?: Maybe<ReadonlyArray<Person>>;
  /** What came to services and left them, newest first; null when the changes are unavailable. Changes are stored for 180 days. */
  readonly availabilityChanges?: Maybe<AvailabilityChangeConnection>;
  /** The age ratings of movies in a country, the mildest first; empty where the film database knows none. */
  readonly certifications?: Maybe<ReadonlyArray<Certification>>;
  /** Every country with availability: the nine most requested first, then by name. */
  readonly countries: ReadonlyArray<Country>;
  /** Titles by what they are: genre, year, votes, length, language, and the services that have them in a country. */
  readonly discover?: Maybe<TitlePage>;
  /** The genres of movies or of shows. */
  readonly genres?: Maybe<ReadonlyArray<Genre>>;
  /** For the site's own pages, may change at any time: the selection that the home page shows, for a country or for the world. */
  readonly home: Home;
  /** Keywords by their numbers, without those that do not exist. */
  readonly keywords?: Maybe<ReadonlyArray<Keyword>>;
  /** Every language of the film database, by name. */
  readonly languages?: Maybe<ReadonlyArray<Language>>;
  /** A movie by the film database's number; null when there is none. Example: `movie(id: 550)`. */
  readonly movie?: Maybe<Movie>;
  /** The object with the `id` that a response gave; null where it is no more. The film database's numbers are for `title`, `movie`, `tvShow` and `person`. */
  readonly node?: Maybe<Node>;
  /** Movies in cinemas now. */
  readonly nowPlaying?: Maybe<TitlePage>;
  /** Shows with an episode in the next seven days. */
  readonly onTheAir?: Maybe<TitlePage>;
  /** Persons by their numbers, without those that do not exist. */
  readonly people?: Maybe<ReadonlyArray<Person>>;
  /** A person by the film database's number; null when there is none. Example: `person(id: 525)`. */
  readonly person?: Maybe<Person>;
  /** The most popular titles. */
  readonly popular?: Maybe<TitlePage>;
  /** The services of a country grouped by provider family, most prominent first. */
  readonly providerFamilies?: Maybe<ReadonlyArray<CountryProviderFamily>>;
  /** A provider family by its identifier; null where no service of any country belongs to it. */
  readonly providerFamily?: Maybe<ProviderFamily>;
  /** The services of a country, most prominent first. */
  readonly providers?: Maybe<ReadonlyArray<Provider>>;
  /**
   * Titles by name, persons left out. A query that ends in a year, such as `star wars 1977`, finds titles of that year, or of
   * the year before or after. One that finds nothing is searched for in the other ways of writing it (traditional and
   * simplified Chinese, kana, Arabic and Persian keyboards); one that finds nothing, or clearly less than the title's name
   * that it nearly is, is corrected: see `correction`. A number or URL of IMDb or TMDB, such as `tt0137523`, `tmdb:550` or
   * `https://www.themoviedb.org/movie/550`, finds its title.
   */
  readonly search?: Maybe<TitlePage>;
  /** The first keywords with a text in their name. */
  readonly searchKeywords?: Maybe<ReadonlyArray<Keyword>>;
  /** Persons by name. */
  readonly searchPeople?: Maybe<PersonPage>;
  /**
   * What a query names that is no title and nobody: genres and services, by their names or from 3 letters on the beginning of
   * them. At most 3 of each.
   */
  readonly searchShortcuts?: Maybe<SearchShortcuts>;
  /** The stars this browser's session gave a title, 1 to 5; null when none. Never stored by a shared cache. */
  readonly sessionRating?: Maybe<Scalars['Int']['output']>;
  /** The deployment: its film database and its address for people. */
  readonly site: Site;
  /** A movie or a show by its type and the film database's number; null when there is none. Example: `title(type: MOVIE, id: 550)`. */
  readonly title?: Maybe<Title>;
  /** Several titles, in the order requested, one for each reference. */
  readonly titles?: Maybe<ReadonlyArray<TitleResult>>;
  /** The titles with the best votes. */
  readonly topRated?: Maybe<TitlePage>;
  /** What people watch and look up these days. The film database ignores countries here. */
  readonly trending?: Maybe<TitlePage>;
  /** A show by the film database's number; null when there is none. Example: `tvShow(id: 1396)`. */
  readonly tvShow?: Maybe<TvShow>;
  /** Movies that come to cinemas soon. */
  readonly upcoming?: Maybe<TitlePage>;
  /** The country the request comes from; null when it cannot be told. */
  readonly visitorCountry?: Maybe<Country>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryAutocompleteArgs = {
  query: Scalars['String']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryAutocompletePeopleArgs = {
  query: Scalars['String']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryAvailabilityChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  change?: InputMaybe<ChangeDirection>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  first?: Scalars['Int']['input'];
  kinds?: InputMaybe<ReadonlyArray<OfferKind>>;
  providerFamilies?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  providers?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  type?: InputMaybe<TitleType>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryCertificationsArgs = {
  country: Scalars['CountryCode']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryDiscoverArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  filter?: InputMaybe<DiscoverFilter>;
  page?: Scalars['Int']['input'];
  sort?: DiscoverSort;
  type: TitleType;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryGenresArgs = {
  type: TitleType;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryHomeArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryKeywordsArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryMovieArgs = {
  id: Scalars['Int']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryNowPlayingArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  page?: Scalars['Int']['input'];
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryOnTheAirArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  page?: Scalars['Int']['input'];
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryPeopleArgs = {
  ids: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryPersonArgs = {
  id: Scalars['Int']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryPopularArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  page?: Scalars['Int']['input'];
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  type: TitleType;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryProviderFamiliesArgs = {
  country: Scalars['CountryCode']['input'];
  type?: InputMaybe<TitleType>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryProviderFamilyArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryProvidersArgs = {
  country: Scalars['CountryCode']['input'];
  type?: InputMaybe<TitleType>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QuerySearchArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  exact?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  scope?: SearchScope;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QuerySearchKeywordsArgs = {
  query: Scalars['String']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QuerySearchPeopleArgs = {
  page?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QuerySearchShortcutsArgs = {
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  query: Scalars['String']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QuerySessionRatingArgs = {
  sessionId: Scalars['UUID']['input'];
  title: RatedTitle;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryTitleArgs = {
  id: Scalars['Int']['input'];
  type: TitleType;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryTitlesArgs = {
  references: ReadonlyArray<TitleReference>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryTopRatedArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  page?: Scalars['Int']['input'];
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  type: TitleType;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryTrendingArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  page?: Scalars['Int']['input'];
  type: TitleType;
  watchable?: InputMaybe<WatchableFilter>;
  window?: TrendingWindow;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryTvShowArgs = {
  id: Scalars['Int']['input'];
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryUpcomingArgs = {
  abroad?: InputMaybe<ReadonlyArray<CountryServices>>;
  page?: Scalars['Int']['input'];
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  watchable?: InputMaybe<WatchableFilter>;
};

/** A rating to store. */
export type RateTitleInput = {
  /** The browser's anonymous session. */
  readonly sessionId: Scalars['UUID']['input'];
  /** 1 to 5 stars; 0 takes this session's rating back. */
  readonly stars: Scalars['Int']['input'];
  /** The title. */
  readonly title: RatedTitle;
};

/** What came of rating a title. */
export type RateTitlePayload = {
  readonly __typename?: 'RateTitlePayload';
  /** The title's ratings with this one counted; null when nothing was stored. */
  readonly rating?: Maybe<RatingSummary>;
  /** The stars now stored for the session; null when none. */
  readonly stars?: Maybe<Scalars['Int']['output']>;
  /** What was wrong; empty when it was stored. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A title named by type and number, for ratings. */
export type RatedTitle = {
  /** The film database's number, from 1. */
  readonly id: Scalars['Int']['input'];
  /** Movie or show. */
  readonly type: TitleType;
};

/** What is known of a title's ratings. The three are never confused. */
export type RatingStatus =
  /** Nobody has rated yet. */
  | 'NONE'
  /** At least one visitor rated. */
  | 'RATED'
  /** Ratings are unavailable: retry later. */
  | 'UNAVAILABLE';

/** What visitors of this site rated a title. */
export type RatingSummary = {
  readonly __typename?: 'RatingSummary';
  /** The average, 1 to 5 stars; null when nobody has rated yet, or when ratings are unavailable. */
  readonly average?: Maybe<Scalars['Float']['output']>;
  /** How many visitors rated; null when ratings are unavailable. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Whether anybody has rated, or that is unknown. */
  readonly status: RatingStatus;
};

/** The first days of a movie's release in one country. */
export type ReleaseDates = {
  readonly __typename?: 'ReleaseDates';
  /** The day it came, or comes, to digital services; null when unknown. */
  readonly digital?: Maybe<Scalars['Date']['output']>;
  /** The day it came, or comes, to cinemas; null when unknown. */
  readonly theatrical?: Maybe<Scalars['Date']['output']>;
};

/** What was searched for in place of a query. */
export type SearchCorrection = {
  readonly __typename?: 'SearchCorrection';
  /** How many titles the original query finds. */
  readonly originalResults: Scalars['Int']['output'];
  /** A title's name, or the part of it before a colon. */
  readonly query: Scalars['String']['output'];
};

/** Which titles a search looks among. */
export type SearchScope =
  /** Movies and shows. */
  | 'all'
  /** Movies. */
  | 'movie'
  /** Shows. */
  | 'tv';

/** What a query names that is no title and nobody. */
export type SearchShortcuts = {
  readonly __typename?: 'SearchShortcuts';
  /** Genres, those of movies before those that shows alone have. */
  readonly genres: ReadonlyArray<GenreShortcut>;
  /** Services, most prominent first. */
  readonly providerFamilies: ReadonlyArray<CountryProviderFamily>;
};

/** One season of a show. */
export type Season = {
  readonly __typename?: 'Season';
  /** The day its first episode aired; null when unknown. */
  readonly airDate?: Maybe<Scalars['Date']['output']>;
  /** Where this season can be watched in one country: one call to the film database a season, when not cached. */
  readonly availability?: Maybe<Availability>;
  /** How many episodes it has; null when unknown. */
  readonly episodeCount?: Maybe<Scalars['Int']['output']>;
  /** What it is called, such as `Season 2`. */
  readonly name: Scalars['String']['output'];
  /** Its number, from 1. */
  readonly number: Scalars['Int']['output'];
};


/** One season of a show. */
export type SeasonAvailabilityArgs = {
  country: Scalars['CountryCode']['input'];
};

/** What came of sending a message. */
export type SendContactMessagePayload = {
  readonly __typename?: 'SendContactMessagePayload';
  /** Whether the message was taken. */
  readonly sent: Scalars['Boolean']['output'];
  /** What was wrong; empty when it was taken. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a page of the site needs to know about the deployment. */
export type Site = {
  readonly __typename?: 'Site';
  /** For the site's own pages, may change at any time: the host that browsers load images from, such as `image.tmdb.org`; null where that is this gateway. */
  readonly imageHost?: Maybe<Scalars['String']['output']>;
  /** The film database that the data comes from. With `SAMPLE` the page says that availability is invented. */
  readonly source: DataSource;
  /** Where people can write to. */
  readonly supportEmail: Scalars['String']['output'];
};

/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type Title = {
  /** Details: where it can be watched in each of several countries, in the order requested. */
  readonly availabilities?: Maybe<ReadonlyArray<Availability>>;
  /** Details: where it can be watched in one country; null when the film database has the title no more. */
  readonly availability?: Maybe<Availability>;
  /** Wide artwork without text; null when there is none. */
  readonly backdrop?: Maybe<Backdrop>;
  /** Details: who plays in it, leading roles first. */
  readonly cast?: Maybe<ReadonlyArray<CastMember>>;
  /** Details: the age rating in one country as that country writes it, such as `PG-13`; null when unknown. */
  readonly certification?: Maybe<Scalars['String']['output']>;
  /** Details: the countries in which it has at least one offer of the given kinds, by name; null when the film database is unavailable. */
  readonly countriesWithOffers?: Maybe<ReadonlyArray<Country>>;
  /** Details: its identifiers elsewhere. */
  readonly externalIds?: Maybe<ExternalIds>;
  /** How old the facts above are and where they come from. */
  readonly freshness: Freshness;
  /** What its genres are, most telling first. */
  readonly genres?: Maybe<ReadonlyArray<Genre>>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
  /** The title of a movie, the name of a show, in the language of the operation, else in English where one is known. */
  readonly name: Scalars['String']['output'];
  /** BCP 47: the language of the name where it is not that of the operation; null where it is. */
  readonly nameLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the offers of some services in up to four countries, in the order of the countries; null where nothing is known of one of them. */
  readonly offersOf?: Maybe<ReadonlyArray<Offer>>;
  /** The language it was made in; null when unknown. */
  readonly originalLanguage?: Maybe<Language>;
  /** The title or name in its original language and script. */
  readonly originalName: Scalars['String']['output'];
  /** What it is about, in one to a few sentences; null when the film database has none. */
  readonly overview?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the overview where it is not that of the operation; null where it is. */
  readonly overviewLanguage?: Maybe<Scalars['String']['output']>;
  /** Upright artwork with the title on it; null when there is none. */
  readonly poster?: Maybe<Poster>;
  /** Details: the countries it was produced in. */
  readonly productionCountries?: Maybe<ReadonlyArray<Country>>;
  /** What visitors of this site rated it. */
  readonly rating: RatingSummary;
  /**
   * A picture for links to its page, a PNG of 1200 × 630 pixels: poster, name, year, and where it can be watched in one country,
   * in the language of the operation. Null where the gateway serves no images.
   */
  readonly shareImage?: Maybe<Scalars['URL']['output']>;
  /** Details: titles like this one, closest first; at most 20. */
  readonly similar?: Maybe<ReadonlyArray<Title>>;
  /** The name as it is in the title's URL on the site, without the number; empty where the name has no Latin letter or digit. */
  readonly slug: Scalars['String']['output'];
  /** Details: the slug in each language of the site where that is another one than `slug`: it is made from the name there. */
  readonly slugs?: Maybe<ReadonlyArray<LanguageSlug>>;
  /** Details: the languages spoken in it. */
  readonly spokenLanguages?: Maybe<ReadonlyArray<Language>>;
  /** The film database's number for the title; movies and shows are numbered apart. */
  readonly tmdbId: Scalars['Int']['output'];
  /** Details: a trailer, at the site that has it; null when there is none. */
  readonly trailer?: Maybe<Trailer>;
  /** Whether it is a movie or a show. */
  readonly type: TitleType;
  /** The film database's average vote, 0 to 10; 0 when nobody has voted. */
  readonly voteAverage: Scalars['Float']['output'];
  /** How many votes are behind `voteAverage`. */
  readonly voteCount: Scalars['Int']['output'];
  /** The year of release or of the first episode; null when unknown. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleAvailabilitiesArgs = {
  countries?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleAvailabilityArgs = {
  country: Scalars['CountryCode']['input'];
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleCastArgs = {
  first?: Scalars['Int']['input'];
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleCertificationArgs = {
  country: Scalars['CountryCode']['input'];
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleCountriesWithOffersArgs = {
  kinds?: ReadonlyArray<OfferKind>;
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleOffersOfArgs = {
  kinds?: InputMaybe<ReadonlyArray<OfferKind>>;
  services: ReadonlyArray<CountryServices>;
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleShareImageArgs = {
  country: Scalars['CountryCode']['input'];
  relative?: Scalars['Boolean']['input'];
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** One page of a list of titles, up to 20; with `abroad` up to 20 for each country. */
export type TitlePage = {
  readonly __typename?: 'TitlePage';
  /** In a search: what was searched for in place of the query. Null where that was the query itself, and in other lists. */
  readonly correction?: Maybe<SearchCorrection>;
  /** How old the page is and where it comes from. */
  readonly freshness: Freshness;
  /** The position of this page in the list. */
  readonly pageInfo: PageNumberInfo;
  /** The titles in order. */
  readonly results: ReadonlyArray<Title>;
};

/** Why there is no title for a reference. */
export type TitleProblem = {
  readonly __typename?: 'TitleProblem';
  /** The titles that the reference may mean, at most six, where that is the problem; else none. */
  readonly candidates: ReadonlyArray<Title>;
  /** The reason, for programs. */
  readonly code: TitleProblemCode;
  /**
   * What is known of a title that the film database has no more, where the reference is its number: titles are deleted, and
   * merged with others. Null for other references.
   */
  readonly formerTitle?: Maybe<FormerTitle>;
  /** The reason, for people. */
  readonly message: Scalars['String']['output'];
};

/** Reasons for which a reference returns no title. */
export type TitleProblemCode =
  /** Several titles have the name: see `candidates`. */
  | 'AMBIGUOUS'
  /** The film database is unavailable and nothing is cached. */
  | 'FILM_DATABASE_UNAVAILABLE'
  /** The reference is not one: a number below 1, or not of the catalog's form. */
  | 'INVALID_REFERENCE'
  /** The film database has no such title. */
  | 'NOT_FOUND';

/** One way of saying which title is meant. */
export type TitleReference =
  /** An IMDb identifier, such as `tt0903747`. */
  { readonly imdbId: Scalars['String']['input']; readonly movieId?: never; readonly named?: never; readonly tvShowId?: never; readonly wikidataId?: never; }
  |  /** The film database's number of a movie. */
  { readonly imdbId?: never; readonly movieId: Scalars['TitleNumber']['input']; readonly named?: never; readonly tvShowId?: never; readonly wikidataId?: never; }
  |  /** The exact name of a title, as lists of other sites give it. */
  { readonly imdbId?: never; readonly movieId?: never; readonly named: NamedTitle; readonly tvShowId?: never; readonly wikidataId?: never; }
  |  /** The film database's number of a show. */
  { readonly imdbId?: never; readonly movieId?: never; readonly named?: never; readonly tvShowId: Scalars['TitleNumber']['input']; readonly wikidataId?: never; }
  |  /** A Wikidata identifier, such as `Q190050`. */
  { readonly imdbId?: never; readonly movieId?: never; readonly named?: never; readonly tvShowId?: never; readonly wikidataId: Scalars['String']['input']; };

/** What came of looking up one reference. */
export type TitleResult = Movie | TitleProblem | TvShow;

/** Which of the two kinds of title something is. */
export type TitleType =
  /** A film. */
  | 'movie'
  /** A series or any other television programme. */
  | 'tv';

/** A video that announces a title. */
export type Trailer = {
  readonly __typename?: 'Trailer';
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The site that has it, such as `YouTube`. */
  readonly site: Scalars['String']['output'];
  /** Its page at the site. */
  readonly url: Scalars['URL']['output'];
};

/** The span that trending counts. */
export type TrendingWindow =
  /** The last day. */
  | 'day'
  /** The last week. */
  | 'week';

/** A series or any other television programme. */
export type TvShow = Node & Title & {
  readonly __typename?: 'TvShow';
  /** Details: where it can be watched in each of several countries. */
  readonly availabilities?: Maybe<ReadonlyArray<Availability>>;
  /** Details: where it can be watched in one country; null when the film database has the title no more. */
  readonly availability?: Maybe<Availability>;
  /** Wide artwork without text; null when there is none. */
  readonly backdrop?: Maybe<Backdrop>;
  /** Details: who plays in it, leading roles first. */
  readonly cast?: Maybe<ReadonlyArray<CastMember>>;
  /** Details: the age rating in one country as that country writes it, such as `PG-13`; null when unknown. */
  readonly certification?: Maybe<Scalars['String']['output']>;
  /** Details: the countries in which it has at least one offer of the given kinds; null when the film database is unavailable. */
  readonly countriesWithOffers?: Maybe<ReadonlyArray<Country>>;
  /** Details: who created it; empty when unknown. */
  readonly creators?: Maybe<ReadonlyArray<Person>>;
  /** Details: how many episodes there are; null when unknown. */
  readonly episodeCount?: Maybe<Scalars['Int']['output']>;
  /** Details: its identifiers elsewhere. */
  readonly externalIds?: Maybe<ExternalIds>;
  /** The day the first episode aired; null when unknown. */
  readonly firstAirDate?: Maybe<Scalars['Date']['output']>;
  /** How old these facts are and where they come from. */
  readonly freshness: Freshness;
  /** What its genres are, most telling first. */
  readonly genres?: Maybe<ReadonlyArray<Genre>>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  readonly id: Scalars['ID']['output'];
  /** The name in the language of the operation, else in English where one is known. */
  readonly name: Scalars['String']['output'];
  /** BCP 47: the language of the name where it is not that of the operation; null where it is. */
  readonly nameLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the offers of some services in up to four countries, in the order of the countries; null where nothing is known of one of them. */
  readonly offersOf?: Maybe<ReadonlyArray<Offer>>;
  /** The countries it comes from. */
  readonly originCountries: ReadonlyArray<Country>;
  /** The language it was made in; null when unknown. */
  readonly originalLanguage?: Maybe<Language>;
  /** The name in its original language and script. */
  readonly originalName: Scalars['String']['output'];
  /** What it is about; null when the film database has none. */
  readonly overview?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the overview where it is not that of the operation; null where it is. */
  readonly overviewLanguage?: Maybe<Scalars['String']['output']>;
  /** Upright artwork; null when there is none. */
  readonly poster?: Maybe<Poster>;
  /** Details: the countries it was produced in. */
  readonly productionCountries?: Maybe<ReadonlyArray<Country>>;
  /** What visitors of this site rated it. */
  readonly rating: RatingSummary;
  /** Details: how many seasons there are; null when unknown. */
  readonly seasonCount?: Maybe<Scalars['Int']['output']>;
  /** Details: its seasons in order, without specials. */
  readonly seasons?: Maybe<ReadonlyArray<Season>>;
  /**
   * A picture for links to its page, a PNG of 1200 × 630 pixels: poster, name, year, and where it can be watched in one country,
   * in the language of the operation. Null where the gateway serves no images.
   */
  readonly shareImage?: Maybe<Scalars['URL']['output']>;
  /** Details: shows like this one, closest first. */
  readonly similar?: Maybe<ReadonlyArray<Title>>;
  /** The name as it is in the show's URL on the site. */
  readonly slug: Scalars['String']['output'];
  /** Details: the slug in each language of the site where that is another one than `slug`: it is made from the name there. */
  readonly slugs?: Maybe<ReadonlyArray<LanguageSlug>>;
  /** Details: the languages spoken in it. */
  readonly spokenLanguages?: Maybe<ReadonlyArray<Language>>;
  /** The film database's number for the show. */
  readonly tmdbId: Scalars['Int']['output'];
  /** Details: a trailer, at the site that has it; null when there is none. */
  readonly trailer?: Maybe<Trailer>;
  /** Always `TV`. */
  readonly type: TitleType;
  /** The film database's average vote, 0 to 10; 0 when nobody has voted. */
  readonly voteAverage: Scalars['Float']['output'];
  /** How many votes are behind `voteAverage`. */
  readonly voteCount: Scalars['Int']['output'];
  /** The year of the first episode; null when unknown. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};


/** A series or any other television programme. */
export type TvShowAvailabilitiesArgs = {
  countries?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
};


/** A series or any other television programme. */
export type TvShowAvailabilityArgs = {
  country: Scalars['CountryCode']['input'];
};


/** A series or any other television programme. */
export type TvShowCastArgs = {
  first?: Scalars['Int']['input'];
};


/** A series or any other television programme. */
export type TvShowCertificationArgs = {
  country: Scalars['CountryCode']['input'];
};


/** A series or any other television programme. */
export type TvShowCountriesWithOffersArgs = {
  kinds?: ReadonlyArray<OfferKind>;
};


/** A series or any other television programme. */
export type TvShowOffersOfArgs = {
  kinds?: InputMaybe<ReadonlyArray<OfferKind>>;
  services: ReadonlyArray<CountryServices>;
};


/** A series or any other television programme. */
export type TvShowSeasonsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: Scalars['Int']['input'];
};


/** A series or any other television programme. */
export type TvShowShareImageArgs = {
  country: Scalars['CountryCode']['input'];
  relative?: Scalars['Boolean']['input'];
};


/** A series or any other television programme. */
export type TvShowSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** What calls to the film database are made once for. */
export type UpstreamCallsPer =
  /** Each time the field is resolved. */
  | 'FIELD'
  /** Each item of the list that the field returns, or that the argument is given. */
  | 'ITEM'
  /** Each object, for all fields of the group together: the details of a title are one call. */
  | 'OBJECT'
  /** The whole operation, for all fields of the group together. */
  | 'OPERATION';

/** What is wrong with one field of what was sent. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** What is wrong, for programs. */
  readonly code: UserErrorCode;
  /** The field, such as `email`; null when it is none in particular. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** What is wrong, for people. */
  readonly message: Scalars['String']['output'];
  /** Where the field is in the arguments, such as `["input", "email"]`; null when it is none in particular. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** What can be wrong with what was sent. */
export type UserErrorCode =
  /** A field is missing or not as it must be. */
  | 'INVALID'
  /** The film database has no such title. */
  | 'NOT_FOUND'
  /** Too many were sent from this address; try again later. */
  | 'RATE_LIMITED'
  /** The store could not be reached; nothing was stored, try again later. */
  | 'STORE_UNAVAILABLE';

/** What a visitor watches with. A list that is asked for with it holds what one of the services has there, and nothing else. */
export type WatchableFilter = {
  /** Where they watch. */
  readonly country: Scalars['CountryCode']['input'];
  /** The kinds of offer that count; all but rent and buy where left out. */
  readonly kinds?: InputMaybe<ReadonlyArray<OfferKind>>;
  /** Identifiers of provider families, such as `netflix`, and numbers of providers, such as `8`: 1 to 100. */
  readonly services: ReadonlyArray<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  TitleResult:
    | ( MovieTitle )
    | ( Omit<TitleProblem, 'candidates' | 'formerTitle'> & { candidates: ReadonlyArray<_RefType['Title']>, formerTitle?: Maybe<_RefType['FormerTitle']> } )
    | ( TvShowTitle )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( CollectionReference )
    | ( GenreParent )
    | ( MovieTitle )
    | ( CreditedPerson )
    | ( ProviderParent )
    | ( TvShowTitle )
  ;
  Title:
    | ( MovieTitle )
    | ( TvShowTitle )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Availability: ResolverTypeWrapper<AvailabilityParent>;
  AvailabilityChange: ResolverTypeWrapper<NamedChange>;
  AvailabilityChangeConnection: ResolverTypeWrapper<ChangesPage>;
  AvailabilityChangeEdge: ResolverTypeWrapper<Omit<AvailabilityChangeEdge, 'node'> & { node: ResolversTypes['AvailabilityChange'] }>;
  AvailabilityStatus: AvailabilityStatus;
  Backdrop: ResolverTypeWrapper<ImageParent>;
  BackdropSize: BackdropSize;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CacheControlScope: CacheControlScope;
  CastMember: ResolverTypeWrapper<CastMemberParent>;
  Certification: ResolverTypeWrapper<Certification>;
  ChangeDirection: ChangeDirection;
  Collection: ResolverTypeWrapper<CollectionReference>;
  ContactMessageInput: ContactMessageInput;
  Country: ResolverTypeWrapper<CountryParent>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CountryProviderFamily: ResolverTypeWrapper<CountryProviderFamilyParent>;
  CountryServices: CountryServices;
  Credit: ResolverTypeWrapper<CreditParent>;
  CreditPage: ResolverTypeWrapper<CreditPageParent>;
  CreditSort: null;
  DataSource: DataSource;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DiscoverFilter: DiscoverFilter;
  DiscoverSort: null;
  ExternalIds: ResolverTypeWrapper<ExternalIds>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormerTitle: ResolverTypeWrapper<TitleKey>;
  Freshness: ResolverTypeWrapper<DataFreshness>;
  Genre: ResolverTypeWrapper<GenreParent>;
  GenreShortcut: ResolverTypeWrapper<Omit<GenreShortcut, 'genre'> & { genre: ResolversTypes['Genre'] }>;
  GenreTile: ResolverTypeWrapper<GenreTileParent>;
  Home: ResolverTypeWrapper<HomeParent>;
  HomeRow: ResolverTypeWrapper<HomeRowParent>;
  HomeRowDiscover: ResolverTypeWrapper<HomeRowDiscover>;
  HomeRowKind: HomeRowKind;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Keyword: ResolverTypeWrapper<KeywordParent>;
  Language: ResolverTypeWrapper<LanguageParent>;
  LanguageCode: null;
  LanguageSlug: ResolverTypeWrapper<LanguageSlug>;
  Logo: ResolverTypeWrapper<ImageParent>;
  LogoSize: LogoSize;
  Movie: ResolverTypeWrapper<MovieTitle>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedTitle: NamedTitle;
  NarrowedFrom: ResolverTypeWrapper<NarrowedFrom>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Offer: ResolverTypeWrapper<OfferParent>;
  OfferKind: null;
  OfferLinkKind: OfferLinkKind;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageNumberInfo: ResolverTypeWrapper<PageNumberInfo>;
  Person: ResolverTypeWrapper<CreditedPerson>;
  PersonPage: ResolverTypeWrapper<PersonPageParent>;
  Poster: ResolverTypeWrapper<ImageParent>;
  PosterSize: PosterSize;
  Profile: ResolverTypeWrapper<ImageParent>;
  ProfileSize: ProfileSize;
  Provider: ResolverTypeWrapper<ProviderParent>;
  ProviderFamily: ResolverTypeWrapper<ProviderFamilyParent>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateTitleInput: RateTitleInput;
  RateTitlePayload: ResolverTypeWrapper<Omit<RateTitlePayload, 'rating' | 'userErrors'> & { rating?: Maybe<ResolversTypes['RatingSummary']>, userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  RatedTitle: RatedTitle;
  RatingStatus: RatingStatus;
  RatingSummary: ResolverTypeWrapper<RatingSummaryParent>;
  ReleaseDates: ResolverTypeWrapper<ReleaseDates>;
  SearchCorrection: ResolverTypeWrapper<SearchCorrection>;
  SearchScope: null;
  SearchShortcuts: ResolverTypeWrapper<SearchShortcutsParent>;
  Season: ResolverTypeWrapper<SeasonParent>;
  SendContactMessagePayload: ResolverTypeWrapper<Omit<SendContactMessagePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UserError']> }>;
  Site: ResolverTypeWrapper<Site>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Title: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Title']>;
  TitleNumber: ResolverTypeWrapper<Scalars['TitleNumber']['output']>;
  TitlePage: ResolverTypeWrapper<TitlePageParent>;
  TitleProblem: ResolverTypeWrapper<Omit<TitleProblem, 'candidates' | 'formerTitle'> & { candidates: ReadonlyArray<ResolversTypes['Title']>, formerTitle?: Maybe<ResolversTypes['FormerTitle']> }>;
  TitleProblemCode: TitleProblemCode;
  TitleReference: TitleReference;
  TitleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TitleResult']>;
  TitleType: null;
  Trailer: ResolverTypeWrapper<Trailer>;
  TrendingWindow: null;
  TvShow: ResolverTypeWrapper<TvShowTitle>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  UpstreamCallsPer: UpstreamCallsPer;
  UserError: ResolverTypeWrapper<UserErrorParent>;
  UserErrorCode: UserErrorCode;
  WatchableFilter: WatchableFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Availability: AvailabilityParent;
  AvailabilityChange: NamedChange;
  AvailabilityChangeConnection: ChangesPage;
  AvailabilityChangeEdge: Omit<AvailabilityChangeEdge, 'node'> & { node: ResolversParentTypes['AvailabilityChange'] };
  Backdrop: ImageParent;
  Boolean: Scalars['Boolean']['output'];
  CastMember: CastMemberParent;
  Certification: Certification;
  Collection: CollectionReference;
  ContactMessageInput: ContactMessageInput;
  Country: CountryParent;
  CountryCode: Scalars['CountryCode']['output'];
  CountryProviderFamily: CountryProviderFamilyParent;
  CountryServices: CountryServices;
  Credit: CreditParent;
  CreditPage: CreditPageParent;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DiscoverFilter: DiscoverFilter;
  ExternalIds: ExternalIds;
  Float: Scalars['Float']['output'];
  FormerTitle: TitleKey;
  Freshness: DataFreshness;
  Genre: GenreParent;
  GenreShortcut: Omit<GenreShortcut, 'genre'> & { genre: ResolversParentTypes['Genre'] };
  GenreTile: GenreTileParent;
  Home: HomeParent;
  HomeRow: HomeRowParent;
  HomeRowDiscover: HomeRowDiscover;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Keyword: KeywordParent;
  Language: LanguageParent;
  LanguageSlug: LanguageSlug;
  Logo: ImageParent;
  Movie: MovieTitle;
  Mutation: Record<PropertyKey, never>;
  NamedTitle: NamedTitle;
  NarrowedFrom: NarrowedFrom;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Offer: OfferParent;
  PageInfo: PageInfo;
  PageNumberInfo: PageNumberInfo;
  Person: CreditedPerson;
  PersonPage: PersonPageParent;
  Poster: ImageParent;
  Profile: ImageParent;
  Provider: ProviderParent;
  ProviderFamily: ProviderFamilyParent;
  Query: Record<PropertyKey, never>;
  RateTitleInput: RateTitleInput;
  RateTitlePayload: Omit<RateTitlePayload, 'rating' | 'userErrors'> & { rating?: Maybe<ResolversParentTypes['RatingSummary']>, userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  RatedTitle: RatedTitle;
  RatingSummary: RatingSummaryParent;
  ReleaseDates: ReleaseDates;
  SearchCorrection: SearchCorrection;
  SearchShortcuts: SearchShortcutsParent;
  Season: SeasonParent;
  SendContactMessagePayload: Omit<SendContactMessagePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Site: Site;
  String: Scalars['String']['output'];
  Title: ResolversInterfaceTypes<ResolversParentTypes>['Title'];
  TitleNumber: Scalars['TitleNumber']['output'];
  TitlePage: TitlePageParent;
  TitleProblem: Omit<TitleProblem, 'candidates' | 'formerTitle'> & { candidates: ReadonlyArray<ResolversParentTypes['Title']>, formerTitle?: Maybe<ResolversParentTypes['FormerTitle']> };
  TitleReference: TitleReference;
  TitleResult: ResolversUnionTypes<ResolversParentTypes>['TitleResult'];
  Trailer: Trailer;
  TvShow: TvShowTitle;
  URL: Scalars['URL']['output'];
  UUID: Scalars['UUID']['output'];
  UserError: UserErrorParent;
  WatchableFilter: WatchableFilter;
};

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Maybe<Scalars['Boolean']['input']>;
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type InContextDirectiveArgs = {
  language?: Maybe<LanguageCode>;
};

export type InContextDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = InContextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UpstreamCallsDirectiveArgs = {
  bulk?: Scalars['Boolean']['input'];
  count?: Scalars['Int']['input'];
  group?: Maybe<Scalars['String']['input']>;
  includes?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  per?: UpstreamCallsPer;
  translated?: Scalars['Boolean']['input'];
};

export type UpstreamCallsDirectiveResolver<Result, Parent, ContextType = GraphQLContext, Args = UpstreamCallsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AvailabilityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  freshness?: Resolver<Maybe<ResolversTypes['Freshness']>, ParentType, ContextType>;
  kinds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OfferKind']>>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  offers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Offer']>>, ParentType, ContextType, Partial<AvailabilityOffersArgs>>;
  status?: Resolver<ResolversTypes['AvailabilityStatus'], ParentType, ContextType>;
  streamingElsewhere?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
};

export type AvailabilityChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailabilityChange'] = ResolversParentTypes['AvailabilityChange']> = {
  change?: Resolver<ResolversTypes['ChangeDirection'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferKind'], ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previouslyObservedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['Provider']>, ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType>;
  titleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titlePoster?: Resolver<Maybe<ResolversTypes['Poster']>, ParentType, ContextType>;
  titleSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleType?: Resolver<ResolversTypes['TitleType'], ParentType, ContextType>;
  titleYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AvailabilityChangeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailabilityChangeConnection'] = ResolversParentTypes['AvailabilityChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AvailabilityChangeEdge']>, ParentType, ContextType>;
  observingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AvailabilityChangeEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailabilityChangeEdge'] = ResolversParentTypes['AvailabilityChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AvailabilityChange'], ParentType, ContextType>;
};

export type BackdropResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Backdrop'] = ResolversParentTypes['Backdrop']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<BackdropSrcsetArgs, 'relative'>>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<BackdropUrlArgs, 'relative' | 'size'>>;
};

export type CastMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CastMember'] = ResolversParentTypes['CastMember']> = {
  character?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
};

export type CertificationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Certification'] = ResolversParentTypes['Certification']> = {
  meaning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Movie']>>, ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CountryProviderFamilyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CountryProviderFamily'] = ResolversParentTypes['CountryProviderFamily']> = {
  family?: Resolver<ResolversTypes['ProviderFamily'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Logo']>, ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['Provider']>, ParentType, ContextType>;
};

export type CreditResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  characters?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  jobs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['Title'], ParentType, ContextType>;
};

export type CreditPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreditPage'] = ResolversParentTypes['CreditPage']> = {
  freshness?: Resolver<ResolversTypes['Freshness'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumberInfo'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['Credit']>, ParentType, ContextType>;
};

export type CreditSortResolvers = { NEWEST: 'newest', POPULARITY: 'popularity' };

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DiscoverSortResolvers = { POPULARITY_ASC: 'popularity.asc', POPULARITY_DESC: 'popularity.desc', RELEASE_DATE_ASC: 'release_date.asc', RELEASE_DATE_DESC: 'release_date.desc', VOTE_AVERAGE_ASC: 'vote_average.asc', VOTE_AVERAGE_DESC: 'vote_average.desc' };

export type ExternalIdsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExternalIds'] = ResolversParentTypes['ExternalIds']> = {
  imdb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wikidata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormerTitleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormerTitle'] = ResolversParentTypes['FormerTitle']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TitleType'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FreshnessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Freshness'] = ResolversParentTypes['Freshness']> = {
  ageSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GenreResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Genre'] = ResolversParentTypes['Genre']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenreShortcutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GenreShortcut'] = ResolversParentTypes['GenreShortcut']> = {
  genre?: Resolver<ResolversTypes['Genre'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TitleType'], ParentType, ContextType>;
};

export type GenreTileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GenreTile'] = ResolversParentTypes['GenreTile']> = {
  backdrop?: Resolver<Maybe<ResolversTypes['Backdrop']>, ParentType, ContextType>;
  genre?: Resolver<ResolversTypes['Genre'], ParentType, ContextType>;
};

export type HomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  featured?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Movie']>>, ParentType, ContextType>;
  genreTiles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GenreTile']>>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['HomeRow']>, ParentType, ContextType>;
};

export type HomeRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HomeRow'] = ResolversParentTypes['HomeRow']> = {
  discover?: Resolver<ResolversTypes['HomeRowDiscover'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HomeRowKind'], ParentType, ContextType>;
  titles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Title']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TitleType'], ParentType, ContextType>;
};

export type HomeRowDiscoverResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HomeRowDiscover'] = ResolversParentTypes['HomeRowDiscover']> = {
  originalLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  releasedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  releasedTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['DiscoverSort'], ParentType, ContextType>;
};

export type KeywordResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Keyword'] = ResolversParentTypes['Keyword']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageCodeResolvers = { AR: 'ar', DE: 'de', EN: 'en', ES: 'es', FR: 'fr', HI: 'hi', IT: 'it', JA: 'ja', KO: 'ko', PT_BR: 'pt-BR', RU: 'ru', TH: 'th', TR: 'tr', ZH: 'zh' };

export type LanguageSlugResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LanguageSlug'] = ResolversParentTypes['LanguageSlug']> = {
  language?: Resolver<ResolversTypes['LanguageCode'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<LogoUrlArgs, 'relative' | 'size'>>;
};

export type MovieResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Movie'] = ResolversParentTypes['Movie']> = {
  availabilities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Availability']>>, ParentType, ContextType, Partial<MovieAvailabilitiesArgs>>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType, RequireFields<MovieAvailabilityArgs, 'country'>>;
  backdrop?: Resolver<Maybe<ResolversTypes['Backdrop']>, ParentType, ContextType>;
  cast?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CastMember']>>, ParentType, ContextType, RequireFields<MovieCastArgs, 'first'>>;
  certification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MovieCertificationArgs, 'country'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  countriesWithOffers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType, RequireFields<MovieCountriesWithOffersArgs, 'kinds'>>;
  directors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Person']>>, ParentType, ContextType>;
  externalIds?: Resolver<Maybe<ResolversTypes['ExternalIds']>, ParentType, ContextType>;
  freshness?: Resolver<ResolversTypes['Freshness'], ParentType, ContextType>;
  genres?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Genre']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offersOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Offer']>>, ParentType, ContextType, RequireFields<MovieOffersOfArgs, 'services'>>;
  originalLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  originalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overviewLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Poster']>, ParentType, ContextType>;
  productionCountries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['RatingSummary'], ParentType, ContextType>;
  releaseDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  releaseDates?: Resolver<Maybe<ResolversTypes['ReleaseDates']>, ParentType, ContextType, RequireFields<MovieReleaseDatesArgs, 'country'>>;
  runtime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shareImage?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType, RequireFields<MovieShareImageArgs, 'country' | 'relative'>>;
  similar?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Title']>>, ParentType, ContextType, RequireFields<MovieSimilarArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LanguageSlug']>>, ParentType, ContextType>;
  spokenLanguages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Language']>>, ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailer?: Resolver<Maybe<ResolversTypes['Trailer']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TitleType'], ParentType, ContextType>;
  voteAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  rateTitle?: Resolver<Maybe<ResolversTypes['RateTitlePayload']>, ParentType, ContextType, RequireFields<MutationRateTitleArgs, 'input'>>;
  sendContactMessage?: Resolver<Maybe<ResolversTypes['SendContactMessagePayload']>, ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
};

export type NarrowedFromResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NarrowedFrom'] = ResolversParentTypes['NarrowedFrom']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Collection' | 'Genre' | 'Movie' | 'Person' | 'Provider' | 'TvShow', ParentType, ContextType>;
};

export type OfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  firstSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferKind'], ParentType, ContextType>;
  linkKind?: Resolver<ResolversTypes['OfferLinkKind'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type OfferKindResolvers = { ADS: 'ads', BUY: 'buy', FLATRATE: 'flatrate', FREE: 'free', RENT: 'rent' };

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageNumberInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageNumberInfo'] = ResolversParentTypes['PageNumberInfo']> = {
  narrowedFrom?: Resolver<Maybe<ResolversTypes['NarrowedFrom']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  biography?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  biographyLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  birthplace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['CreditPage']>, ParentType, ContextType, RequireFields<PersonCreditsArgs, 'page' | 'sort'>>;
  deathday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalIds?: Resolver<Maybe<ResolversTypes['ExternalIds']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  knownFor?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Title']>>, ParentType, ContextType, RequireFields<PersonKnownForArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PersonPage'] = ResolversParentTypes['PersonPage']> = {
  freshness?: Resolver<ResolversTypes['Freshness'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumberInfo'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type PosterResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Poster'] = ResolversParentTypes['Poster']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PosterSrcsetArgs, 'relative'>>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<PosterUrlArgs, 'relative' | 'size'>>;
};

export type ProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<ProfileUrlArgs, 'relative' | 'size'>>;
};

export type ProviderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Provider'] = ResolversParentTypes['Provider']> = {
  family?: Resolver<ResolversTypes['ProviderFamily'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Logo']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProviderFamilyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProviderFamily'] = ResolversParentTypes['ProviderFamily']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  autocomplete?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Title']>>, ParentType, ContextType, RequireFields<QueryAutocompleteArgs, 'query'>>;
  autocompletePeople?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Person']>>, ParentType, ContextType, RequireFields<QueryAutocompletePeopleArgs, 'query'>>;
  availabilityChanges?: Resolver<Maybe<ResolversTypes['AvailabilityChangeConnection']>, ParentType, ContextType, RequireFields<QueryAvailabilityChangesArgs, 'first'>>;
  certifications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Certification']>>, ParentType, ContextType, RequireFields<QueryCertificationsArgs, 'country'>>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  discover?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QueryDiscoverArgs, 'page' | 'sort' | 'type'>>;
  genres?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Genre']>>, ParentType, ContextType, RequireFields<QueryGenresArgs, 'type'>>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType, Partial<QueryHomeArgs>>;
  keywords?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Keyword']>>, ParentType, ContextType, RequireFields<QueryKeywordsArgs, 'ids'>>;
  languages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Language']>>, ParentType, ContextType>;
  movie?: Resolver<Maybe<ResolversTypes['Movie']>, ParentType, ContextType, RequireFields<QueryMovieArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nowPlaying?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QueryNowPlayingArgs, 'page'>>;
  onTheAir?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QueryOnTheAirArgs, 'page'>>;
  people?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Person']>>, ParentType, ContextType, RequireFields<QueryPeopleArgs, 'ids'>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  popular?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QueryPopularArgs, 'page' | 'type'>>;
  providerFamilies?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CountryProviderFamily']>>, ParentType, ContextType, RequireFields<QueryProviderFamiliesArgs, 'country'>>;
  providerFamily?: Resolver<Maybe<ResolversTypes['ProviderFamily']>, ParentType, ContextType, RequireFields<QueryProviderFamilyArgs, 'id'>>;
  providers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Provider']>>, ParentType, ContextType, RequireFields<QueryProvidersArgs, 'country'>>;
  search?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'exact' | 'page' | 'query' | 'scope'>>;
  searchKeywords?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Keyword']>>, ParentType, ContextType, RequireFields<QuerySearchKeywordsArgs, 'query'>>;
  searchPeople?: Resolver<Maybe<ResolversTypes['PersonPage']>, ParentType, ContextType, RequireFields<QuerySearchPeopleArgs, 'page' | 'query'>>;
  searchShortcuts?: Resolver<Maybe<ResolversTypes['SearchShortcuts']>, ParentType, ContextType, RequireFields<QuerySearchShortcutsArgs, 'query'>>;
  sessionRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QuerySessionRatingArgs, 'sessionId' | 'title'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['Title']>, ParentType, ContextType, RequireFields<QueryTitleArgs, 'id' | 'type'>>;
  titles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TitleResult']>>, ParentType, ContextType, RequireFields<QueryTitlesArgs, 'references'>>;
  topRated?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QueryTopRatedArgs, 'page' | 'type'>>;
  trending?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QueryTrendingArgs, 'page' | 'type' | 'window'>>;
  tvShow?: Resolver<Maybe<ResolversTypes['TvShow']>, ParentType, ContextType, RequireFields<QueryTvShowArgs, 'id'>>;
  upcoming?: Resolver<Maybe<ResolversTypes['TitlePage']>, ParentType, ContextType, RequireFields<QueryUpcomingArgs, 'page'>>;
  visitorCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
};

export type RateTitlePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RateTitlePayload'] = ResolversParentTypes['RateTitlePayload']> = {
  rating?: Resolver<Maybe<ResolversTypes['RatingSummary']>, ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RatingSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RatingSummary'] = ResolversParentTypes['RatingSummary']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RatingStatus'], ParentType, ContextType>;
};

export type ReleaseDatesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReleaseDates'] = ResolversParentTypes['ReleaseDates']> = {
  digital?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  theatrical?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type SearchCorrectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchCorrection'] = ResolversParentTypes['SearchCorrection']> = {
  originalResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchScopeResolvers = { ALL: 'all', MOVIE: 'movie', TV: 'tv' };

export type SearchShortcutsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchShortcuts'] = ResolversParentTypes['SearchShortcuts']> = {
  genres?: Resolver<ReadonlyArray<ResolversTypes['GenreShortcut']>, ParentType, ContextType>;
  providerFamilies?: Resolver<ReadonlyArray<ResolversTypes['CountryProviderFamily']>, ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  airDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType, RequireFields<SeasonAvailabilityArgs, 'country'>>;
  episodeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  imageHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
  supportEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TitleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Title'] = ResolversParentTypes['Title']> = {
  __resolveType: TypeResolveFn<'Movie' | 'TvShow', ParentType, ContextType>;
};

export interface TitleNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TitleNumber'], any> {
  name: 'TitleNumber';
}

export type TitlePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TitlePage'] = ResolversParentTypes['TitlePage']> = {
  correction?: Resolver<Maybe<ResolversTypes['SearchCorrection']>, ParentType, ContextType>;
  freshness?: Resolver<ResolversTypes['Freshness'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumberInfo'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['Title']>, ParentType, ContextType>;
};

export type TitleProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TitleProblem'] = ResolversParentTypes['TitleProblem']> = {
  candidates?: Resolver<ReadonlyArray<ResolversTypes['Title']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['TitleProblemCode'], ParentType, ContextType>;
  formerTitle?: Resolver<Maybe<ResolversTypes['FormerTitle']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TitleResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TitleResult'] = ResolversParentTypes['TitleResult']> = {
  __resolveType: TypeResolveFn<'Movie' | 'TitleProblem' | 'TvShow', ParentType, ContextType>;
};

export type TitleTypeResolvers = { MOVIE: 'movie', TV: 'tv' };

export type TrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Trailer'] = ResolversParentTypes['Trailer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type TrendingWindowResolvers = { DAY: 'day', WEEK: 'week' };

export type TvShowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TvShow'] = ResolversParentTypes['TvShow']> = {
  availabilities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Availability']>>, ParentType, ContextType, Partial<TvShowAvailabilitiesArgs>>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType, RequireFields<TvShowAvailabilityArgs, 'country'>>;
  backdrop?: Resolver<Maybe<ResolversTypes['Backdrop']>, ParentType, ContextType>;
  cast?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CastMember']>>, ParentType, ContextType, RequireFields<TvShowCastArgs, 'first'>>;
  certification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<TvShowCertificationArgs, 'country'>>;
  countriesWithOffers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType, RequireFields<TvShowCountriesWithOffersArgs, 'kinds'>>;
  creators?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Person']>>, ParentType, ContextType>;
  episodeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalIds?: Resolver<Maybe<ResolversTypes['ExternalIds']>, ParentType, ContextType>;
  firstAirDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  freshness?: Resolver<ResolversTypes['Freshness'], ParentType, ContextType>;
  genres?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Genre']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offersOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Offer']>>, ParentType, ContextType, RequireFields<TvShowOffersOfArgs, 'services'>>;
  originCountries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  originalLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  originalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overviewLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Poster']>, ParentType, ContextType>;
  productionCountries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['RatingSummary'], ParentType, ContextType>;
  seasonCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seasons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Season']>>, ParentType, ContextType, RequireFields<TvShowSeasonsArgs, 'from'>>;
  shareImage?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType, RequireFields<TvShowShareImageArgs, 'country' | 'relative'>>;
  similar?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Title']>>, ParentType, ContextType, RequireFields<TvShowSimilarArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LanguageSlug']>>, ParentType, ContextType>;
  spokenLanguages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Language']>>, ParentType, ContextType>;
  tmdbId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailer?: Resolver<Maybe<ResolversTypes['Trailer']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TitleType'], ParentType, ContextType>;
  voteAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type UserErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Availability?: AvailabilityResolvers<ContextType>;
  AvailabilityChange?: AvailabilityChangeResolvers<ContextType>;
  AvailabilityChangeConnection?: AvailabilityChangeConnectionResolvers<ContextType>;
  AvailabilityChangeEdge?: AvailabilityChangeEdgeResolvers<ContextType>;
  Backdrop?: BackdropResolvers<ContextType>;
  CastMember?: CastMemberResolvers<ContextType>;
  Certification?: CertificationResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CountryProviderFamily?: CountryProviderFamilyResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  CreditPage?: CreditPageResolvers<ContextType>;
  CreditSort?: CreditSortResolvers;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DiscoverSort?: DiscoverSortResolvers;
  ExternalIds?: ExternalIdsResolvers<ContextType>;
  FormerTitle?: FormerTitleResolvers<ContextType>;
  Freshness?: FreshnessResolvers<ContextType>;
  Genre?: GenreResolvers<ContextType>;
  GenreShortcut?: GenreShortcutResolvers<ContextType>;
  GenreTile?: GenreTileResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomeRow?: HomeRowResolvers<ContextType>;
  HomeRowDiscover?: HomeRowDiscoverResolvers<ContextType>;
  Keyword?: KeywordResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LanguageCode?: LanguageCodeResolvers;
  LanguageSlug?: LanguageSlugResolvers<ContextType>;
  Logo?: LogoResolvers<ContextType>;
  Movie?: MovieResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NarrowedFrom?: NarrowedFromResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferKind?: OfferKindResolvers;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageNumberInfo?: PageNumberInfoResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonPage?: PersonPageResolvers<ContextType>;
  Poster?: PosterResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Provider?: ProviderResolvers<ContextType>;
  ProviderFamily?: ProviderFamilyResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateTitlePayload?: RateTitlePayloadResolvers<ContextType>;
  RatingSummary?: RatingSummaryResolvers<ContextType>;
  ReleaseDates?: ReleaseDatesResolvers<ContextType>;
  SearchCorrection?: SearchCorrectionResolvers<ContextType>;
  SearchScope?: SearchScopeResolvers;
  SearchShortcuts?: SearchShortcutsResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  Title?: TitleResolvers<ContextType>;
  TitleNumber?: GraphQLScalarType;
  TitlePage?: TitlePageResolvers<ContextType>;
  TitleProblem?: TitleProblemResolvers<ContextType>;
  TitleResult?: TitleResultResolvers<ContextType>;
  TitleType?: TitleTypeResolvers;
  Trailer?: TrailerResolvers<ContextType>;
  TrendingWindow?: TrendingWindowResolvers;
  TvShow?: TvShowResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphQLContext> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  inContext?: InContextDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  upstreamCalls?: UpstreamCallsDirectiveResolver<any, any, ContextType>;
};
