import { useCallback, useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useLocation } from "react-router-dom";
import { usePageContext } from "../../lib/page-context.ts";
import { WithNames } from "../../ui/WithNames.tsx";
import { Button } from "../../ui/Button.tsx";
import { color, media, space, text } from "../../ui/theme.ts";
import { useInteracted } from "../../lib/use-interacted.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import type { NamedCountry } from "./availability-state.ts";
import { listedAtFirst } from "./listed-seasons.ts";
import type { MyOffers } from "./my-offers.ts";
import { SeasonOffers } from "./_internal/SeasonOffers.tsx";
import { seasonFacts, SeasonRow } from "./_internal/SeasonRow.tsx";
import type { Seasons_ShowFragment } from "./Seasons.generated.ts";
import { summarizeSeasons } from "./_internal/summarize-seasons.ts";
import { runOfSeason, useComparedSeasons } from "./_internal/use-compared-seasons.ts";
import { serviceName } from "../services/service-name.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { groupOffers } from "./offer-groups.ts";
import { Text } from "../../ui/primitives.ts";
import { localPath, rich, t } from "../../lib/messages.ts";

interface Props {
  readonly show: Seasons_ShowFragment;
  /** Null while it is not known. */
  readonly country: NamedCountry | null;
  readonly own: MyOffers;
}

const noRuns: ReadonlySet<number> = new Set();

/**
 * The seasons of a show, their services compared, in their lines and in one sentence. The page brings
 * the services; where it does not, they are looked up once a visitor comes near, those of further seasons as they
 * come into view. Opening a season shows its offers.
 */
export function Seasons({ show, country, own }: Props) {
  const heading = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: the focus goes on to the first season that it has brought.
  useEffect(() => {
    if (all) list.current?.children[listedAtFirst]?.querySelector("summary")?.focus();
  }, [all]);
  const [place, near] = useNearViewport<HTMLElement>();
  const interacted = useInteracted();
  // For the country that the gateway rendered the page for, it has brought what it could.
  const { country: rendered } = usePageContext();
  const corrected = rendered !== null && country !== null && rendered.code !== country.code;
  const seasons = show.seasons ?? [];
  const severalSeasons = seasons.length > 1;
  const [runs, setRuns] = useState<ReadonlySet<number>>(noRuns);
  const want = useCallback(
    (number: number) =>
      setRuns((before) => {
        const run = runOfSeason(number);
        return before.has(run) ? before : new Set([...before, run]);
      }),
    [],
  );
  const { seasons: compared, isLoading } = useComparedSeasons({
    show,
    country: country?.code ?? null,
    listed: (near && (interacted || corrected)) || last !== null,
    runs,
  });
  if (seasons.length === 0) return null;
  const summary = summarizeSeasons(compared, seasons.length);
  const listed = all ? seasons : seasons.slice(0, listedAtFirst);
  return (
    <section ref={place} aria-labelledby={heading}>
      <Text as="h2" $step="heading" $below={2} id={heading}>
        {t("offers.seasons")}
      </Text>
      <Summary dir="auto">
        {summary ? (
          <WithNames names={compared.flatMap(({ services }) => services)}>{summary}</WithNames>
        ) : (
          <span data-needs-scripts>{t("offers.openSeason")}</span>
        )}
      </Summary>
      <List ref={list}>
        {listed.map((season) => {
          const { number } = season;
          const known = compared.find((each) => each.number === number);
          return (
            <SeasonRow
              key={number}
              season={season}
              compared={severalSeasons}
              services={known?.services}
              paidOnce={known?.paidOnce ?? null}
              loading={isLoading(number)}
              onNear={number > listedAtFirst ? want : undefined}
              open={opened === number}
              onToggle={() => {
                setOpened((before) => (before === number ? null : number));
                setLast(number);
                if (number > listedAtFirst) want(number);
              }}
              plain={
                import.meta.env.SSR && (
                  <NoScriptSeasonOffers answer={known?.answer} only={!severalSeasons} />
                )
              }
            >
              <SeasonOffers
                show={show}
                season={number}
                country={country}
                own={own}
                known={known?.answer}
              />
            </SeasonRow>
          );
        })}
      </List>
      {listed.length < seasons.length && (
        <>
          <Button $small data-needs-scripts onClick={() => setAll(true)}>
            {t("offers.allSeasons", { count: seasons.length })}
          </Button>
          <noscript>
            {import.meta.env.SSR && (
              <ul>
                {seasons.slice(listed.length).map((season) => (
                  <li key={season.number}>
                    {season.name} · {seasonFacts(season)}
                  </li>
                ))}
              </ul>
            )}
          </noscript>
        </>
      )}
    </section>
  );
}

/** Has its lines before the services are known. */
const Summary = styled.p`
  min-height: 1lh;
  margin-bottom: ${space(4)};
  color: ${color.text};
  ${media.compact} {
    min-height: 2lh;
  }
`;

const List = styled.ul`
  margin-bottom: ${space(3)};
  border-bottom: 1px solid ${color.hairline};
`;

interface NoScriptSeasonOffersProps {
  /** Its offers; undefined where they could not be looked up in time. */
  readonly answer: Availability_AnswerFragment | undefined;
  /** Whether it is the show's only season. */
  readonly only: boolean;
}

/** Where a season can be watched, for where scripts do not run: a line for each kind, each service a link. */
function NoScriptSeasonOffers({ answer, only }: NoScriptSeasonOffersProps) {
  const { pathname, search } = useLocation();
  if (only) return <Lines>{t("offers.standsAbove")}</Lines>;
  if (!answer) {
    return (
      <Lines>
        {rich("offers.notHereYet", {
          link: (text) => <a href={localPath(`${pathname}${search}`)}>{text}</a>,
        })}
      </Lines>
    );
  }
  const groups = groupOffers(answer.offers ?? []);
  if (groups.length === 0) return <Lines>{t("offers.nowhereHere")}</Lines>;
  return (
    <Lines>
      {groups.map(({ heading, families }) => (
        <p key={heading}>
          {t("common.label", { label: heading })}{" "}
          {families
            .flatMap(({ first, others }) => [first, ...others])
            .map(({ provider, url }, index) => (
              <span key={provider.id}>
                {index > 0 && ", "}
                <a href={url} target="_blank" rel="noopener">
                  <bdi>{serviceName(provider)}</bdi>
                </a>
              </span>
            ))}
        </p>
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  ${text.small};
  display: block;
  padding-bottom: ${space(3)};
  color: ${color.text};
  a {
    display: inline-block;
    padding-block: ${space(1)};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
