import { styled } from "styled-components";
import { inCountry } from "../country/country-in-text.ts";
import { color, media, space, text, radius } from "../../ui/theme.ts";
import type { AvailabilityState, NamedCountry, TitleOfOffers } from "./availability-state.ts";
import { GlanceOffers } from "./_internal/GlanceOffers.tsx";
import type { MyOffers } from "./my-offers.ts";
import type { WatchableTitle } from "../titles/watchable-context.ts";
import { Passing } from "../../ui/Passing.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { answerLine } from "./_internal/answer-line.ts";
import { availabilityAnchor } from "./availability-state.ts";
import type { WithoutOffers } from "./_internal/no-offers.ts";
import { streamingElsewhere } from "./_internal/streaming-elsewhere.ts";
import { useNoOffersText } from "./_internal/use-no-offers-text.ts";
import { Stack } from "../../ui/primitives.ts";
import { rich, t } from "../../lib/messages.ts";
import { capitalize } from "../../lib/format/format.ts";

interface Props {
  /** Null while the title is on its way. */
  readonly loaded: {
    readonly title: TitleOfOffers;
    readonly availability: AvailabilityState;
  } | null;
  /** What a card knows of it; null for nothing. */
  readonly known: (WatchableTitle & { readonly name: string }) | null;
  /** The country to answer for; null while it is not known. */
  readonly country: NamedCountry | null;
  readonly own: MyOffers;
}

/**
 * The answer at a glance, for the first view: the services by kind, or why there are none. The full answer follows
 * below. While it is on its way, what a card knows stands where it will stand.
 */
export function AvailabilityGlance({ loaded, known, country, own }: Props) {
  const label = country ? capitalize(inCountry(country, "heading")) : t("offers.whereToWatch");
  if (!loaded) {
    return (
      <Frame aria-label={label} aria-busy>
        {country && known?.status === "HAS_OFFERS" ? (
          <Answer>
            <GlanceOffers
              key={country.code}
              title={known.name}
              label={label}
              offers={known.offers}
              allKinds={known.kinds}
              own={own}
            />
          </Answer>
        ) : known ? (
          <Skeleton $width="16rem" $height="1lh" />
        ) : (
          <GlanceSkeleton />
        )}
      </Frame>
    );
  }
  const { title, availability } = loaded;
  const { answer, answeredFor, loading, failed } = availability;
  return (
    <Frame aria-label={label} aria-busy={loading}>
      {!failed && answer && answeredFor ? (
        <Answer data-passing={loading || undefined}>
          {answer.status === "HAS_OFFERS" && (
            <GlanceOffers
              key={answer.countryCode}
              title={title.name}
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
              own={own}
            />
          )}
        </Answer>
      ) : failed ? (
        <Unknown label={label} />
      ) : (
        <GlanceSkeleton />
      )}
    </Frame>
  );
}

function Unknown({ label }: { readonly label: string }) {
  return <p>{rich("offers.unknownHere", { label, strong: (text) => <strong>{text}</strong> })}</p>;
}

const Frame = styled.section`
  ${text.label};
  min-height: 6.5rem;
  color: ${color.text};
  strong {
    color: ${color.textStrong};
    font-weight: 650;
  }
  ${media.compact} {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.hairlineStrong};
  }
`;

const Answer = styled(Passing)`
  display: grid;
  gap: ${space(3)};
`;

interface GlanceWithoutProps {
  readonly title: TitleOfOffers;
  readonly status: WithoutOffers["status"];
  readonly country: NamedCountry;
  readonly elsewhere: readonly NamedCountry[] | null;
  readonly own: MyOffers;
}

/** Why there are no services to show, and what can be done, in two lines. */
function GlanceWithout(props: GlanceWithoutProps) {
  const { date, lead } = useNoOffersText(props);
  const { status, elsewhere, own } = props;
  const way = streamingElsewhere(elsewhere) ?? (status === "NONE_KNOWN" && t("offers.instead"));
  const onMine = own.usable.length > 0 ? answerLine([], own).text : null;
  return (
    <>
      <p>
        <strong>{lead}</strong>
        {date !== null && ` · ${date}`}
      </p>
      {/* In one place: what the visitor's services in other countries have comes after the page. */}
      {(onMine ?? way) && (
        <p dir="auto">
          <Below href={`#${availabilityAnchor}`}>{onMine ?? way}</Below>
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

/** Stands where the answer at a glance will be: a sentence, and a few services. */
function GlanceSkeleton() {
  return (
    <Stack $gap={3}>
      <Line>
        <Skeleton $width="16rem" $height="1rem" />
      </Line>
      <Icons>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} $width="40px" $height="40px" $radius={radius.medium} />
        ))}
      </Icons>
    </Stack>
  );
}

const Line = styled.div`
  min-height: 1lh;
  ${media.compact} {
    min-height: 2lh;
  }
`;

const Icons = styled.div`
  display: flex;
  gap: ${space(2)};
  padding-top: ${space(6)};
`;
