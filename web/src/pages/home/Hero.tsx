import { styled } from "styled-components";

import { media } from "../../ui/theme.ts";
import { underHeaderMark } from "../../ui/under-header.ts";
import type { HomeQuery } from "./HomePage.generated.ts";
import { HeroControls } from "./HeroControls.tsx";
import { HeroSlide } from "./HeroSlide.tsx";
import { heroPlace } from "./hero-place.ts";
import { useCarousel } from "./use-carousel.ts";
import { useHeroDetails } from "./use-hero-details.ts";
import { useSwipe } from "./use-swipe.ts";
import { holdHandlers } from "./hold-handlers.ts";

interface Props {
  /** The movies, in their order; at least one. */
  readonly movies: NonNullable<HomeQuery["home"]["featured"]>;
  /** The country that services are shown for. */
  readonly countryCode: string | null;
}

/** The film on at the top of the page: five trending movies, one after the other. */
export function Hero({ movies, countryCode }: Props) {
  const carousel = useCarousel(movies.length);
  const details = useHeroDetails(movies, countryCode);
  const swipe = useSwipe((direction) => carousel.show(carousel.index + direction));
  return (
    <Stage
      aria-roledescription="carousel"
      aria-label="Featured movies"
      {...holdHandlers(carousel.hold)}
      {...swipe}
      {...underHeaderMark}
    >
      <div aria-live={carousel.running ? "off" : "polite"}>
        {movies.map((movie, position) => (
          <HeroSlide
            key={movie.id}
            movie={movie}
            details={details(movie.id)}
            current={position === carousel.index}
            near={position === carousel.index || position === (carousel.index + 1) % movies.length}
            priority={position === 0}
            label={`${position + 1} of ${movies.length}`}
          />
        ))}
      </div>
      {movies.length > 1 && <HeroControls carousel={carousel} count={movies.length} />}
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  ${heroPlace};
  overflow: clip;
  isolation: isolate;
  touch-action: pan-y pinch-zoom;
  ${media.print} {
    height: auto;
    margin-top: 0;
    min-height: 0;
    break-inside: auto;
  }
`;
