import Play from "virtual:icons/play";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { toLanguageTag } from "@flickmap/schema/languages.ts";
import { MyListButton } from "../../features/my-list/MyListToggle.tsx";
import { SeenButton } from "../../features/my-list/SeenToggle.tsx";
import { ShareButton } from "../../features/share/ShareButton.tsx";
import { paths, typeInPath } from "../../paths.ts";
import { Backdrop, BackdropFrame } from "../../features/titles/Backdrop.tsx";
import { formatRuntime } from "../../lib/format/format.ts";
import { Poster, PosterSkeleton } from "../../features/titles/Poster.tsx";
import { RatingBadge } from "../../features/titles/RatingBadge.tsx";
import type { TitleCard_TitleFragment } from "../../features/titles/TitleCard.generated.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Chip } from "../../ui/Chip.tsx";
import {
  color,
  media,
  radius,
  space,
  text,
  underHeaderMark,
  layout,
  pageMeasure,
  underHeader,
} from "../../ui/theme.ts";
import { BackLink } from "./BackLink.tsx";
import { Overview } from "./Overview.tsx";
import { TitleName } from "./TitleName.tsx";
import type { LoadedTitle } from "./route.ts";
import { Link } from "../../ui/Link.tsx";
import { Row, Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

const POSTER_WIDTHS = [185, 342, 500];

interface Props {
  readonly known: TitleCard_TitleFragment | null;
  readonly title: LoadedTitle | null;
  readonly answer: ReactNode;
}

/** What is not known yet has its place. */
export function TitleHero({ known, title, answer }: Props) {
  return (
    <HeroFrame {...underHeaderMark}>
      {title ? <Backdrop title={title} /> : <BackdropFrame data-artwork />}
      <HeroInner>
        <Back>
          <BackLink />
          {known && (
            <Row $wrap $gap={2}>
              <MyListButton title={known} />
              <SeenButton title={known} />
              <ShareButton title={known.name} />
            </Row>
          )}
        </Back>
        <HeroPoster>
          {known ? (
            <Poster
              title={known}
              sizes="(min-width: 1100px) 248px, (min-width: 768px) 208px, 112px"
              widths={POSTER_WIDTHS}
              priority
              described
            />
          ) : (
            <PosterSkeleton />
          )}
        </HeroPoster>
        <HeroText>
          {known ? (
            <Names known={known} title={title} />
          ) : (
            <>
              <Skeleton $width="70%" $height="calc(1.02 * clamp(2.25rem, 1.4rem + 3.4vw, 4rem))" />
              <Facts as="div">
                {["6.75rem", "2.25rem", "3.25rem", "3.25rem"].map((width, place) => (
                  <Skeleton key={place} $width={width} $height="1lh" />
                ))}
              </Facts>
            </>
          )}
        </HeroText>
        <HeroAnswer>{answer}</HeroAnswer>
        <HeroStory>{title ? <Story title={title} /> : <StorySkeleton />}</HeroStory>
      </HeroInner>
    </HeroFrame>
  );
}

interface NamesProps {
  readonly known: TitleCard_TitleFragment;
  readonly title: LoadedTitle | null;
}

function Names({
  known: { __typename, name, originalName, voteAverage, year },
  title,
}: NamesProps) {
  const language = title?.originalLanguage;
  const original = language ? toLanguageTag(language.code) : undefined;
  const facts = title && [formatLength(title), language?.name];
  return (
    <>
      <TitleName
        name={name}
        lang={title?.nameLanguage ?? (originalName === name ? original : undefined)}
      />
      {originalName !== name && originalName !== "" && (
        <Text $step="label" $above={2} $color="text" lang={original} dir="auto">
          {originalName}
        </Text>
      )}
      <Facts>
        <RatingBadge voteAverage={voteAverage} />
        {year !== null && <span dir="auto">{year}</span>}
        {facts ? (
          facts
            .filter((fact) => fact != null)
            .map((fact) => (
              <span key={fact} dir="auto">
                {fact}
              </span>
            ))
        ) : (
          <>
            <Skeleton $width={__typename === "Movie" ? "3.25rem" : "4.5rem"} $height="1lh" />
            <Skeleton $width="3.25rem" $height="1lh" />
          </>
        )}
      </Facts>
    </>
  );
}

function Story({ title }: { readonly title: LoadedTitle }) {
  return (
    <>
      <Overview overview={title.overview} lang={title.overviewLanguage ?? undefined} />
      {(title.trailer || (title.genres?.length ?? 0) > 0) && (
        <Row
          as="ul"
          $wrap
          $gap={2}
          $above={4}
          aria-label={title.trailer ? t("title.genresAndTrailer") : t("common.genres")}
        >
          {title.genres?.map(({ id, name }) => (
            <li key={id}>
              <Chip as={Link} to={paths.genre(id, typeInPath(title.type))}>
                {name}
              </Chip>
            </li>
          ))}
          {title.trailer && (
            <li>
              {/* Nothing is loaded from the site before somebody follows the link. */}
              <Chip as="a" href={title.trailer.url} target="_blank" rel="noopener noreferrer">
                <Play size={14} aria-hidden />
                {t("title.trailer", { site: title.trailer.site })}
              </Chip>
            </li>
          )}
        </Row>
      )}
    </>
  );
}

/** As high as what most titles have: three lines and a row of chips; on a phone four lines, 'More' and two rows. */
function StorySkeleton() {
  return (
    <>
      <Lines>
        <Skeleton $height="1.125rem" />
        <Skeleton $width="95%" $height="1.125rem" />
        <Skeleton $width="55%" $height="1.125rem" />
        <Skeleton $height="1.125rem" />
      </Lines>
      <Row $wrap $gap={2} $above={4}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} $width="7.5rem" $height="2rem" $radius={radius.round} />
        ))}
      </Row>
    </>
  );
}

/** '2h 19m' or '5 Seasons'; null when unknown. */
const formatLength = (title: LoadedTitle): string | null => {
  if (title.__typename === "Movie") return formatRuntime(title.runtime);
  const seasons = title.seasonCount ?? 0;
  return seasons > 0 ? t("title.seasons", { count: seasons }) : null;
};

const Back = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-height: 2.75rem;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  grid-area: back;
  align-self: start;
  ${media.wide} {
    margin-bottom: ${space(4)};
  }
`;

const Facts = styled.p`
  ${text.label};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(4)};
  margin-top: ${space(4)};
  color: ${color.textStrong};
  font-variant-numeric: tabular-nums;
  ${media.compact} {
    column-gap: ${space(2.5)};
  }
`;

const Lines = styled.div`
  ${text.lead};
  display: grid;
  grid-auto-rows: 1lh;
  align-items: center;
  max-width: 44rem;
  ${media.wide} {
    > :last-child {
      display: none;
    }
  }
  ${media.compact} {
    padding-bottom: 2.25rem;
  }
`;

const HeroFrame = styled.header`
  ${underHeader};
  position: relative;
  isolation: isolate;
  > :first-child {
    z-index: -1;
    height: min(100%, 48rem);
  }
`;

const HeroInner = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  grid-template-areas:
    "back back"
    "poster text"
    "answer answer"
    "story story";
  align-items: end;
  gap: ${space(4)};
  padding-top: calc(${layout.headerHeight} + ${space(2)});
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: "back" "text" "answer" "story" "poster";
  }
  ${media.wide} {
    grid-template-columns: 13rem minmax(0, 1fr);
    grid-template-areas:
      "back back"
      "poster text"
      "poster answer"
      "poster story";
    grid-template-rows: auto auto auto 1fr;
    gap: ${space(5)} ${space(10)};
    padding-block: calc(${layout.headerHeight} + ${space(5)}) ${space(2)};
  }
  ${media.spacious} {
    grid-template-columns: 15.5rem minmax(0, 1fr);
    column-gap: ${space(12)};
  }
`;

const HeroAnswer = styled.div`
  grid-area: answer;
  min-width: 0;
`;

const HeroPoster = styled.div`
  grid-area: poster;
  ${media.wide} {
    align-self: start;
  }
`;

/** As high as the poster beside it, so that it stays where it is when a name of several lines takes the placeholder's place. */
const HeroText = styled.div`
  display: grid;
  grid-area: text;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  align-self: stretch;
  container-type: inline-size;
`;

const HeroStory = styled.div`
  grid-area: story;
  align-self: start;
`;
