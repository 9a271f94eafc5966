import type { Country } from "../country/country-context.ts";
import { useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useLocation } from "react-router-dom";
import { usePageContext } from "../../lib/page-context.ts";
import { Button } from "../../ui/Button.tsx";
import { color, space, text } from "../../ui/theme.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { listedAtFirst, listedSeasons } from "./listed-seasons.ts";
import { type MyOffers, groupOffers } from "./offer-groups.ts";
import { getSignature, useSeasonAnswers } from "./season-answers.ts";
import { SeasonRow, type Season } from "./_internal/SeasonRow.tsx";
import type { Seasons_ShowFragment } from "./Seasons.generated.ts";
import { serviceName } from "../services/provider-family.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { Text } from "../../ui/primitives.ts";
import { localPath, rich, t } from "../../lib/messages.ts";

interface Props {
  readonly show: Seasons_ShowFragment;
  readonly country: Country | null;
  readonly own: MyOffers;
}

/** Those whose answers are all the same are one row. What the page did not bring is looked up once they come near. */
export function Seasons({ show, country, own }: Props) {
  const heading = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: the focus goes on to the first season that it has brought.
  useEffect(() => {
    if (all) list.current?.children[listedAtFirst]?.querySelector("summary")?.focus();
  }, [all]);
  // For the country that the gateway rendered the page for, it has brought what it could.
  const { country: rendered } = usePageContext();
  const corrected = rendered !== null && country !== null && rendered.code !== country.code;
  const [place, near, acted] = useNearViewport<HTMLElement>();
  const seasons = show.seasons ?? [];
  const first = useSeasonAnswers(
    listedSeasons(show, country?.code ?? null),
    (near && (acted || corrected)) || wasOpened,
  );
  const [one, ...others] = seasons;
  if (!one) return null;
  const answers = seasons.flatMap(({ number }) => first.answers.get(number) ?? []);
  const areSame =
    others.length > 0 &&
    answers.length === seasons.length &&
    new Set(answers.map(getSignature)).size === 1;
  const rows = areSame
    ? [{ ...one, name: t("offers.everySeason", { count: seasons.length }) }]
    : seasons;
  const listed = all ? rows : rows.slice(0, listedAtFirst);
  return (
    <section ref={place} aria-labelledby={heading}>
      <Text as="h2" $step="heading" $below={2} id={heading}>
        {t("offers.seasons")}
      </Text>
      <List ref={list}>
        {listed.map((season) => {
          const { number } = season;
          return (
            <SeasonRow
              key={number}
              show={show}
              season={season}
              facts={seasonFacts(areSame ? seasons : [season])}
              country={country}
              own={own}
              listed={others.length > 0 && number <= listedAtFirst ? first : null}
              open={opened === number}
              onToggle={() => {
                setOpened((before) => (before === number ? null : number));
                setWasOpened(true);
              }}
              plain={
                import.meta.env.SSR && (
                  <NoScriptSeasonOffers
                    answer={first.answers.get(number)}
                    only={others.length === 0}
                  />
                )
              }
            />
          );
        })}
      </List>
      {listed.length < rows.length && (
        <>
          <Button $small data-needs-scripts onClick={() => setAll(true)}>
            {t("offers.allSeasons", { count: seasons.length })}
          </Button>
          <noscript>
            {import.meta.env.SSR && (
              <ul>
                {seasons.slice(listed.length).map((season) => (
                  <li key={season.number}>
                    {season.name} · {seasonFacts([season])}
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

const seasonFacts = (seasons: readonly Season[]): string => {
  const years = seasons.flatMap(({ airDate }) => airDate?.slice(0, 4) ?? []);
  const episodes = seasons.reduce((sum, { episodeCount }) => sum + (episodeCount ?? 0), 0);
  return [
    [...new Set([years[0], years.at(-1)])].join("–"),
    episodes > 0 && t("offers.episodes", { count: episodes }),
  ]
    .filter(Boolean)
    .join(" · ");
};

const List = styled.ul`
  margin-bottom: ${space(3)};
  border-bottom: 1px solid ${color.hairline};
`;

interface NoScriptSeasonOffersProps {
  /** Its offers; undefined where they could not be looked up in time. */
  readonly answer: Availability_AnswerFragment | undefined;
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
