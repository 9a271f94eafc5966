import Check from "virtual:icons/check";
import { styled } from "styled-components";
import { inCountry } from "../country/country-in-text.ts";
import type { Country } from "../country/country-context.ts";
import { color, media, space, text } from "../../ui/theme.ts";
import {
  type AvailabilityState,
  type TitleOfOffers,
  availabilityAnchor,
} from "./availability-state.ts";
import type { OfferKind } from "../../generated/schema.ts";
import { serviceName } from "../services/provider-family.ts";
import { WithNames } from "../../ui/WithNames.tsx";
import { type KnownOffer, type MyOffers, streamingElsewhere } from "./offer-groups.ts";
import type { WatchableTitle } from "../titles/watchable-context.ts";
import { Passing } from "../../ui/primitives.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { answerLine } from "./_internal/answer-line.ts";
import { type NoOffersCase, useNoOffersText } from "./_internal/no-offers.ts";
import { rich, t } from "../../lib/messages.ts";
import { capitalize } from "../../lib/format/format.ts";

interface Props {
  readonly loaded: {
    readonly title: TitleOfOffers;
    readonly availability: AvailabilityState;
  } | null;
  /** What a card knows of it; null for nothing. */
  readonly known: (WatchableTitle & { readonly name: string }) | null;
  readonly country: Country | null;
  readonly own: MyOffers;
}

/** The best ways to watch it, or why there are none. While that is on its way, what a card knows stands there. */
export function AvailabilityGlance({ loaded, known, country, own }: Props) {
  const label = country ? capitalize(inCountry(country, "heading")) : t("offers.whereToWatch");
  if (!loaded) {
    return (
      <Frame aria-label={label} aria-busy>
        {country && known?.status === "HAS_OFFERS" ? (
          <AnswerLine
            key={country.code}
            label={label}
            offers={known.offers}
            allKinds={known.kinds}
            own={own}
          />
        ) : (
          <Skeleton $width="16rem" $height="1lh" />
        )}
      </Frame>
    );
  }
  const { title, availability } = loaded;
  const { answer, answeredFor, loading, failed } = availability;
  return (
    <Frame aria-label={label} aria-busy={loading}>
      {!failed && answer && answeredFor ? (
        <Passing data-passing={loading || undefined}>
          {answer.status === "HAS_OFFERS" && (
            <AnswerLine
              key={answer.countryCode}
              label={label}
              offers={answer.offers ?? []}
              own={own}
            />
          )}
          {answer.status === "FILM_DATABASE_UNAVAILABLE" && <Unknown label={label} />}
          {(answer.status === "NONE_KNOWN" || answer.status === "COUNTRY_NOT_COVERED") && (
            <GlanceWithout
              key={answer.countryCode}
              title={title}
              status={answer.status}
              country={answeredFor}
              elsewhere={answer.streamingElsewhere}
            />
          )}
        </Passing>
      ) : failed ? (
        <Unknown label={label} />
      ) : (
        <Skeleton $width="16rem" $height="1lh" />
      )}
    </Frame>
  );
}

function Unknown({ label }: { readonly label: string }) {
  return <p>{rich("offers.unknownHere", { label, strong: (text) => <strong>{text}</strong> })}</p>;
}

const Frame = styled.section`
  ${text.label};
  /* Room for the longest sentence, so that nothing moves when the visitor's services become known. */
  min-height: 2lh;
  color: ${color.text};
  strong {
    color: ${color.textStrong};
    font-weight: 650;
  }
  ${media.compact} {
    min-height: calc(2lh + ${space(4)});
    padding-top: ${space(4)};
    border-top: 1px solid ${color.hairlineStrong};
  }
`;

interface AnswerLineProps {
  readonly label: string;
  /** At least one, but where some are not known. */
  readonly offers: readonly KnownOffer[];
  readonly allKinds?: readonly OfferKind[];
  readonly own: MyOffers;
}

function AnswerLine({ label, offers, allKinds = [], own }: AnswerLineProps) {
  // What is left out changes the sentence only where the visitor's services have nothing.
  const isKnown =
    allKinds.every((kind) => offers.some((offer) => offer.kind === kind)) ||
    (own.chosen ? own.usable.length > 0 : offers.length > 0);
  const line = isKnown ? answerLine(offers, own) : null;
  return (
    <Line data-mine={line?.own || undefined} dir="auto">
      <strong>{t("common.label", { label })} </strong>
      {line?.own && <Tick size={16} strokeWidth={3} aria-hidden />}
      {line ? (
        // The other sentence stands in its place, and is not this one that moved.
        <span key={line.text}>
          <WithNames names={offers.map(({ provider }) => serviceName(provider))}>
            {line.text}
          </WithNames>
        </span>
      ) : (
        <Words $width="10rem" />
      )}
    </Line>
  );
}

const Line = styled.p`
  &[data-mine] span {
    color: ${color.accent};
  }
`;

const Words = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`;

const Tick = styled(Check)`
  display: inline-block;
  margin-inline-end: ${space(1)};
  vertical-align: -0.15em;
  color: ${color.accent};
`;

function GlanceWithout(props: NoOffersCase) {
  const { date, lead } = useNoOffersText(props);
  const { status, elsewhere } = props;
  const way = streamingElsewhere(elsewhere) ?? (status === "NONE_KNOWN" && t("offers.instead"));
  return (
    <>
      <p>
        <strong>{lead}</strong>
        {date !== null && ` · ${date}`}
      </p>
      {way && (
        <p dir="auto">
          <Below href={`#${availabilityAnchor}`}>{way}</Below>
        </p>
      )}
    </>
  );
}

const Below = styled.a`
  display: inline-block;
  padding-block: ${space(1)};
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
