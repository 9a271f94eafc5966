import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";

import type { TitleType } from "../../generated/schema.ts";
import { useCountry } from "../country/country-context.ts";
import { servicesAbroad, toCountryServices } from "../services/my-services.ts";
import { useMyServices } from "../services/use-my-services.ts";
import type { AbroadState } from "./my-offers.ts";
import { useOffersAbroadQuery } from "./OffersAbroad.generated.ts";

/**
 * What the visitor's services in other countries have of a title: by a request of its own, since the page is the same for
 * everybody. Null for visitors who have none there.
 */
export const useOffersAbroad = (type: TitleType, id: number): AbroadState | null => {
  const { country } = useCountry();
  const { mine } = useMyServices();
  const code = country?.code ?? null;
  const abroad = useMemo(() => servicesAbroad(mine, code), [mine, code]);
  const { data, loading } = useOffersAbroadQuery(
    code === null || abroad.length === 0
      ? skipToken
      : {
          variables: { type, id, services: toCountryServices(abroad), kinds: [...mine.kinds] },
        },
  );
  const offers = data?.title?.offersOf ?? null;
  return useMemo(
    () =>
      abroad.length === 0
        ? null
        : { countries: abroad.map((there) => there.country), offers, loading },
    [abroad, offers, loading],
  );
};
