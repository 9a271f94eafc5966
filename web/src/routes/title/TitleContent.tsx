import { useMemo } from "react";
import { styled } from "styled-components";
import type { AvailabilityState } from "../../features/offers/availability-state.ts";
import { AvailabilityBlock } from "../../features/offers/AvailabilityBlock.tsx";
import { AvailabilityGlance } from "../../features/offers/AvailabilityGlance.tsx";
import { groupOffers } from "../../features/offers/offer-groups.ts";
import { Seasons } from "../../features/offers/Seasons.tsx";
import { WhereToWatch } from "../../features/offers/WhereToWatch.tsx";
import { useCountry } from "../../features/country/country-context.ts";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { paths, typeInPath } from "../../paths.ts";
import { writeReport } from "../../features/offers/availability-report.ts";
import { serviceName } from "../../features/services/service-name.ts";
import { offerKindLabels } from "../../features/services/offer-kinds.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { countryInHeading } from "../../features/country/country-in-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import { Block } from "../../ui/Block.tsx";
import { media, pageMeasure, space } from "../../ui/theme.ts";
import { writeStructuredData } from "../../lib/structured-data.ts";
import { describe, structuredData } from "./structured-data.ts";
import { MoreOfSeries } from "./MoreOfSeries.tsx";
import { OtherCountries } from "./OtherCountries.tsx";
import { SimilarHere } from "./SimilarHere.tsx";
import { TitleFacts } from "./TitleFacts.tsx";
import { TitleHero } from "./TitleHero.tsx";
import type { TitleContent_TitleFragment } from "./TitleContent.generated.ts";
import type { LoadedTitle } from "./loaded-title.ts";
import type { AvailabilityOffer } from "../../features/offers/offer-groups.ts";
import type { MyOffers } from "../../features/offers/my-offers.ts";
import { usableOffers } from "../../features/services/my-services.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { useInteracted } from "../../lib/use-interacted.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { useSlugInUrl } from "../../lib/url/use-slug-in-url.ts";
import { Link } from "../../ui/Link.tsx";

/**
 * What the visitor's services have of a title. The browser alone knows them: nothing is chosen in the first
 * rendering.
 */
const useMyOffers = (offers: readonly AvailabilityOffer[] | null): MyOffers => {
  const { mine } = useMyServices();
  return useMemo(
    () => ({ chosen: mine.services.length > 0, usable: usableOffers(offers ?? [], mine) }),
    [offers, mine],
  );
};

interface Props {
  readonly title: LoadedTitle;
  readonly availability: AvailabilityState;
}

/** The page of a movie or a show: what it is, and above all where it can be watched. */
export function TitleContent({ title, availability }: Props) {
  const { country, choose } = useCountry();
  const { origin } = usePageContext();
  const own = useMyOffers(availability.answer?.offers ?? null);
  const subject = {
    name: title.name,
    type: title.type,
    date: title.__typename === "Movie" ? title.releaseDate : title.firstAirDate,
  };
  useSlugInUrl(paths.title(title), title.slug);
  return (
    <article>
      <PageHead
        title={pageTitle(title)}
        description={title.overview === null ? undefined : describe(title.overview)}
        canonical={paths.title(title)}
        image={title.backdrop?.url ?? title.poster?.url}
        kind={title.type === "MOVIE" ? "video.movie" : "video.tv_show"}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: writeStructuredData(structuredData(title, origin)) }}
      />
      <TitleHero
        title={title}
        answer={
          <Boundary fallback={null}>
            <AvailabilityGlance
              title={subject}
              availability={availability}
              country={country}
              own={own}
            />
          </Boundary>
        }
      />
      <Body>
        <Answer>
          <Block>
            <AvailabilityBlock
              title={subject}
              availability={availability}
              country={country}
              own={own}
              report={paths.contact(createReport(title, availability))}
              action={<MyServicesButton country={country} />}
              instead={
                <>
                  <SimilarHere title={title} />
                  {availability.answer?.status !== "COUNTRY_NOT_COVERED" && (
                    <Button as={Link} to={paths.changes()} $small>
                      See what is new{country && ` in ${countryInHeading(country.name)}`}
                    </Button>
                  )}
                </>
              }
              onCountry={choose}
            />
          </Block>
          {title.__typename === "TvShow" && (
            <Block>
              <Seasons show={title} country={country} own={own} />
            </Block>
          )}
          <Block>
            <OtherCountries title={title} />
          </Block>
          <Block>
            <WhereToWatch title={title.name} availability={availability} />
          </Block>
        </Answer>
        <Block>
          <TitleFacts title={title} />
        </Block>
      </Body>
      {title.__typename === "Movie" && title.collection && (
        <Block>
          <Place>
            <MoreOfSeries id={title.id} name={title.collection.name} />
          </Place>
        </Block>
      )}
      <Block>
        <SimilarTitles title={title} />
      </Block>
    </article>
  );
}

/** What a visitor who finds the answer wrong tells about, for the contact page. */
const createReport = (title: LoadedTitle, { answer, answeredFor }: AvailabilityState) =>
  writeReport({
    title: title.name,
    page: paths.title(title),
    country: answeredFor?.name ?? "",
    services: groupOffers(answer?.offers ?? [])
      .flatMap(({ families }) => families.flatMap(({ first, others }) => [first, ...others]))
      .map(
        ({ provider, kinds }) =>
          `${serviceName(provider)} (${kinds.map((kind) => offerKindLabels[kind]).join(", ")})`,
      )
      .join(", "),
  });

/** The page's title; the year is left out when unknown. */
const pageTitle = ({ type, name, year }: TitleContent_TitleFragment): string =>
  ["Watch", name, year, type === "MOVIE" ? "Full Movie" : "Full TV Series", "Online For Free In HD"]
    .filter((word) => word !== null)
    .join(" ");

/** The place of everything below the hero; skeletons use it too. */
export const Body = styled.div`
  ${pageMeasure};
  display: grid;
  gap: ${space(10)};
  margin-top: ${space(8)};
  ${media.spacious} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(14)};
    margin-top: ${space(10)};
  }
`;

const Answer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(10)};
  min-width: 0;
`;

/**
 * Titles that are like this one, each with where it can be watched. That is requested once a
 * visitor comes near the row: most have their answer before.
 */
function SimilarTitles({ title }: { readonly title: LoadedTitle }) {
  const { country } = useCountry();
  const [place, near] = useNearViewport<HTMLDivElement>();
  const interacted = useInteracted();
  const { similar } = title;
  if (!similar || similar.length === 0) return null;
  return (
    <Place ref={place}>
      <WatchableTitles
        filtered={false}
        titles={similar}
        country={near && interacted ? (country?.code ?? null) : null}
      >
        <TitleRow
          heading="You May Also Like"
          viewAll={paths.advancedSearch(typeInPath(title.type), {
            with_genres: title.genres?.map(({ id }) => id).join(",") ?? "",
          })}
          titles={similar}
        />
      </WatchableTitles>
    </Place>
  );
}

const Place = styled.div`
  ${pageMeasure};
  margin-top: ${space(16)};
`;
