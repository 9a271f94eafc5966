import type { TitleType } from "../../../generated/schema.ts";
import { formatDate } from "../../../lib/format/format.ts";

/** What is shown of a country without offers depends on. */
export interface WithoutOffers {
  readonly type: TitleType;
  /** The day of the first release or the first episode, `YYYY-MM-DD`; null when unknown. */
  readonly date: string | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** As it is inside a sentence. */
  readonly countryName: string;
  readonly status: "NONE_KNOWN" | "COUNTRY_NOT_COVERED";
  /** How many other countries stream it; null when that could not be found out. */
  readonly elsewhere: number | null;
}

/** The words for it: when it came or comes out, what is the case, and what to expect. */
export interface NoOffersText {
  /** 'Released October 15, 1999'; null when the date is unknown. */
  readonly date: string | null;
  readonly lead: string;
  readonly detail: string | null;
}

/** For how many days after its release a movie that no service has may be in cinemas. */
const daysInCinemas = 90;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

const dateLine = ({ type, date, today }: WithoutOffers): string | null => {
  const day = formatDate(date);
  if (day === null || date === null) return null;
  const coming = date > today;
  if (type === "MOVIE") return coming ? `Comes out on ${day}` : `Released ${day}`;
  return coming ? `Starts on ${day}` : `First aired ${day}`;
};

/** What to say where a country has no offers: four different cases, none of which may read like another. */
export const noOffersText = (about: WithoutOffers): NoOffersText => {
  const { type, date, today, countryName, status, elsewhere } = about;
  const told = dateLine(about);
  const nowhere = elsewhere === 0 ? "It is not streaming in any other country either." : null;
  if (status === "COUNTRY_NOT_COVERED") {
    return {
      date: told,
      lead: `Not known for ${countryName}`,
      detail: `The film database has no availability data for this country.${nowhere === null ? "" : ` ${nowhere}`}`,
    };
  }
  if (date !== null && date > today) {
    return {
      date: told,
      lead: type === "MOVIE" ? "Not released yet" : "Not started yet",
      detail: `No service in ${countryName} has announced it. It will be listed here as soon as one does.`,
    };
  }
  const isNew = date !== null && daysBetween(date, today) <= daysInCinemas;
  if (type === "MOVIE" && isNew && (elsewhere ?? 0) === 0) {
    return {
      date: told,
      lead: "It may still be in cinemas",
      detail: `Not on any service in ${countryName} so far. Most movies reach the first ones some weeks or months after the cinemas.`,
    };
  }
  return {
    date: told,
    lead: `Not on any service in ${countryName}`,
    detail: nowhere,
  };
};
