import { countryInHeading, inCountry } from "../../country/country-in-text.ts";
import type { Country } from "../../country/country-context.ts";
import { usePageContext } from "../../../lib/page-context.ts";
import type { TitleOfOffers } from "../availability-state.ts";
import type { TitleType } from "../../../generated/schema.ts";
import { formatDate } from "../../../lib/format/format.ts";
import { t } from "../../../lib/messages.ts";

export interface WithoutOffers {
  readonly type: TitleType;
  readonly date: string | null;
  readonly today: string;
  readonly country: string;
  readonly inCountry: string;
  readonly status: "NONE_KNOWN" | "COUNTRY_NOT_COVERED";
  /** How many other countries stream it; null when that could not be found out. */
  readonly elsewhere: number | null;
}

interface NoOffersText {
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
  if (type === "MOVIE") return t(coming ? "offers.comesOut" : "offers.released", { day });
  return t(coming ? "offers.starts" : "offers.firstAired", { day });
};

/** What to say where a country has no offers: four different cases, none of which may read like another. */
export const noOffersText = (about: WithoutOffers): NoOffersText => {
  const { type, date, today, country, inCountry, status, elsewhere } = about;
  const told = dateLine(about);
  const nowhere = elsewhere === 0 ? t("offers.nowhereElse") : null;
  if (status === "COUNTRY_NOT_COVERED") {
    return {
      date: told,
      lead: t("card.noData", { country }),
      detail: t(nowhere === null ? "offers.noDataHere" : "offers.noDataHereNorElsewhere"),
    };
  }
  if (date !== null && date > today) {
    return {
      date: told,
      lead: t(type === "MOVIE" ? "offers.notReleased" : "offers.notStarted"),
      detail: t("offers.notAnnounced", { inCountry }),
    };
  }
  const isNew = date !== null && daysBetween(date, today) <= daysInCinemas;
  if (type === "MOVIE" && isNew && (elsewhere ?? 0) === 0) {
    return {
      date: told,
      lead: t("offers.inCinemas"),
      detail: t("offers.afterCinemas", { inCountry }),
    };
  }
  return {
    date: told,
    lead: t("offers.nowhere", { inCountry }),
    detail: nowhere,
  };
};

export interface NoOffersCase {
  readonly title: TitleOfOffers;
  readonly status: WithoutOffers["status"];
  readonly country: Country;
  readonly elsewhere: readonly Country[] | null;
}

export const useNoOffersText = ({
  title,
  status,
  country,
  elsewhere,
}: NoOffersCase): NoOffersText => {
  const { today } = usePageContext();
  return noOffersText({
    type: title.type,
    date: title.date,
    today,
    status,
    country: countryInHeading(country.name),
    inCountry: inCountry(country, "heading"),
    elsewhere: elsewhere?.length ?? null,
  });
};
