import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { inCountryOrYours } from "../../features/country/country-in-text.ts";
import { RatingBlock } from "../../features/rating/RatingBlock.tsx";
import { formatDate, formatNames } from "../../lib/format/format.ts";
import { color, media, space, text, thumbArea, quietLink } from "../../ui/theme.ts";
import type { LoadedTitle } from "./route.ts";
import { Text } from "../../ui/primitives.ts";
import { Link } from "../../ui/Link.tsx";
import { paths } from "../../paths.ts";
import { t } from "../../lib/messages.ts";

const castShown = 4;

export function TitleFacts({ title }: { readonly title: LoadedTitle }) {
  const makers = getMakers(title);
  const languages = title.spokenLanguages ?? [];
  const cast = title.cast ?? [];
  const { country } = useCountry();
  const place = inCountryOrYours(country);
  const inCinemas = title.__typename === "Movie" ? (title.releaseDates?.theatrical ?? null) : null;
  return (
    <Aside aria-label={t("title.about")}>
      <RatingBlock title={title} />
      <Facts>
        <Fact term={makers.term}>
          {makers.people.length > 0 &&
            makers.people.map((person, index) => (
              <Fragment key={person.id}>
                {index > 0 && ", "}
                <Name to={paths.person(person)} dir="auto">
                  {person.name}
                </Name>
              </Fragment>
            ))}
        </Fact>
        <Fact term={languages.length > 1 ? t("title.languages") : t("title.language")}>
          {languages.length > 0 && formatNames(languages.map(({ name }) => name))}
        </Fact>
        <Fact term={t("title.cast")} wide>
          {cast.length > 0 && (
            <ul>
              {cast.slice(0, castShown).map(({ person, character }) => (
                <li key={`${person.id}, ${character}`}>
                  <Name to={paths.person(person)} dir="auto">
                    {person.name}
                  </Name>
                  {character !== null && character !== "" && (
                    <Text as="span" $color="textQuiet">
                      {" "}
                      {t("title.as", { character })}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        {country && title.certification && (
          <Fact term={t("title.ageRating", { inCountry: place })}>{title.certification}</Fact>
        )}
        {title.__typename === "Movie" ? (
          <>
            <Fact term={t("title.releaseDate")}>{formatDate(title.releaseDate)}</Fact>
            {country && (
              <>
                <Fact term={t("title.inCinemas", { inCountry: place })}>
                  {/* The same day is said once. */}
                  {inCinemas !== title.releaseDate && formatDate(inCinemas)}
                </Fact>
                <Fact term={t("title.digital", { inCountry: place })}>
                  {formatDate(title.releaseDates?.digital ?? null)}
                </Fact>
              </>
            )}
          </>
        ) : (
          <Fact term={t("title.firstAirDate")}>{formatDate(title.firstAirDate)}</Fact>
        )}
      </Facts>
    </Aside>
  );
}

const getMakers = (title: LoadedTitle) => {
  const isMovie = title.__typename === "Movie";
  const people = (isMovie ? title.directors : title.creators) ?? [];
  const several = people.length > 1;
  const term = isMovie
    ? t(several ? "title.directors" : "people.director")
    : t(several ? "title.creators" : "people.creator");
  return { term, people };
};

interface FactProps {
  readonly term: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Fact({ term, wide = false, children }: FactProps) {
  if (children === null || children === false) return null;
  return (
    <div data-wide={wide || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space(8)};
  ${media.spacious} {
    padding-top: ${space(7)};
  }
`;

const Facts = styled.dl`
  ${text.small};
  display: grid;
  gap: ${space(5)};
  ${media.limited} {
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    column-gap: ${space(4)};
    [data-wide] {
      grid-column: 1 / -1;
    }
  }
  dt {
    ${text.caption};
    margin-bottom: ${space(1)};
    color: ${color.textQuiet};
  }
  dd {
    color: ${color.textStrong};
  }
  li + li {
    margin-top: ${space(1)};
  }
  /* A thumb hits one name of several below each other. */
  ${media.compact} {
    dt:has(+ dd > ul) {
      margin-bottom: 0;
    }
    li,
    li + li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: 0.25em;
      margin-top: 0;
      a {
        display: inline-flex;
        align-items: center;
        min-height: 2.75rem;
        min-width: 2.75rem;
      }
    }
  }
`;

const Name = styled(Link)`
  ${thumbArea}
  color: inherit;
  ${quietLink};
`;
