export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  __typename?: 'Availability';
  /** The country of this availability; null where the film database does not cover it. */
  country?: Maybe<Country>;
  /** The country as it was requested. */
  countryCode: Scalars['CountryCode']['output'];
  /** How old the data is and where it comes from; null where there is none. */
  freshness?: Maybe<Freshness>;
  /** The kinds that there are offers of; empty for `NONE_KNOWN`, null where the status says that nothing can be known. */
  kinds?: Maybe<Array<OfferKind>>;
  /** The film database's own page of offers; null when it gives none. */
  link?: Maybe<Scalars['URL']['output']>;
  /** The offers, by kind and then by the services' display priority; empty for `NONE_KNOWN`, null where the status says that nothing can be known. */
  offers?: Maybe<Array<Offer>>;
  /** Which of the four results this is. */
  status: AvailabilityStatus;
  /** Where else it can be streamed, by subscription or free, by name; null where this country has offers, and when the film database is unavailable. */
  streamingElsewhere?: Maybe<Array<Country>>;
};


/** Where a title can be watched in one country. Availability data by JustWatch, through the film database; invented where the source is the sample. */
export type AvailabilityOffersArgs = {
  kinds?: InputMaybe<Array<OfferKind>>;
};

/**
 * An offer that came to a service in a country, or left it. Flickmap compares what the film database
 * says of a title about once a day: `observedAt` is when Flickmap first observed the change, not when
 * the service made it. Invented where the source is the sample.
 */
export type AvailabilityChange = {
  __typename?: 'AvailabilityChange';
  /** Whether the offer came or went. */
  change: ChangeDirection;
  /** The country of the offer. */
  countryCode: Scalars['CountryCode']['output'];
  /** Identifies the change; it stays the same. */
  id: Scalars['ID']['output'];
  /** How the service lets, or let, it be watched. */
  kind: OfferKind;
  /** When Flickmap observed it. What left was missing in two observations at least six hours apart. */
  observedAt: Scalars['DateTime']['output'];
  /**
   * When Flickmap had observed the title last before, most often a day: the change is of the time between the two. Further
   * apart after a time in which nothing was observed. Null for changes that were stored before this was.
   */
  previouslyObservedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The service; null when the film database has it no more. */
  provider?: Maybe<Provider>;
  /** The film database's number for the service. */
  providerId: Scalars['Int']['output'];
  /** The title as it is now; null when the film database has it no more. What lists show is in the fields below, without a call. */
  title?: Maybe<Title>;
  /** The film database's number for the title. */
  titleId: Scalars['Int']['output'];
  /** What the title was called when the change was observed, or is called in the language of the operation where that is known. */
  titleName: Scalars['String']['output'];
  /** The title's upright artwork at that time; null when there was none. */
  titlePoster?: Maybe<Poster>;
  /** That name as it is in the title's URL on the site; empty where it has no Latin letter or digit. */
  titleSlug: Scalars['String']['output'];
  /** Whether the title is a movie or a show. */
  titleType: TitleType;
  /** The year of release or of the first episode, as it was known then; null when unknown. */
  titleYear?: Maybe<Scalars['Int']['output']>;
};

/** Part of the changes, newest first. */
export type AvailabilityChangeConnection = {
  __typename?: 'AvailabilityChangeConnection';
  /** The changes with their positions. */
  edges: Array<AvailabilityChangeEdge>;
  /** When Flickmap first observed a title; null while it has observed none. */
  observingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Where the page ends. */
  pageInfo: PageInfo;
};

/** A change and its position in the list. */
export type AvailabilityChangeEdge = {
  __typename?: 'AvailabilityChangeEdge';
  /** The position of the change, for `after`; it stays the same while changes are added. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: AvailabilityChange;
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
  __typename?: 'Backdrop';
  /** The film database's path of the picture. */
  path: Scalars['String']['output'];
  /** Addresses of all sizes, ready for the `srcset` of an `img`. */
  srcset: Scalars['String']['output'];
  /** The picture's address in one size. */
  url: Scalars['URL']['output'];
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
  __typename?: 'CastMember';
  /** Whom they play; null when unknown. */
  character?: Maybe<Scalars['String']['output']>;
  /** The actor's name. */
  name: Scalars['String']['output'];
  /** The actor. */
  person: Person;
  /** A portrait; null when there is none. */
  profile?: Maybe<Profile>;
};

/** An age rating of movies. */
export type Certification = {
  __typename?: 'Certification';
  /** What it means, in English; null when the film database does not say. */
  meaning?: Maybe<Scalars['String']['output']>;
  /** The rating, such as `PG-13`. */
  name: Scalars['String']['output'];
};

/** Whether an offer came or went. */
export type ChangeDirection =
  /** The service began to offer the title. */
  | 'ADDED'
  /** The service no longer offers the title. */
  | 'REMOVED';

/** A series of movies. */
export type Collection = Node & {
  __typename?: 'Collection';
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
  /** What it is called, such as `Toy Story Collection`. */
  name: Scalars['String']['output'];
  /** Its movies by release: one call to the film database, when not cached. Null where it could not be had. */
  parts?: Maybe<Array<Movie>>;
  /** The film database's number for the series. */
  tmdbId: Scalars['Int']['output'];
};

/** A message to the people who run the site. */
export type ContactMessageInput = {
  /** For the site's own pages, may change at any time: how many milliseconds the form was open; too few, and the message is dropped. */
  elapsedMs?: InputMaybe<Scalars['Int']['input']>;
  /** Where a reply is sent. */
  email: Scalars['String']['input'];
  /** The message, 10 to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Who writes, at least 2 characters. */
  name: Scalars['String']['input'];
  /** What it is about, at least 5 characters. */
  subject: Scalars['String']['input'];
  /** For the site's own pages, may change at any time: a field that people never see and programs fill in: anything but empty, and the message is dropped. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A country that the film database has availability for. */
export type Country = {
  __typename?: 'Country';
  /** Its ISO 3166-1 code. */
  code: Scalars['CountryCode']['output'];
  /** The language that its rows on the home page are made of; English where the country has no row of its own. */
  language: Language;
  /** Its name in the language of the operation. */
  name: Scalars['String']['output'];
};

/** A provider family as it is offered in one country. */
export type CountryProviderFamily = {
  __typename?: 'CountryProviderFamily';
  /** The provider family. */
  family: ProviderFamily;
  /** The logo of its first provider; null when there is none. */
  logo?: Maybe<Logo>;
  /** Its providers in the country, most prominent first. */
  providers: Array<Provider>;
};

/** The services that a visitor has in one country. */
export type CountryServices = {
  /** The country. */
  country: Scalars['CountryCode']['input'];
  /** Identifiers of provider families, such as `netflix`, and numbers of providers, such as `8`: 1 to 100. */
  services: Array<Scalars['String']['input']>;
};

/** A title with all that a person did in it. */
export type Credit = {
  __typename?: 'Credit';
  /** Whom they play; empty where they play nobody or that is unknown. */
  characters: Array<Scalars['String']['output']>;
  /** What they did of the crew's work, such as `Director`; empty for none. */
  jobs: Array<Scalars['String']['output']>;
  /** The title. */
  title: Title;
};

/** One page of a filmography, up to 20 titles. */
export type CreditPage = {
  __typename?: 'CreditPage';
  /** How old the filmography is and where it comes from. */
  freshness: Freshness;
  /** The position of this page in the filmography. */
  pageInfo: PageNumberInfo;
  /** The titles in order. */
  results: Array<Credit>;
};

/** The order of a filmography. */
export type CreditSort =
  /** Newest first; titles without a date last. */
  | 'NEWEST'
  /** What they are known for first, then what is most talked about; talk shows and other appearances as themselves last. */
  | 'POPULARITY';

/** A film database that data can come from. */
export type DataSource =
  /** The embedded sample film database: real titles, invented availability. */
  | 'SAMPLE'
  /** The Movie Database (TMDB). */
  | 'TMDB';

/** What a discover list shall hold. Every field narrows it; a field left out does not. */
export type DiscoverFilter = {
  /** Only with at least one of these genres, at most 20; not together with `genres`. */
  anyGenres?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whose age rating `certificationMax` is; `region` where left out. */
  certificationCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Movies: only with an age rating of `certificationCountry` that is no stricter than this one, such as `PG-13`. */
  certificationMax?: InputMaybe<Scalars['String']['input']>;
  /** Only with all of these genres, at most 20. */
  genres?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whether to include adult titles. */
  includeAdult?: Scalars['Boolean']['input'];
  /** Only with all of these keywords, at most 5. */
  keywords?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only with an offer of at least one of these kinds in `region`. */
  offerKinds?: InputMaybe<Array<OfferKind>>;
  /** Shows: only from this country. */
  originCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Only made in this language, an ISO 639-1 code. */
  originalLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Movies: only with all of these persons in cast or crew, at most 5. */
  people?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only on at least one of these services in `region`, at most 50 numbers of providers. */
  providers?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Movies: only with a release in this country. With `providers` or `offerKinds`: the country they are looked up in, for shows too. */
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Only released or first aired on this day or later. */
  releasedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Only released or first aired on this day or earlier. */
  releasedTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only at most this long, in minutes. */
  runtimeMax?: InputMaybe<Scalars['Int']['input']>;
  /** Only at least this long, in minutes. */
  runtimeMin?: InputMaybe<Scalars['Int']['input']>;
  /** Only with at most this average vote, 0 to 10. */
  voteAverageMax?: InputMaybe<Scalars['Float']['input']>;
  /** Only with at least this average vote, 0 to 10. */
  voteAverageMin?: InputMaybe<Scalars['Float']['input']>;
  /** Only with at least so many votes, 0 to 1,000,000. */
  voteCountMin?: InputMaybe<Scalars['Int']['input']>;
  /** Only with none of these genres, at most 20. */
  withoutGenres?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only on none of these services in `region`, at most 50. */
  withoutProviders?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only released (movies) or first aired (shows) in this year, 1870 to 2100. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** The order of a discover list. */
export type DiscoverSort =
  /** Least talked about first. */
  | 'POPULARITY_ASC'
  /** Most talked about first. */
  | 'POPULARITY_DESC'
  /** Oldest first: by release (movies) or first episode (shows). */
  | 'RELEASE_DATE_ASC'
  /** Newest first: by release (movies) or first episode (shows). */
  | 'RELEASE_DATE_DESC'
  /** Worst votes first. */
  | 'VOTE_AVERAGE_ASC'
  /** Best votes first. */
  | 'VOTE_AVERAGE_DESC';

/** A title's identifiers in other catalogs. */
export type ExternalIds = {
  __typename?: 'ExternalIds';
  /** IMDb's, such as `tt0137523`; null when unknown. */
  imdb?: Maybe<Scalars['String']['output']>;
  /** Wikidata's, such as `Q190050`; null when unknown. */
  wikidata?: Maybe<Scalars['String']['output']>;
};

/** A title that the film database has no more. */
export type FormerTitle = {
  __typename?: 'FormerTitle';
  /** What it was last called; null where it was never observed. */
  name?: Maybe<Scalars['String']['output']>;
  /** The number that it had in the film database. */
  tmdbId: Scalars['Int']['output'];
  /** Movie or show. */
  type: TitleType;
  /** Its year of release or of the first episode; null when unknown. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** How old data of the film database is, and which film database it comes from. */
export type Freshness = {
  __typename?: 'Freshness';
  /** How many seconds ago that was. */
  ageSeconds: Scalars['Int']['output'];
  /** When the data was fetched. */
  fetchedAt: Scalars['DateTime']['output'];
  /** Where the data comes from. */
  source: DataSource;
  /** True when the data is past its lifetime: the film database is unavailable, or the data is being refreshed. */
  stale: Scalars['Boolean']['output'];
};

/** A kind of story, by the film database's list. Movies and shows have separate lists. */
export type Genre = Node & {
  __typename?: 'Genre';
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
  /** Its name in the language of the operation. */
  name: Scalars['String']['output'];
  /** The film database's number for the genre. */
  tmdbId: Scalars['Int']['output'];
};

/** A genre with the type of title whose list it is from. */
export type GenreShortcut = {
  __typename?: 'GenreShortcut';
  /** The genre. */
  genre: Genre;
  /** Whether it is one of movies or of shows. */
  type: TitleType;
};

/** A genre with a picture to stand for it. */
export type GenreTile = {
  __typename?: 'GenreTile';
  /** Artwork of a title of the genre; null when there is none. */
  backdrop?: Maybe<Backdrop>;
  /** The genre. */
  genre: Genre;
};

/** The selection of the home page. */
export type Home = {
  __typename?: 'Home';
  /** The country it is made for; null for the world. */
  country?: Maybe<Country>;
  /** Five trending movies, those in the country's language first; null when the film database is unavailable. */
  featured?: Maybe<Array<Movie>>;
  /** The first six movie genres, each with a picture; null when the film database is unavailable. */
  genreTiles?: Maybe<Array<GenreTile>>;
  /** The rows in their order. The country's own rows are left out where its language is English or nothing was found. */
  rows: Array<HomeRow>;
};

/** A row of the home page. */
export type HomeRow = {
  __typename?: 'HomeRow';
  /** The discover list that continues the row. */
  discover: HomeRowDiscover;
  /** Which row it is. */
  kind: HomeRowKind;
  /** Up to ten titles; null when the film database is unavailable. */
  titles?: Maybe<Array<Title>>;
  /** The type of its titles. */
  type: TitleType;
};

/** The filters of the discover list that continues a row. */
export type HomeRowDiscover = {
  __typename?: 'HomeRowDiscover';
  /** The language; null for any. */
  originalLanguage?: Maybe<Scalars['String']['output']>;
  /** The country; null for the world. */
  region?: Maybe<Scalars['CountryCode']['output']>;
  /** The first day of release; null for any. */
  releasedFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day of release; null for any. */
  releasedTo?: Maybe<Scalars['Date']['output']>;
  /** The order. */
  sort: DiscoverSort;
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
  __typename?: 'Keyword';
  /** The word or words, in English. */
  name: Scalars['String']['output'];
  /** The film database's number for the keyword. */
  tmdbId: Scalars['Int']['output'];
};

/** A language. */
export type Language = {
  __typename?: 'Language';
  /** Its ISO 639-1 code as the film database uses it, such as `de`; Cantonese is `cn`. */
  code: Scalars['String']['output'];
  /** Its name in the language of the operation; the code where nobody has a name for it. */
  name: Scalars['String']['output'];
};

/** A language that operations answer in. */
export type LanguageCode =
  /** Arabic. */
  | 'AR'
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** French. */
  | 'FR'
  /** Hindi. */
  | 'HI'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Brazilian Portuguese. */
  | 'PT_BR'
  /** Russian. */
  | 'RU'
  /** Thai. */
  | 'TH'
  /** Turkish. */
  | 'TR'
  /** Simplified Chinese. */
  | 'ZH';

/** A title's slug in a language. */
export type LanguageSlug = {
  __typename?: 'LanguageSlug';
  /** The language. */
  language: LanguageCode;
  /** The slug there; empty where the name has no Latin letter or digit. */
  slug: Scalars['String']['output'];
};

/** A square logo of a service. */
export type Logo = {
  __typename?: 'Logo';
  /** The film database's path of the picture. */
  path: Scalars['String']['output'];
  /** The picture's address in one size. */
  url: Scalars['URL']['output'];
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
  __typename?: 'Movie';
  /** Details: where it can be watched in each of several countries. */
  availabilities?: Maybe<Array<Availability>>;
  /** Details: where it can be watched in one country; null when the film database has the title no more. */
  availability?: Maybe<Availability>;
  /** Wide artwork without text; null when there is none. */
  backdrop?: Maybe<Backdrop>;
  /** Details: who plays in it, leading roles first. */
  cast?: Maybe<Array<CastMember>>;
  /** Details: the age rating in one country as that country writes it, such as `PG-13`; null when unknown. */
  certification?: Maybe<Scalars['String']['output']>;
  /** Details: the series that it belongs to; null where it belongs to none. */
  collection?: Maybe<Collection>;
  /** Details: the countries in which it has at least one offer of the given kinds; null when the film database is unavailable. */
  countriesWithOffers?: Maybe<Array<Country>>;
  /** Details: who directed it; empty when unknown. */
  directors?: Maybe<Array<Person>>;
  /** Details: its identifiers elsewhere. */
  externalIds?: Maybe<ExternalIds>;
  /** How old these facts are and where they come from. */
  freshness: Freshness;
  /** What its genres are, most telling first. */
  genres?: Maybe<Array<Genre>>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
  /** The title in the language of the operation, else in English where one is known. */
  name: Scalars['String']['output'];
  /** BCP 47: the language of the name where it is not that of the operation; null where it is. */
  nameLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the offers of some services in up to four countries, in the order of the countries; null where nothing is known of one of them. */
  offersOf?: Maybe<Array<Offer>>;
  /** The language it was made in; null when unknown. */
  originalLanguage?: Maybe<Language>;
  /** The title in its original language and script. */
  originalName: Scalars['String']['output'];
  /** What it is about; null when the film database has none. */
  overview?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the overview where it is not that of the operation; null where it is. */
  overviewLanguage?: Maybe<Scalars['String']['output']>;
  /** Upright artwork; null when there is none. */
  poster?: Maybe<Poster>;
  /** Details: the countries it was produced in. */
  productionCountries?: Maybe<Array<Country>>;
  /** What visitors of this site rated it. */
  rating: RatingSummary;
  /** The day of its first release anywhere; null when unknown. */
  releaseDate?: Maybe<Scalars['Date']['output']>;
  /** Details: when it came, or comes, to cinemas and to digital services in one country. */
  releaseDates?: Maybe<ReleaseDates>;
  /** Details: its length in minutes; null when unknown. */
  runtime?: Maybe<Scalars['Int']['output']>;
  /**
   * A picture for links to its page, a PNG of 1200 × 630 pixels: poster, name, year, and where it can be watched in one country,
   * in the language of the operation. Null where the gateway serves no images.
   */
  shareImage?: Maybe<Scalars['URL']['output']>;
  /** Details: movies like this one, closest first. */
  similar?: Maybe<Array<Title>>;
  /** The title as it is in the movie's URL on the site. */
  slug: Scalars['String']['output'];
  /** Details: the slug in each language of the site where that is another one than `slug`: it is made from the name there. */
  slugs?: Maybe<Array<LanguageSlug>>;
  /** Details: the languages spoken in it. */
  spokenLanguages?: Maybe<Array<Language>>;
  /** The film database's number for the movie. */
  tmdbId: Scalars['Int']['output'];
  /** Details: a trailer, at the site that has it; null when there is none. */
  trailer?: Maybe<Trailer>;
  /** Always `MOVIE`. */
  type: TitleType;
  /** The film database's average vote, 0 to 10; 0 when nobody has voted. */
  voteAverage: Scalars['Float']['output'];
  /** How many votes are behind `voteAverage`. */
  voteCount: Scalars['Int']['output'];
  /** The year of release; null when unknown. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A film. */
export type MovieAvailabilitiesArgs = {
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
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
  kinds?: Array<OfferKind>;
};


/** A film. */
export type MovieOffersOfArgs = {
  kinds?: InputMaybe<Array<OfferKind>>;
  services: Array<CountryServices>;
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
  __typename?: 'Mutation';
  /** Gives a title stars, or takes them back. */
  rateTitle?: Maybe<RateTitlePayload>;
  /** Sends a message to the people who run the site. */
  sendContactMessage?: Maybe<SendContactMessagePayload>;
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
  name: Scalars['String']['input'];
  /** Movies or shows; both where left out. */
  type?: InputMaybe<TitleType>;
  /** The year of release or of the first episode; any where left out. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** What a list is made from whose titles are looked up one by one. */
export type NarrowedFrom = {
  __typename?: 'NarrowedFrom';
  /** How many titles of everything were looked up, from the first on: at most 100, fewer where the film database did not respond in time. */
  checked: Scalars['Int']['output'];
  /** How many titles there are of everything. */
  totalResults: Scalars['Int']['output'];
};

/** An object that `node` finds again by its `id`, as Relay's object identification has it. */
export type Node = {
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
};

/** One service that has a title, in one way. */
export type Offer = {
  __typename?: 'Offer';
  /** The country in which the service has it. */
  countryCode: Scalars['CountryCode']['output'];
  /** When Flickmap first observed the offer; null when it was there at the first observation of the title, or was not observed. For a season, null. */
  firstSeen?: Maybe<Scalars['DateTime']['output']>;
  /** How the service lets it be watched. */
  kind: OfferKind;
  /** Which of the two `url` is. */
  linkKind: OfferLinkKind;
  /** The service. */
  provider: Provider;
  /** Where to go: a search for the title at the service, or on the web where the service has no public search. */
  url: Scalars['URL']['output'];
};

/** How a service lets a title be watched. Kinds are never merged. */
export type OfferKind =
  /** Free of charge, with advertising. */
  | 'ADS'
  /** Paid once, to keep. */
  | 'BUY'
  /** Included in a subscription. */
  | 'FLATRATE'
  /** Free of charge, without advertising. */
  | 'FREE'
  /** Paid once, to watch for a limited time. */
  | 'RENT';

/** Where an offer's link leads. */
export type OfferLinkKind =
  /** To the title, as the service's own search finds it. */
  | 'SERVICE'
  /** To a general web search for the title and the service. */
  | 'WEB_SEARCH';

/** Where a page of a list with cursors begins and ends, as Relay's connections have it. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last entry; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are further entries. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are entries before: the page was requested with `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The position of a page in a list whose pages have numbers. */
export type PageNumberInfo = {
  __typename?: 'PageNumberInfo';
  /** What a search or a filmography with `watchable` is made from. Null in other lists. */
  narrowedFrom?: Maybe<NarrowedFrom>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are, at most 500. */
  totalPages: Scalars['Int']['output'];
  /** How many titles there are on all pages, at most 10,000. With `abroad` of lists no more than that: what several countries have counts for each. */
  totalResults: Scalars['Int']['output'];
};

/**
 * Someone who took part in making titles. Fields marked "details" cost one call to the film database for a
 * person out of credits or a list; all details of one person together cost that one call.
 */
export type Person = Node & {
  __typename?: 'Person';
  /** Details: their life and work in a few sentences; null when the film database has none. */
  biography?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the biography where it is not that of the operation; null where it is. */
  biographyLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the day they were born; null when unknown. */
  birthday?: Maybe<Scalars['Date']['output']>;
  /** Details: where they were born; null when unknown. */
  birthplace?: Maybe<Scalars['String']['output']>;
  /** Details: every title they took part in, 20 to a page. */
  credits?: Maybe<CreditPage>;
  /** Details: the day they died; null when unknown or alive. */
  deathday?: Maybe<Scalars['Date']['output']>;
  /** Details: the work that they are known for, such as `Directing`; null when unknown. No call for persons of a search. */
  department?: Maybe<Scalars['String']['output']>;
  /** Details: their identifiers elsewhere. */
  externalIds?: Maybe<ExternalIds>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
  /** Details: the titles that most people know them for. No call for up to three titles of persons of a search. */
  knownFor?: Maybe<Array<Title>>;
  /** The person's name. */
  name: Scalars['String']['output'];
  /** A portrait; null when there is none. */
  profile?: Maybe<Profile>;
  /** The name as it is in the person's URL on the site, without the number; empty where it has no Latin letter or digit. */
  slug: Scalars['String']['output'];
  /** The film database's number for the person. */
  tmdbId: Scalars['Int']['output'];
};


/**
 * Someone who took part in making titles. Fields marked "details" cost one call to the film database for a
 * person out of credits or a list; all details of one person together cost that one call.
 */
export type PersonCreditsArgs = {
  abroad?: InputMaybe<Array<CountryServices>>;
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
  __typename?: 'PersonPage';
  /** How old the page is and where it comes from. */
  freshness: Freshness;
  /** The position of this page in the list. */
  pageInfo: PageNumberInfo;
  /** The persons in order. */
  results: Array<Person>;
};

/** Upright artwork of a title, 2:3. */
export type Poster = {
  __typename?: 'Poster';
  /** The film database's path of the picture. */
  path: Scalars['String']['output'];
  /** Addresses of all sizes, ready for the `srcset` of an `img`. */
  srcset: Scalars['String']['output'];
  /** The picture's address in one size. */
  url: Scalars['URL']['output'];
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
  __typename?: 'Profile';
  /** The film database's path of the picture. */
  path: Scalars['String']['output'];
  /** The picture's address in one size. */
  url: Scalars['URL']['output'];
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
  __typename?: 'Provider';
  /** The provider family it belongs to. */
  family: ProviderFamily;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
  /** Its logo; null when there is none. */
  logo?: Maybe<Logo>;
  /** The exact name, such as `Netflix Standard with Ads`. */
  name: Scalars['String']['output'];
  /** The film database's number for the service. */
  tmdbId: Scalars['Int']['output'];
};

/** What several providers have in common: one service with ads, premium, or as a channel of another service. */
export type ProviderFamily = {
  __typename?: 'ProviderFamily';
  /** The identifier: the name in lower case with hyphens, such as `netflix`. */
  id: Scalars['ID']['output'];
  /** The name, such as `Netflix`. */
  name: Scalars['String']['output'];
};

/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * The first titles whose name fits what was typed so far, exact and leading matches first, or the one that it is the number
   * or URL of. From 3 letters on, names that are nearly the same are suggested where none fits. Empty below 2 characters after
   * trimming; one letter of Han, kana or Hangul is enough.
   */
  autocomplete?: Maybe<Array<Title>>;
  /** The first three persons whose name fits what was typed so far; empty where `autocomplete` needs more letters. Together with `autocomplete` one call. */
  autocompletePeople?: Maybe<Array<Person>>;
  /** What came to services and left them, newest first; null when the changes are unavailable. Changes are stored for 180 days. */
  availabilityChanges?: Maybe<AvailabilityChangeConnection>;
  /** The age ratings of movies in a country, the mildest first; empty where the film database knows none. */
  certifications?: Maybe<Array<Certification>>;
  /** Every country with availability: the nine most requested first, then by name. */
  countries: Array<Country>;
  /** Titles by what they are: genre, year, votes, length, language, and the services that have them in a country. */
  discover?: Maybe<TitlePage>;
  /** The genres of movies or of shows. */
  genres?: Maybe<Array<Genre>>;
  /** For the site's own pages, may change at any time: the selection that the home page shows, for a country or for the world. */
  home: Home;
  /** Keywords by their numbers, without those that do not exist. */
  keywords?: Maybe<Array<Keyword>>;
  /** Every language of the film database, by name. */
  languages?: Maybe<Array<Language>>;
  /** A movie by the film database's number; null when there is none. Example: `movie(id: 550)`. */
  movie?: Maybe<Movie>;
  /** The object with the `id` that a response gave; null where it is no more. The film database's numbers are for `title`, `movie`, `tvShow` and `person`. */
  node?: Maybe<Node>;
  /** Movies in cinemas now. */
  nowPlaying?: Maybe<TitlePage>;
  /** Shows with an episode in the next seven days. */
  onTheAir?: Maybe<TitlePage>;
  /** Persons by their numbers, without those that do not exist. */
  people?: Maybe<Array<Person>>;
  /** A person by the film database's number; null when there is none. Example: `person(id: 525)`. */
  person?: Maybe<Person>;
  /** The most popular titles. */
  popular?: Maybe<TitlePage>;
  /** The services of a country grouped by provider family, most prominent first. */
  providerFamilies?: Maybe<Array<CountryProviderFamily>>;
  /** A provider family by its identifier; null where no service of any country belongs to it. */
  providerFamily?: Maybe<ProviderFamily>;
  /** The services of a country, most prominent first. */
  providers?: Maybe<Array<Provider>>;
  /**
   * Titles by name, persons left out. A query that ends in a year, such as `star wars 1977`, finds titles of that year, or of
   * the year before or after. One that finds nothing is searched for in the other ways of writing it (traditional and
   * simplified Chinese, kana, Arabic and Persian keyboards); one that finds nothing, or clearly less than the title's name
   * that it nearly is, is corrected: see `correction`. A number or URL of IMDb or TMDB, such as `tt0137523`, `tmdb:550` or
   * `https://www.themoviedb.org/movie/550`, finds its title.
   */
  search?: Maybe<TitlePage>;
  /** The first keywords with a text in their name. */
  searchKeywords?: Maybe<Array<Keyword>>;
  /** Persons by name. */
  searchPeople?: Maybe<PersonPage>;
  /**
   * What a query names that is no title and nobody: genres and services, by their names or from 3 letters on the beginning of
   * them. At most 3 of each.
   */
  searchShortcuts?: Maybe<SearchShortcuts>;
  /** The stars this browser's session gave a title, 1 to 5; null when none. Never stored by a shared cache. */
  sessionRating?: Maybe<Scalars['Int']['output']>;
  /** The deployment: its film database and its address for people. */
  site: Site;
  /** A movie or a show by its type and the film database's number; null when there is none. Example: `title(type: MOVIE, id: 550)`. */
  title?: Maybe<Title>;
  /** Several titles, in the order requested, one for each reference. */
  titles?: Maybe<Array<TitleResult>>;
  /** The titles with the best votes. */
  topRated?: Maybe<TitlePage>;
  /** What people watch and look up these days. The film database ignores countries here. */
  trending?: Maybe<TitlePage>;
  /** A show by the film database's number; null when there is none. Example: `tvShow(id: 1396)`. */
  tvShow?: Maybe<TvShow>;
  /** Movies that come to cinemas soon. */
  upcoming?: Maybe<TitlePage>;
  /** The country the request comes from; null when it cannot be told. */
  visitorCountry?: Maybe<Country>;
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
  kinds?: InputMaybe<Array<OfferKind>>;
  providerFamilies?: InputMaybe<Array<Scalars['ID']['input']>>;
  providers?: InputMaybe<Array<Scalars['Int']['input']>>;
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
  abroad?: InputMaybe<Array<CountryServices>>;
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
  abroad?: InputMaybe<Array<CountryServices>>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryKeywordsArgs = {
  ids: Array<Scalars['Int']['input']>;
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
  abroad?: InputMaybe<Array<CountryServices>>;
  page?: Scalars['Int']['input'];
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryOnTheAirArgs = {
  abroad?: InputMaybe<Array<CountryServices>>;
  page?: Scalars['Int']['input'];
  watchable?: InputMaybe<WatchableFilter>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryPeopleArgs = {
  ids: Array<Scalars['Int']['input']>;
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
  abroad?: InputMaybe<Array<CountryServices>>;
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
  abroad?: InputMaybe<Array<CountryServices>>;
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
  references: Array<TitleReference>;
};


/**
 * What can be read: titles, lists and searches, where titles can be watched, and the reference lists
 * behind them. Reads have no side effects and most responses may be cached.
 */
export type QueryTopRatedArgs = {
  abroad?: InputMaybe<Array<CountryServices>>;
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
  abroad?: InputMaybe<Array<CountryServices>>;
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
  abroad?: InputMaybe<Array<CountryServices>>;
  page?: Scalars['Int']['input'];
  region?: InputMaybe<Scalars['CountryCode']['input']>;
  watchable?: InputMaybe<WatchableFilter>;
};

/** A rating to store. */
export type RateTitleInput = {
  /** The browser's anonymous session. */
  sessionId: Scalars['UUID']['input'];
  /** 1 to 5 stars; 0 takes this session's rating back. */
  stars: Scalars['Int']['input'];
  /** The title. */
  title: RatedTitle;
};

/** What came of rating a title. */
export type RateTitlePayload = {
  __typename?: 'RateTitlePayload';
  /** The title's ratings with this one counted; null when nothing was stored. */
  rating?: Maybe<RatingSummary>;
  /** The stars now stored for the session; null when none. */
  stars?: Maybe<Scalars['Int']['output']>;
  /** What was wrong; empty when it was stored. */
  userErrors: Array<UserError>;
};

/** A title named by type and number, for ratings. */
export type RatedTitle = {
  /** The film database's number, from 1. */
  id: Scalars['Int']['input'];
  /** Movie or show. */
  type: TitleType;
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
  __typename?: 'RatingSummary';
  /** The average, 1 to 5 stars; null when nobody has rated yet, or when ratings are unavailable. */
  average?: Maybe<Scalars['Float']['output']>;
  /** How many visitors rated; null when ratings are unavailable. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Whether anybody has rated, or that is unknown. */
  status: RatingStatus;
};

/** The first days of a movie's release in one country. */
export type ReleaseDates = {
  __typename?: 'ReleaseDates';
  /** The day it came, or comes, to digital services; null when unknown. */
  digital?: Maybe<Scalars['Date']['output']>;
  /** The day it came, or comes, to cinemas; null when unknown. */
  theatrical?: Maybe<Scalars['Date']['output']>;
};

/** What was searched for in place of a query. */
export type SearchCorrection = {
  __typename?: 'SearchCorrection';
  /** How many titles the original query finds. */
  originalResults: Scalars['Int']['output'];
  /** A title's name, or the part of it before a colon. */
  query: Scalars['String']['output'];
};

/** Which titles a search looks among. */
export type SearchScope =
  /** Movies and shows. */
  | 'ALL'
  /** Movies. */
  | 'MOVIE'
  /** Shows. */
  | 'TV';

/** What a query names that is no title and nobody. */
export type SearchShortcuts = {
  __typename?: 'SearchShortcuts';
  /** Genres, those of movies before those that shows alone have. */
  genres: Array<GenreShortcut>;
  /** Services, most prominent first. */
  providerFamilies: Array<CountryProviderFamily>;
};

/** One season of a show. */
export type Season = {
  __typename?: 'Season';
  /** The day its first episode aired; null when unknown. */
  airDate?: Maybe<Scalars['Date']['output']>;
  /** Where this season can be watched in one country: one call to the film database a season, when not cached. */
  availability?: Maybe<Availability>;
  /** How many episodes it has; null when unknown. */
  episodeCount?: Maybe<Scalars['Int']['output']>;
  /** What it is called, such as `Season 2`. */
  name: Scalars['String']['output'];
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
};


/** One season of a show. */
export type SeasonAvailabilityArgs = {
  country: Scalars['CountryCode']['input'];
};

/** What came of sending a message. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** Whether the message was taken. */
  sent: Scalars['Boolean']['output'];
  /** What was wrong; empty when it was taken. */
  userErrors: Array<UserError>;
};

/** What a page of the site needs to know about the deployment. */
export type Site = {
  __typename?: 'Site';
  /** For the site's own pages, may change at any time: the host that browsers load images from, such as `image.tmdb.org`; null where that is this gateway. */
  imageHost?: Maybe<Scalars['String']['output']>;
  /** The film database that the data comes from. With `SAMPLE` the page says that availability is invented. */
  source: DataSource;
  /** Where people can write to. */
  supportEmail: Scalars['String']['output'];
};

/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type Title = {
  /** Details: where it can be watched in each of several countries, in the order requested. */
  availabilities?: Maybe<Array<Availability>>;
  /** Details: where it can be watched in one country; null when the film database has the title no more. */
  availability?: Maybe<Availability>;
  /** Wide artwork without text; null when there is none. */
  backdrop?: Maybe<Backdrop>;
  /** Details: who plays in it, leading roles first. */
  cast?: Maybe<Array<CastMember>>;
  /** Details: the age rating in one country as that country writes it, such as `PG-13`; null when unknown. */
  certification?: Maybe<Scalars['String']['output']>;
  /** Details: the countries in which it has at least one offer of the given kinds, by name; null when the film database is unavailable. */
  countriesWithOffers?: Maybe<Array<Country>>;
  /** Details: its identifiers elsewhere. */
  externalIds?: Maybe<ExternalIds>;
  /** How old the facts above are and where they come from. */
  freshness: Freshness;
  /** What its genres are, most telling first. */
  genres?: Maybe<Array<Genre>>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
  /** The title of a movie, the name of a show, in the language of the operation, else in English where one is known. */
  name: Scalars['String']['output'];
  /** BCP 47: the language of the name where it is not that of the operation; null where it is. */
  nameLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the offers of some services in up to four countries, in the order of the countries; null where nothing is known of one of them. */
  offersOf?: Maybe<Array<Offer>>;
  /** The language it was made in; null when unknown. */
  originalLanguage?: Maybe<Language>;
  /** The title or name in its original language and script. */
  originalName: Scalars['String']['output'];
  /** What it is about, in one to a few sentences; null when the film database has none. */
  overview?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the overview where it is not that of the operation; null where it is. */
  overviewLanguage?: Maybe<Scalars['String']['output']>;
  /** Upright artwork with the title on it; null when there is none. */
  poster?: Maybe<Poster>;
  /** Details: the countries it was produced in. */
  productionCountries?: Maybe<Array<Country>>;
  /** What visitors of this site rated it. */
  rating: RatingSummary;
  /**
   * A picture for links to its page, a PNG of 1200 × 630 pixels: poster, name, year, and where it can be watched in one country,
   * in the language of the operation. Null where the gateway serves no images.
   */
  shareImage?: Maybe<Scalars['URL']['output']>;
  /** Details: titles like this one, closest first; at most 20. */
  similar?: Maybe<Array<Title>>;
  /** The name as it is in the title's URL on the site, without the number; empty where the name has no Latin letter or digit. */
  slug: Scalars['String']['output'];
  /** Details: the slug in each language of the site where that is another one than `slug`: it is made from the name there. */
  slugs?: Maybe<Array<LanguageSlug>>;
  /** Details: the languages spoken in it. */
  spokenLanguages?: Maybe<Array<Language>>;
  /** The film database's number for the title; movies and shows are numbered apart. */
  tmdbId: Scalars['Int']['output'];
  /** Details: a trailer, at the site that has it; null when there is none. */
  trailer?: Maybe<Trailer>;
  /** Whether it is a movie or a show. */
  type: TitleType;
  /** The film database's average vote, 0 to 10; 0 when nobody has voted. */
  voteAverage: Scalars['Float']['output'];
  /** How many votes are behind `voteAverage`. */
  voteCount: Scalars['Int']['output'];
  /** The year of release or of the first episode; null when unknown. */
  year?: Maybe<Scalars['Int']['output']>;
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleAvailabilitiesArgs = {
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
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
  kinds?: Array<OfferKind>;
};


/**
 * A movie or a show. Fields marked "details" cost one call to the film database for a title
 * that came out of a list; all details of one title together cost that one call. Where that call
 * fails, they are null with an error that names the title, and the rest of the response is complete.
 */
export type TitleOffersOfArgs = {
  kinds?: InputMaybe<Array<OfferKind>>;
  services: Array<CountryServices>;
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
  __typename?: 'TitlePage';
  /** In a search: what was searched for in place of the query. Null where that was the query itself, and in other lists. */
  correction?: Maybe<SearchCorrection>;
  /** How old the page is and where it comes from. */
  freshness: Freshness;
  /** The position of this page in the list. */
  pageInfo: PageNumberInfo;
  /** The titles in order. */
  results: Array<Title>;
};

/** Why there is no title for a reference. */
export type TitleProblem = {
  __typename?: 'TitleProblem';
  /** The titles that the reference may mean, at most six, where that is the problem; else none. */
  candidates: Array<Title>;
  /** The reason, for programs. */
  code: TitleProblemCode;
  /**
   * What is known of a title that the film database has no more, where the reference is its number: titles are deleted, and
   * merged with others. Null for other references.
   */
  formerTitle?: Maybe<FormerTitle>;
  /** The reason, for people. */
  message: Scalars['String']['output'];
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
  { imdbId: Scalars['String']['input']; movieId?: never; named?: never; tvShowId?: never; wikidataId?: never; }
  |  /** The film database's number of a movie. */
  { imdbId?: never; movieId: Scalars['TitleNumber']['input']; named?: never; tvShowId?: never; wikidataId?: never; }
  |  /** The exact name of a title, as lists of other sites give it. */
  { imdbId?: never; movieId?: never; named: NamedTitle; tvShowId?: never; wikidataId?: never; }
  |  /** The film database's number of a show. */
  { imdbId?: never; movieId?: never; named?: never; tvShowId: Scalars['TitleNumber']['input']; wikidataId?: never; }
  |  /** A Wikidata identifier, such as `Q190050`. */
  { imdbId?: never; movieId?: never; named?: never; tvShowId?: never; wikidataId: Scalars['String']['input']; };

/** What came of looking up one reference. */
export type TitleResult = Movie | TitleProblem | TvShow;

/** Which of the two kinds of title something is. */
export type TitleType =
  /** A film. */
  | 'MOVIE'
  /** A series or any other television programme. */
  | 'TV';

/** A video that announces a title. */
export type Trailer = {
  __typename?: 'Trailer';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The site that has it, such as `YouTube`. */
  site: Scalars['String']['output'];
  /** Its page at the site. */
  url: Scalars['URL']['output'];
};

/** The span that trending counts. */
export type TrendingWindow =
  /** The last day. */
  | 'DAY'
  /** The last week. */
  | 'WEEK';

/** A series or any other television programme. */
export type TvShow = Node & Title & {
  __typename?: 'TvShow';
  /** Details: where it can be watched in each of several countries. */
  availabilities?: Maybe<Array<Availability>>;
  /** Details: where it can be watched in one country; null when the film database has the title no more. */
  availability?: Maybe<Availability>;
  /** Wide artwork without text; null when there is none. */
  backdrop?: Maybe<Backdrop>;
  /** Details: who plays in it, leading roles first. */
  cast?: Maybe<Array<CastMember>>;
  /** Details: the age rating in one country as that country writes it, such as `PG-13`; null when unknown. */
  certification?: Maybe<Scalars['String']['output']>;
  /** Details: the countries in which it has at least one offer of the given kinds; null when the film database is unavailable. */
  countriesWithOffers?: Maybe<Array<Country>>;
  /** Details: who created it; empty when unknown. */
  creators?: Maybe<Array<Person>>;
  /** Details: how many episodes there are; null when unknown. */
  episodeCount?: Maybe<Scalars['Int']['output']>;
  /** Details: its identifiers elsewhere. */
  externalIds?: Maybe<ExternalIds>;
  /** The day the first episode aired; null when unknown. */
  firstAirDate?: Maybe<Scalars['Date']['output']>;
  /** How old these facts are and where they come from. */
  freshness: Freshness;
  /** What its genres are, most telling first. */
  genres?: Maybe<Array<Genre>>;
  /** Identifies it among all objects: opaque, for `node`, caches and lists. */
  id: Scalars['ID']['output'];
  /** The name in the language of the operation, else in English where one is known. */
  name: Scalars['String']['output'];
  /** BCP 47: the language of the name where it is not that of the operation; null where it is. */
  nameLanguage?: Maybe<Scalars['String']['output']>;
  /** Details: the offers of some services in up to four countries, in the order of the countries; null where nothing is known of one of them. */
  offersOf?: Maybe<Array<Offer>>;
  /** The countries it comes from. */
  originCountries: Array<Country>;
  /** The language it was made in; null when unknown. */
  originalLanguage?: Maybe<Language>;
  /** The name in its original language and script. */
  originalName: Scalars['String']['output'];
  /** What it is about; null when the film database has none. */
  overview?: Maybe<Scalars['String']['output']>;
  /** BCP 47: the language of the overview where it is not that of the operation; null where it is. */
  overviewLanguage?: Maybe<Scalars['String']['output']>;
  /** Upright artwork; null when there is none. */
  poster?: Maybe<Poster>;
  /** Details: the countries it was produced in. */
  productionCountries?: Maybe<Array<Country>>;
  /** What visitors of this site rated it. */
  rating: RatingSummary;
  /** Details: how many seasons there are; null when unknown. */
  seasonCount?: Maybe<Scalars['Int']['output']>;
  /** Details: its seasons in order, without specials. */
  seasons?: Maybe<Array<Season>>;
  /**
   * A picture for links to its page, a PNG of 1200 × 630 pixels: poster, name, year, and where it can be watched in one country,
   * in the language of the operation. Null where the gateway serves no images.
   */
  shareImage?: Maybe<Scalars['URL']['output']>;
  /** Details: shows like this one, closest first. */
  similar?: Maybe<Array<Title>>;
  /** The name as it is in the show's URL on the site. */
  slug: Scalars['String']['output'];
  /** Details: the slug in each language of the site where that is another one than `slug`: it is made from the name there. */
  slugs?: Maybe<Array<LanguageSlug>>;
  /** Details: the languages spoken in it. */
  spokenLanguages?: Maybe<Array<Language>>;
  /** The film database's number for the show. */
  tmdbId: Scalars['Int']['output'];
  /** Details: a trailer, at the site that has it; null when there is none. */
  trailer?: Maybe<Trailer>;
  /** Always `TV`. */
  type: TitleType;
  /** The film database's average vote, 0 to 10; 0 when nobody has voted. */
  voteAverage: Scalars['Float']['output'];
  /** How many votes are behind `voteAverage`. */
  voteCount: Scalars['Int']['output'];
  /** The year of the first episode; null when unknown. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A series or any other television programme. */
export type TvShowAvailabilitiesArgs = {
  countries?: InputMaybe<Array<Scalars['CountryCode']['input']>>;
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
  kinds?: Array<OfferKind>;
};


/** A series or any other television programme. */
export type TvShowOffersOfArgs = {
  kinds?: InputMaybe<Array<OfferKind>>;
  services: Array<CountryServices>;
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
  __typename?: 'UserError';
  /** What is wrong, for programs. */
  code: UserErrorCode;
  /** The field, such as `email`; null when it is none in particular. */
  field?: Maybe<Scalars['String']['output']>;
  /** What is wrong, for people. */
  message: Scalars['String']['output'];
  /** Where the field is in the arguments, such as `["input", "email"]`; null when it is none in particular. */
  path?: Maybe<Array<Scalars['String']['output']>>;
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
  country: Scalars['CountryCode']['input'];
  /** The kinds of offer that count; all but rent and buy where left out. */
  kinds?: InputMaybe<Array<OfferKind>>;
  /** Identifiers of provider families, such as `netflix`, and numbers of providers, such as `8`: 1 to 100. */
  services: Array<Scalars['String']['input']>;
};
