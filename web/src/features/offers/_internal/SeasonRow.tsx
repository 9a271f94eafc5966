import ChevronDown from "virtual:icons/chevron-down";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { formatNames } from "../../../lib/format/format.ts";
import { t } from "../../../lib/messages.ts";
import { useNearViewport } from "../../../lib/use-near-viewport.ts";
import { Button } from "../../../ui/Button.tsx";
import { Text } from "../../../ui/primitives.ts";
import { color, media, motion, space, text } from "../../../ui/theme.ts";
import { countryInText, inCountry } from "../../country/country-in-text.ts";
import type { Country } from "../../country/country-context.ts";
import { usualKinds } from "../../services/offer-kinds.ts";
import type { Availability_AnswerFragment } from "../Availability.generated.ts";
import { listedAtFirst } from "../listed-seasons.ts";
import { type MyOffers, getPaidLabel, getPaidOnce } from "../offer-groups.ts";
import type { Seasons_ShowFragment } from "../Seasons.generated.ts";
import { AvailabilitySkeleton } from "./AvailabilitySkeleton.tsx";
import { Offers } from "./Offers.tsx";
import { useSeasonAnswers, type SeasonAnswers } from "../season-answers.ts";

export type Season = NonNullable<Seasons_ShowFragment["seasons"]>[number];

interface Props {
  readonly show: Seasons_ShowFragment;
  readonly season: Season;
  readonly facts: string;
  readonly country: Country | null;
  readonly own: MyOffers;
  /** What is known of the seasons that are listed at first; null where each is looked up by itself. */
  readonly listed: SeasonAnswers | null;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly plain: ReactNode;
}

/** Opens its offers; one that was opened before hydration stays open. */
export function SeasonRow(props: Props) {
  const { show, season, facts, country, own, listed, open, onToggle, plain } = props;
  const { number } = season;
  const [place, near] = useNearViewport<HTMLLIElement>();
  const isFurther = number > listedAtFirst;
  const alone = useSeasonAnswers(
    country === null || listed !== null
      ? null
      : { id: show.id, country: country.code, from: number, first: 1 },
    open || (isFurther && near),
  );
  const { answers, loading, retry } = listed ?? alone;
  const answer = answers.get(number);
  // The visitor may have opened it before the app hydrated it.
  const adoptOpened = (row: HTMLDetailsElement | null) => {
    if (row?.open && !open) onToggle();
  };
  return (
    <li ref={isFurther ? place : undefined}>
      <Row ref={adoptOpened} open={open}>
        <Opener
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
        >
          <Text as="h3" $step="smallStrong" $color="textStrong">
            {season.name}
          </Text>
          <Facts>{facts}</Facts>
          <Services data-kept={listed !== null || isFurther} dir="auto">
            {answer
              ? describeServices(answer)
              : loading
                ? t("offers.lookingUp")
                : isFurther && near && t("offers.notLookedUp")}
          </Services>
          <Turned size={18} aria-hidden />
        </Opener>
        {open ? (
          <Content>
            {country === null || loading ? (
              <AvailabilitySkeleton groups={1} />
            ) : (
              <SeasonOffers
                title={t("offers.seasonOf", { show: show.name, season: number })}
                answer={answer}
                country={country}
                own={own}
                onRetry={retry}
              />
            )}
          </Content>
        ) : (
          <noscript>{plain}</noscript>
        )}
      </Row>
    </li>
  );
}

const describeServices = ({ offers }: Availability_AnswerFragment): string => {
  const streaming = (offers ?? []).filter(({ kind }) => usualKinds.includes(kind));
  const services = [...new Set(streaming.map(({ provider }) => provider.family.name))];
  const paid = getPaidOnce((offers ?? []).map(({ kind }) => kind));
  if (services.length === 0) return paid === null ? t("offers.notAvailable") : getPaidLabel(paid);
  const more = services.length > 2 ? ` +${services.length - 2}` : "";
  return formatNames(services.slice(0, 2)) + more;
};

interface SeasonOffersProps {
  readonly title: string;
  readonly answer: Availability_AnswerFragment | undefined;
  readonly country: Country;
  readonly own: MyOffers;
  readonly onRetry: () => void;
}

function SeasonOffers({ title, answer, country, own, onRetry }: SeasonOffersProps) {
  switch (answer?.status) {
    case "HAS_OFFERS":
      return <Offers title={title} offers={answer.offers ?? []} own={own} />;
    case "NONE_KNOWN":
      return <Note>{t("offers.noneHere", { inCountry: inCountry(country) })}</Note>;
    case "COUNTRY_NOT_COVERED":
      return <Note>{t("offers.noDataFor", { country: countryInText(country.name) })}</Note>;
    case "FILM_DATABASE_UNAVAILABLE":
    case undefined:
      return (
        <Note role="alert">
          <span>{t("offers.seasonCannot")}</span>
          <Button $small onClick={onRetry}>
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

const Row = styled.details`
  border-top: 1px solid ${color.hairline};
`;

const Opener = styled.summary`
  ${text.small};
  display: grid;
  grid-template-columns: minmax(6rem, 12rem) 9rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: 3.25rem;
  padding: ${space(2)} 0;
  color: ${color.textQuiet};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${media.hover} {
    &:hover {
      color: ${color.textStrong};
    }
  }
`;

const Facts = styled.span`
  font-variant-numeric: tabular-nums;
  ${media.compact} {
    grid-row: 2;
  }
`;

const Services = styled.span`
  min-height: 1lh;
  color: ${color.text};
  ${media.compact} {
    grid-row: 3;
    &:empty[data-kept="false"] {
      display: none;
    }
  }
`;

const Turned = styled(ChevronDown)`
  transition: transform ${motion.fast} ${motion.ease};
  ${media.compact} {
    grid-area: 1 / 2 / span 3;
  }
  ${Row}[open] & {
    transform: rotate(180deg);
    color: ${color.accent};
  }
`;

const Content = styled.div`
  padding-bottom: ${space(3)};
`;
