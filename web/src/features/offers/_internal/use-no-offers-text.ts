import { countryInHeading, inCountry } from "../../country/country-in-text.ts";
import { usePageContext } from "../../../lib/page-context.ts";
import type { NamedCountry, TitleOfOffers } from "../availability-state.ts";
import { noOffersText } from "./no-offers.ts";
import type { NoOffersText, WithoutOffers } from "./no-offers.ts";

interface NoOffersCase {
  readonly title: TitleOfOffers;
  readonly status: WithoutOffers["status"];
  readonly country: NamedCountry;
  /** Where else it can be streamed; null when that could not be found out. */
  readonly elsewhere: readonly NamedCountry[] | null;
}

/** What to say of a title that has no offers in a country, today. */
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
