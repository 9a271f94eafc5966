import { styled } from "styled-components";
import { paths } from "../../paths.ts";
import { formatRuntime } from "../../lib/format/format.ts";
import { RatingBadge } from "../../features/titles/RatingBadge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Text, VisuallyHidden } from "../../ui/primitives.ts";
import {
  clampLines,
  color,
  media,
  motion,
  pageMeasure,
  space,
  text,
  alpha,
} from "../../ui/theme.ts";
import { HeroServices } from "./HeroServices.tsx";
import type { HeroSlide_MovieFragment } from "./HeroSlide.generated.ts";
import type { HeroDetails } from "./use-hero-details.ts";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";
import { useState } from "react";
import { Picture } from "../../ui/Picture.tsx";
import { toSrcset } from "../../lib/url/to-srcset.ts";

interface Props {
  readonly movie: HeroSlide_MovieFragment;
  readonly details: HeroDetails;
  readonly current: boolean;
  /** Whether it is on show or next: its artwork is fetched then, and kept. */
  readonly near: boolean;
  readonly priority: boolean;
  readonly label: string;
}

export function HeroSlide({ movie, details, current, near, priority, label }: Props) {
  const runtime = formatRuntime(details?.runtime ?? null);
  return (
    <Slide
      aria-roledescription={t("home.slide")}
      aria-label={t("common.labeled", { label, text: movie.name })}
      inert={!current}
      data-current={current}
    >
      <HeroBackdrop movie={movie} near={near} priority={priority} />
      <Content>
        <Facts>
          <RatingBadge voteAverage={movie.voteAverage} />
          {movie.year !== null && <span>{movie.year}</span>}
          {runtime !== null && <span>{runtime}</span>}
        </Facts>
        <Title lang={movie.nameLanguage ?? undefined} dir="auto">
          {movie.name}
        </Title>
        <Overview lang={movie.overviewLanguage ?? undefined} dir="auto">
          {movie.overview}
        </Overview>
        <HeroServices details={details} />
        <Text as="div" $above={2}>
          <Button as={Link} to={paths.title(movie)} $variant="primary">
            {t("home.moreInfo")}
            <VisuallyHidden>{t("home.about", { title: movie.name })}</VisuallyHidden>
          </Button>
        </Text>
      </Content>
    </Slide>
  );
}

const Slide = styled.section`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-end;
  opacity: 0;
  visibility: hidden;
  transition:
    opacity ${motion.fade} ease,
    visibility 0s ${motion.fade};
  &[data-current="true"] {
    opacity: 1;
    visibility: visible;
    transition: opacity ${motion.fade} ease;
  }
`;

export const Content = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: end;
  justify-items: start;
  gap: ${space(4)};
  padding-bottom: ${space(10)};
  & > * {
    max-width: min(100%, 38rem);
  }
  ${media.compact} {
    gap: ${space(3)};
    padding-bottom: ${space(16)};
  }
`;

const Facts = styled.p`
  ${text.smallStrong};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  min-height: 1.5rem;
  color: ${color.textStrong};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h2`
  ${text.display};
  ${clampLines(3)};
  padding-bottom: 0.06em;
`;

const Overview = styled.p`
  ${text.body};
  ${clampLines(3)};
  ${media.narrow} {
    -webkit-line-clamp: 6;
  }
  color: ${color.text};
`;

/** Never wider than the film database's 1280 px needs: the original behind it can weigh megabytes. */
function HeroBackdrop({
  movie: { backdrop },
  near,
  priority,
}: Pick<Props, "movie" | "near" | "priority">) {
  const [wanted, setWanted] = useState(near);
  if (near && !wanted) setWanted(true);
  return (
    <Frame aria-hidden data-artwork>
      <Art>
        {backdrop && wanted && (
          <Picture
            src={backdrop.url}
            srcSet={toSrcset(backdrop.url, [780, 1280])}
            sizes="100vw"
            width={1280}
            height={720}
            alt=""
            priority={priority}
            fallback={null}
          />
        )}
      </Art>
      <Grade />
    </Frame>
  );
}

const Frame = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background:
    radial-gradient(60% 80% at 78% 20%, ${color.surfaceFloating}, transparent), ${color.canvas};
`;

const Art = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: min(100%, 100rem);
  img {
    object-position: 50% 22%;
  }
  ${media.compact} {
    bottom: 30%;
  }
  @media (min-width: 1600px) {
    mask-image: linear-gradient(to right, transparent, #000 30%);
  }
`;

/** Dark where text is, enough for it on a white picture too. */
const Grade = styled.div`
  position: absolute;
  inset: 0;
  [dir="rtl"] & {
    transform: scaleX(-1);
  }
  background:
    linear-gradient(to bottom, ${color.canvas}, transparent 9rem),
    linear-gradient(to top, ${color.canvas}, ${alpha.canvas(0.72)} 18%, transparent 56%),
    linear-gradient(
      to right,
      ${alpha.canvas(0.92)},
      ${alpha.canvas(0.82)} 32%,
      ${alpha.canvas(0.58)} 50%,
      ${alpha.canvas(0.16)} 68%,
      transparent 80%
    );
  ${media.compact} {
    background:
      linear-gradient(to bottom, ${color.canvas}, transparent 7rem),
      linear-gradient(
        to top,
        ${color.canvas} 30%,
        ${alpha.canvas(0.88)} 46%,
        ${alpha.canvas(0.62)} 60%,
        transparent 78%
      );
  }
`;
