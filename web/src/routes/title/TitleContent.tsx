import { useMemo, Suspense, useId, useState } from "react";
import { styled } from "styled-components";
import type { AvailabilityState, TitleOfOffers } from "../../features/offers/availability-state.ts";
import {
  AvailabilityBlock,
  AvailabilityPlaceholder,
} from "../../features/offers/AvailabilityBlock.tsx";
import { AvailabilityGlance } from "../../features/offers/AvailabilityGlance.tsx";
import { groupOffers, type KnownOffer, type MyOffers } from "../../features/offers/offer-groups.ts";
import { Seasons } from "../../features/offers/Seasons.tsx";
import { WhereToWatch } from "../../features/offers/WhereToWatch.tsx";
import { whereToWatch } from "../../features/offers/where-to-watch.ts";
import { useCountry } from "../../features/country/country-context.ts";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { paths, type TitleAddress } from "../../paths.ts";
import { writeReport } from "../../features/offers/availability-report.ts";
import { serviceName } from "../../features/services/provider-family.ts";
import { getKindLabel } from "../../features/services/offer-kinds.ts";
import { getLoadingTitle, PageHead } from "../../ui/PageHead.tsx";
import { inCountry, inCountryOrYours } from "../../features/country/country-in-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import { Block } from "../../ui/Block.tsx";
import { space, media, pageMeasure } from "../../ui/theme.ts";
import { StructuredData } from "../../ui/StructuredData.tsx";
import { describe, structuredData } from "./structured-data.ts";
import { MoreOfSeries, SimilarTitles } from "./SimilarTitles.tsx";
import { SimilarHere, useSimilarHere } from "./SimilarHere.tsx";
import { TitleFacts } from "./TitleFacts.tsx";
import { TitleHero } from "./TitleHero.tsx";
import type { TitleCard_TitleFragment } from "../../features/titles/TitleCard.generated.ts";
import type { TitleType } from "../../generated/schema.ts";
import { VisuallyHidden, Stack, Row, Text } from "../../ui/primitives.ts";
import type { LoadedTitle } from "./route.ts";
import { usableOffers } from "../../features/services/my-services.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { useKnownWatchable } from "../../features/titles/use-known-title.ts";
import { useSlugInUrl } from "../../lib/url/use-slug-in-url.ts";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";
import { formatNames } from "../../lib/format/format.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";

/** What the visitor's services have of a title. The browser alone knows them: nothing is chosen in the first rendering. */
const useMyOffers = (offers: readonly KnownOffer[] | null): MyOffers => {
  const { mine } = useMyServices();
  return useMemo(
    () => ({ chosen: mine.services.length > 0, usable: usableOffers(offers ?? [], mine) }),
    [offers, mine],
  );
};

interface LoadedProps {
  readonly title: LoadedTitle;
  readonly availability: AvailabilityState;
}

interface Props {
  readonly type: TitleType;
  readonly id: number;
  readonly known: TitleCard_TitleFragment | null;
  readonly loaded: LoadedProps | null;
}

/** While a title is on its way, what its card told stands where it will stand, and the rest as placeholders. */
export function TitleContent({ type, id, known, loaded }: Props) {
  const watchable = useKnownWatchable(type, id);
  const { country } = useCountry();
  const offers = loaded ? loaded.availability.answer?.offers : watchable?.offers;
  const own = useMyOffers(offers ?? null);
  return (
    <article aria-busy={loaded === null || undefined}>
      {loaded ? (
        <Head {...loaded} />
      ) : (
        <>
          <title>{known ? pageTitle(known) : getLoadingTitle()}</title>
          <VisuallyHidden as="output">
            {type === "MOVIE" ? t("title.loadingMovie") : t("title.loadingShow")}
          </VisuallyHidden>
        </>
      )}
      <TitleHero
        known={known}
        title={loaded?.title ?? null}
        answer={
          <Boundary fallback={null}>
            <AvailabilityGlance
              loaded={loaded && { ...loaded, title: toSubject(loaded.title) }}
              known={known && watchable && { ...watchable, name: known.name }}
              country={country}
              own={own}
            />
          </Boundary>
        }
      />
      {loaded ? <Below {...loaded} own={own} /> : <TitleBodyLoading />}
    </article>
  );
}

function Head({ title, availability }: LoadedProps) {
  useSlugInUrl(paths.title(title), title.slug);
  const shared = describeShared(title, availability);
  return (
    <>
      <PageHead
        title={pageTitle(title)}
        description={title.overview === null ? undefined : describe(title.overview)}
        shared={shared}
        canonical={paths.title(title)}
        pathIn={({ graphql }) =>
          paths.title({
            ...title,
            slug: title.slugs?.find(({ language }) => language === graphql)?.slug ?? title.slug,
          })
        }
        embedded={
          paths.title(title) +
          (availability.answeredFor ? `?country=${availability.answeredFor.code}` : "")
        }
        image={title.backdrop?.url ?? title.poster?.url}
        kind={title.type === "MOVIE" ? "video.movie" : "video.tv_show"}
      />
      <StructuredData getData={(origin) => structuredData(title, origin)} />
    </>
  );
}

const toSubject = (title: LoadedTitle): TitleOfOffers => ({
  name: title.name,
  type: title.type,
  date: title.__typename === "Movie" ? title.releaseDate : title.firstAirDate,
});

interface PartProps extends LoadedProps {
  readonly own: MyOffers;
}

function Below({ title, availability, own }: PartProps) {
  const { country, choose } = useCountry();
  const { status } = availability.answer ?? {};
  const here = useSimilarHere(title, status === "NONE_KNOWN" || status === "COUNTRY_NOT_COVERED");
  return (
    <>
      <Body>
        <Stack $gap={10}>
          <Block>
            <AvailabilityBlock
              title={toSubject(title)}
              availability={availability}
              country={country}
              own={own}
              report={paths.contact(createReport(title, availability))}
              action={<MyServicesButton />}
              instead={
                <>
                  {status !== "COUNTRY_NOT_COVERED" && (
                    <Button as={Link} to={paths.changes()} $small>
                      {country
                        ? t("title.seeNewIn", { inCountry: inCountry(country, "heading") })
                        : t("title.seeNew")}
                    </Button>
                  )}
                  <SimilarHere {...here} />
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
          {availability.answer?.streamingElsewhere?.length !== 0 && (
            <Block>
              <OtherCountries title={title} />
            </Block>
          )}
          <Block>
            <WhereToWatch title={title} availability={availability} />
          </Block>
        </Stack>
        <Block>
          <TitleFacts title={title} />
        </Block>
      </Body>
      {title.__typename === "Movie" && title.collection && (
        <Block>
          <MoreOfSeries id={title.id} name={title.collection.name} />
        </Block>
      )}
      <Block>
        <SimilarTitles title={title} without={here.available} />
      </Block>
    </>
  );
}

const createReport = (title: LoadedTitle, { answer, answeredFor }: AvailabilityState) =>
  writeReport({
    title: title.name,
    page: paths.title(title),
    country: answeredFor?.name ?? "",
    services: groupOffers(answer?.offers ?? [])
      .flatMap(({ families }) => families.flatMap(({ first, others }) => [first, ...others]))
      .map(({ provider, kinds }) =>
        t("kinds.serviceAndKinds", {
          service: serviceName(provider),
          kinds: formatNames(kinds.map(getKindLabel)),
        }),
      )
      .join(", "),
  });

const pageTitle = ({ type, name, year }: TitleCard_TitleFragment): string =>
  year === null
    ? t("title.pageTitle", { type, name })
    : t("title.pageTitleWithYear", { type, name, year });

/** What a link to the page says: where to watch the title in the country that the page is shown for. */
const describeShared = (
  { name, year }: TitleCard_TitleFragment,
  { answer, answeredFor }: AvailabilityState,
) => {
  const title = year === null ? name : `${name} (${year})`;
  const place = inCountryOrYours(answeredFor);
  const sentences =
    answer?.status === "HAS_OFFERS" || answer?.status === "NONE_KNOWN"
      ? whereToWatch(name, answer.offers ?? [], place)
      : undefined;
  return { title: t("title.shareTitle", { title, inCountry: place }), description: sentences };
};

function TitleBodyLoading() {
  return (
    <Body>
      <AvailabilityPlaceholder />
      <Stack $gap={3}>
        {["9rem", "12rem", "10rem", "14rem"].map((width) => (
          <Skeleton key={width} $width={width} $height="1.25rem" />
        ))}
      </Stack>
    </Body>
  );
}

const Body = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  margin-top: ${space(8)};
  ${media.spacious} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(14)};
    margin-top: ${space(10)};
  }
`;

const loadList = () => import("./CountryList.tsx");
const CountryList = lazyPart(loadList, () => null);
const fetchesList = fetchedAhead(loadList);

function OtherCountries({ title }: { readonly title: TitleAddress }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Text as="section" $step="small" $color="textQuiet" aria-labelledby={id} data-needs-scripts>
      <Row $align="center" $justify="space-between" $gap={4}>
        <div>
          <Text as="h2" $step="heading" $color="textStrong" id={id}>
            {t("title.otherCountries")}
          </Text>
          <p>{t("title.inEach")}</p>
        </div>
        <Button $small aria-expanded={open} {...fetchesList} onClick={() => setOpen(!open)}>
          {open ? t("common.hide") : t("common.show")}
        </Button>
      </Row>
      {open && (
        <Suspense>
          <CountryList title={title} />
        </Suspense>
      )}
    </Text>
  );
}
