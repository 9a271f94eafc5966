import { skipToken } from "@apollo/client/react";
import { styled } from "styled-components";

import { countryInText, inCountry } from "../../country/country-in-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import type { Availability_AnswerFragment } from "../Availability.generated.ts";
import type { NamedCountry } from "../availability-state.ts";
import { AvailabilitySkeleton } from "./AvailabilitySkeleton.tsx";
import { Offers } from "./Offers.tsx";
import type { MyOffers } from "../my-offers.ts";
import { useSeasonOffersQuery } from "../Seasons.generated.ts";
import { retryQuery } from "../../../network/retry-query.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly show: { readonly id: number; readonly name: string };
  readonly season: number;
  /** Null while it is not known. */
  readonly country: NamedCountry | null;
  readonly own: MyOffers;
  /** Its offers, where they are known already. */
  readonly known: Availability_AnswerFragment | undefined;
}

/** Where one season can be watched; looked up when it is opened, where that is not known. */
export function SeasonOffers({ show, season, country, own, known }: Props) {
  const { data, loading, refetch } = useSeasonOffersQuery(
    country && !known
      ? {
          variables: { id: show.id, country: country.code, from: season, first: 1 },
          notifyOnNetworkStatusChange: true,
        }
      : skipToken,
  );
  const found = data?.tvShow?.seasons?.find(({ number }) => number === season)?.availability;
  const answer = known ?? found;
  if (country === null || loading) return <AvailabilitySkeleton groups={1} />;
  switch (answer?.status) {
    case "HAS_OFFERS":
      return (
        <Offers
          title={t("offers.seasonOf", { show: show.name, season })}
          offers={answer.offers ?? []}
          own={own}
        />
      );
    case "NONE_KNOWN":
      return <Note>{t("offers.noneHere", { inCountry: inCountry(country) })}</Note>;
    case "COUNTRY_NOT_COVERED":
      return <Note>{t("offers.noDataFor", { country: countryInText(country.name) })}</Note>;
    case "FILM_DATABASE_UNAVAILABLE":
    case undefined:
      return (
        <Note role="alert">
          <span>{t("offers.seasonCannot")}</span>
          <Button $small onClick={retryQuery(refetch)}>
            {t("common.tryAgain")}
          </Button>
        </Note>
      );
  }
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)} ${space(5)};
`;
