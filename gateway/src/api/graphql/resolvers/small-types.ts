import type { GraphQLContext } from "../schema.ts";
import type { PersonResolvers, Resolvers } from "../../../generated/resolvers.ts";
import { narrowList } from "../../../domain/availability/narrow-list.ts";
import { BOUNDS, checkNumber } from "../../../domain/titles/bounds.ts";
import { creditPage } from "../../../domain/people/people.ts";
import { isListed } from "../../../domain/people/person.ts";
import { toGlobalId, TITLE_TYPES } from "../global-id.ts";
import { getFamily } from "../../../domain/availability/providers.ts";
import { getOffers } from "../../../domain/availability/availability.ts";
import { countryOf, languageOfCountry } from "../../../domain/titles/countries.ts";
import { type TitlePage, toSlug } from "../../../domain/titles/title.ts";

function imageUrl(
  path: string,
  { size, relative }: { readonly size: string; readonly relative: boolean },
  { services: { site } }: GraphQLContext,
): string {
  return site.imageUrls.getUrl(path, size.toLowerCase(), relative);
}

/** Every picture's. */
const image = { path: (path: string) => path, url: imageUrl };

function imageSrcset(
  path: string,
  widths: readonly number[],
  { relative }: { readonly relative: boolean },
  context: GraphQLContext,
): string {
  return widths
    .map((width) => `${imageUrl(path, { size: `W${width}`, relative }, context)} ${width}w`)
    .join(", ");
}

/** How many titles a search names with a person. */
const LISTED_KNOWN_FOR = 3;

export const Person: PersonResolvers = {
  id: ({ id }) => toGlobalId("Person", id),
  tmdbId: ({ id }) => id,
  slug: ({ name }) => toSlug(name),
  profile: ({ profilePath }) => profilePath,
  department: async (person, _, { people }) =>
    isListed(person) ? person.department : (await people().detailsOf(person)).department,
  biography: async (person, _, { people }) => (await people().detailsOf(person)).biography,
  biographyLanguage: async (person, _, { people }) =>
    (await people().detailsOf(person)).biographyLanguage,
  birthday: async (person, _, { people }) => (await people().detailsOf(person)).birthday,
  deathday: async (person, _, { people }) => (await people().detailsOf(person)).deathday,
  birthplace: async (person, _, { people }) => (await people().detailsOf(person)).birthplace,
  externalIds: async (person, _, { people }) => (await people().detailsOf(person)).externalIds,
  knownFor: async (person, { first }, { people }) => {
    checkNumber(first, BOUNDS.knownFor, "first");
    const enough = isListed(person) && first <= LISTED_KNOWN_FOR;
    const { knownFor } = enough ? person : await people().detailsOf(person);
    return knownFor.slice(0, first);
  },
  credits: async (
    person,
    { type, sort, page, watchable },
    { people, availability, scope: { freshness } },
  ) => {
    const details = await people().detailsOf(person);
    const read = async (page: number) => creditPage(details, { type: type ?? null, sort, page });
    return narrowList(
      { availability, freshness },
      watchable ?? null,
      page,
      read,
      ({ title }) => title,
    );
  },
};

type Page = Pick<TitlePage, "page" | "totalPages" | "totalResults" | "narrowedFrom">;

const pageInfo = ({ page, totalPages, totalResults, narrowedFrom }: Page) => ({
  page,
  totalPages,
  totalResults,
  narrowedFrom: narrowedFrom ?? null,
});

const BACKDROP_WIDTHS = [300, 780, 1280];
const POSTER_WIDTHS = [92, 154, 185, 342, 500, 780];

export const smallTypes = {
  Availability: {
    /** A country that no list names has a name where it has offers. */
    country: async ({ countryCode, status }, _, { reference, scope }) =>
      (await reference.countries()).byCode.get(countryCode) ??
      (status === "HAS_OFFERS" ? countryOf(countryCode, scope.language) : null),
    offers: (availability, { kinds }) => getOffers(availability, kinds),
    streamingElsewhere: (found, _, { availability }) => availability.streamingElsewhere(found),
    link: ({ offers }) => offers?.link ?? null,
  },
  AvailabilityChange: {
    id: ({ cursor }) => cursor,
    title: ({ title: { type, id } }, _, { titles }) => titles.details(type, id),
    titleId: ({ title: { id } }) => id,
    titleName: ({ name }) => name,
    titleSlug: ({ name }) => toSlug(name),
    titleYear: ({ year }) => year,
    titlePoster: ({ posterPath }) => posterPath,
    countryCode: ({ country }) => country,
    provider: async ({ provider }, _, { changes }) =>
      (await changes().providers()).get(provider) ?? null,
    providerId: ({ provider }) => provider,
  },
  AvailabilityChangeConnection: {
    edges: ({ changes }) => changes.map((node) => ({ node, cursor: node.cursor })),
    pageInfo: ({ changes, hasNextPage, hasPreviousPage }) => ({
      hasNextPage,
      hasPreviousPage,
      startCursor: changes[0]?.cursor ?? null,
      endCursor: changes.at(-1)?.cursor ?? null,
    }),
  },
  Backdrop: {
    ...image,
    srcset: (path, parameters, context) => imageSrcset(path, BACKDROP_WIDTHS, parameters, context),
  },
  CastMember: {
    person: (member) => member,
    profile: ({ profilePath }) => profilePath,
  },
  Collection: {
    id: ({ id }) => toGlobalId("Collection", id),
    tmdbId: ({ id }) => id,
    name: (collection, _, { titles }) => titles.collectionName(collection),
    parts: async ({ id }, _, { titles }) => (await titles.collection(id))?.parts ?? null,
  },
  Country: {
    language: ({ code }) => ({ code: languageOfCountry(code), name: null }),
  },
  CountryProviderFamily: {
    logo: ({ providers }) => providers[0]?.logoPath ?? null,
  },
  CreditPage: { pageInfo },
  FormerTitle: {
    tmdbId: ({ id }) => id,
    name: async (title, _, { formerTitles }) =>
      (await formerTitles().lastKnown(title))?.name ?? null,
    year: async (title, _, { formerTitles }) =>
      (await formerTitles().lastKnown(title))?.year ?? null,
  },
  Freshness: {
    ageSeconds: ({ fetchedAt }) => Math.max(0, Math.round((Date.now() - fetchedAt) / 1000)),
    source: (_parent, _, { source }) => source,
  },
  Genre: {
    id: ({ id }) => toGlobalId("Genre", id),
    tmdbId: ({ id }) => id,
  },
  GenreTile: {
    backdrop: ({ backdropPath }) => backdropPath,
  },
  Home: {
    country: async ({ country: code }, _, { reference }) =>
      code === null ? null : reference.country(code),
  },
  Keyword: {
    tmdbId: ({ id }) => id,
  },
  Language: {
    name: ({ code, name }, _, { reference }) => name ?? reference.languageName(code),
  },
  Logo: image,
  Offer: {
    firstSeen: ({ observed, countryCode, provider, kind }, _, { changes }) =>
      observed && changes().firstSeen(observed, countryCode, { provider: provider.id, kind }),
  },
  PersonPage: { pageInfo },
  Poster: {
    ...image,
    srcset: (path, parameters, context) => imageSrcset(path, POSTER_WIDTHS, parameters, context),
  },
  Profile: image,
  Provider: {
    id: ({ id }) => toGlobalId("Provider", id),
    tmdbId: ({ id }) => id,
    logo: ({ logoPath }) => logoPath,
    family: ({ name }) => getFamily(name),
  },
  RatingSummary: {
    status: ({ count }) => (count === null ? "UNAVAILABLE" : count === 0 ? "NONE" : "RATED"),
  },
  Season: {
    availability: ({ show, number }, { country }, { availability }) =>
      availability.ofSeason(show, number, country),
  },
  Title: {
    __resolveType: ({ type }) => TITLE_TYPES[type],
  },
  TitlePage: { pageInfo },
  TitleResult: {
    __resolveType: (result) => ("code" in result ? "TitleProblem" : TITLE_TYPES[result.type]),
  },
  UserError: {
    /** Each mutation has one argument, `input`, whose fields are named in errors. */
    path: ({ field }) => (field === null ? null : ["input", field]),
  },
} satisfies Resolvers;
