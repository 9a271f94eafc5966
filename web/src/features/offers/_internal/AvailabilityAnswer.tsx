import type { Country } from "../../country/country-context.ts";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import ChevronDown from "virtual:icons/chevron-down";
import type { AvailabilityState, TitleOfOffers } from "../availability-state.ts";
import { Offers } from "./Offers.tsx";
import { type MyOffers, streamingElsewhere } from "../offer-groups.ts";
import { color, space, motion } from "../../../ui/theme.ts";
import { type NoOffersCase, useNoOffersText } from "./no-offers.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";
import { useConnection } from "../../../network/connection.ts";
import { TryAgain } from "../../../ui/TryAgain.tsx";

interface Props {
  readonly title: TitleOfOffers;
  readonly answer: NonNullable<AvailabilityState["answer"]>;
  readonly country: Country;
  readonly own: MyOffers;
  readonly instead: ReactNode;
  readonly onCountry: (country: Country) => void;
  readonly onRetry: () => void;
}

/** One of the four answers there are: offers, none known, country not covered, film database unavailable. */
export function AvailabilityAnswer({ answer, own, onRetry, ...others }: Props) {
  switch (answer.status) {
    case "HAS_OFFERS":
      return <Offers title={others.title.name} offers={answer.offers ?? []} own={own} />;
    case "NONE_KNOWN":
    case "COUNTRY_NOT_COVERED":
      return (
        <NothingHere {...others} status={answer.status} elsewhere={answer.streamingElsewhere} />
      );
    case "FILM_DATABASE_UNAVAILABLE":
      return <AvailabilityFailed onRetry={onRetry} />;
  }
}

/** That there is nothing to show for the country, and why; then what can be done instead. When it came out stands above. */
function NothingHere({
  instead,
  onCountry,
  ...about
}: NoOffersCase & Pick<Props, "instead" | "onCountry">) {
  const { lead, detail } = useNoOffersText(about);
  return (
    <Frame>
      <Text $step="lead" $color="textStrong">
        {t("common.sentence", { sentence: lead })}
      </Text>
      {detail !== null && <p>{detail}</p>}
      {about.elsewhere && about.elsewhere.length > 0 && (
        <OtherCountries countries={about.elsewhere} onCountry={onCountry} />
      )}
      {instead}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding-block: ${space(5)};
  border-top: 1px solid ${color.hairline};
`;

interface OtherCountriesProps {
  readonly countries: readonly Country[];
  readonly onCountry: (country: Country) => void;
}

/** Choosing one of the countries switches to it. */
function OtherCountries({ countries, onCountry }: OtherCountriesProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const streaming = streamingElsewhere(countries) ?? undefined;
  return (
    <>
      <Button
        $small
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen((before) => !before)}
      >
        {streaming}
        <Turned size={16} aria-hidden data-open={open} />
      </Button>
      <Countries id={list} hidden={!open} aria-label={streaming}>
        {countries.map((other) => (
          <li key={other.code}>
            <Chip
              onClick={() => onCountry(other)}
              aria-label={t("offers.showCountry", { country: other.name })}
            >
              {other.name}
            </Chip>
          </li>
        ))}
      </Countries>
    </>
  );
}

const Turned = styled(ChevronDown)`
  transition: transform ${motion.fast} ${motion.ease};
  &[data-open="true"] {
    transform: rotate(180deg);
  }
`;

const Countries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
  &[hidden] {
    display: none;
  }
`;

export function AvailabilityFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { state } = useConnection();
  return (
    <FailedFrame role="alert">
      <Text $step="lead" $color="textStrong">
        {t("offers.cannot")}
      </Text>
      <Text $above={1} $below={4}>
        {state === "limited" ? t("offers.limited") : t("offers.noAnswer")}
      </Text>
      <TryAgain small onRetry={onRetry} />
    </FailedFrame>
  );
}

const FailedFrame = styled.div`
  padding-block: ${space(5)};
  border-top: 1px solid ${color.hairline};
`;
