import type { Resolvers } from "../../generated/resolvers.ts";
import { enumValues } from "./enum-values.ts";
import { Availability } from "./resolvers/Availability.ts";
import { AvailabilityChange } from "./resolvers/AvailabilityChange.ts";
import { AvailabilityChangeConnection } from "./resolvers/AvailabilityChangeConnection.ts";
import { Backdrop } from "./resolvers/Backdrop.ts";
import { CastMember } from "./resolvers/CastMember.ts";
import { Collection } from "./resolvers/Collection.ts";
import { Country } from "./resolvers/Country.ts";
import { CountryProviderFamily } from "./resolvers/CountryProviderFamily.ts";
import { CreditPage } from "./resolvers/CreditPage.ts";
import { FormerTitle } from "./resolvers/FormerTitle.ts";
import { Freshness } from "./resolvers/Freshness.ts";
import { Genre } from "./resolvers/Genre.ts";
import { GenreTile } from "./resolvers/GenreTile.ts";
import { Home } from "./resolvers/Home.ts";
import { HomeRow } from "./resolvers/HomeRow.ts";
import { Keyword } from "./resolvers/Keyword.ts";
import { Language } from "./resolvers/Language.ts";
import { Logo } from "./resolvers/Logo.ts";
import { Mutation } from "./resolvers/Mutation.ts";
import { Movie } from "./resolvers/Movie.ts";
import { Offer } from "./resolvers/Offer.ts";
import { Person } from "./resolvers/Person.ts";
import { PersonPage } from "./resolvers/PersonPage.ts";
import { Poster } from "./resolvers/Poster.ts";
import { Profile } from "./resolvers/Profile.ts";
import { Provider } from "./resolvers/Provider.ts";
import { Query } from "./resolvers/Query.ts";
import { RatingSummary } from "./resolvers/RatingSummary.ts";
import { Season } from "./resolvers/Season.ts";
import { Title, TitleResult } from "./resolvers/Title.ts";
import { TitlePage } from "./resolvers/TitlePage.ts";
import { TvShow } from "./resolvers/TvShow.ts";
import { UserError } from "./resolvers/UserError.ts";
import { CountryCode, DateScalar, DateTime, TitleNumber, URLScalar, UUID } from "./scalars.ts";

/** Every type's resolvers, each in the file named after its type. */
export const resolvers: Resolvers & typeof enumValues = {
  ...enumValues,
  Availability,
  AvailabilityChange,
  AvailabilityChangeConnection,
  Backdrop,
  CastMember,
  Collection,
  Country,
  CountryCode,
  CountryProviderFamily,
  CreditPage,
  Date: DateScalar,
  DateTime,
  FormerTitle,
  Freshness,
  Genre,
  GenreTile,
  Home,
  HomeRow,
  Keyword,
  Language,
  Logo,
  Movie,
  Mutation,
  Offer,
  Person,
  PersonPage,
  Poster,
  Profile,
  Provider,
  Query,
  RatingSummary,
  Season,
  Title,
  TitlePage,
  TitleResult,
  TvShow,
  TitleNumber,
  URL: URLScalar,
  UserError,
  UUID,
};
