import { styled } from "styled-components";
import { useRef, type FocusEvent, type PointerEvent, type TouchEvent } from "react";
import { media } from "../../ui/theme.ts";
import type { HomeQuery } from "./HomePage.generated.ts";
import { HeroControls } from "./HeroControls.tsx";
import { HeroSlide } from "./HeroSlide.tsx";
import { heroPosition } from "./HeroSpace.tsx";
import { useCarousel, type Carousel } from "./use-carousel.ts";
import { useHeroDetails } from "./use-hero-details.ts";
import { t } from "../../lib/messages.ts";

/** How far a finger must travel to the side, in CSS pixels, and how much farther than up or down. */
const DISTANCE = 48;
const STEEPNESS = 1.5;

/** Tells a swipe to the side from a scroll: 1 is one to the left, the next slide. */
const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= DISTANCE && Math.abs(x) > Math.abs(y) * STEEPNESS) onSwipe(x < 0 ? 1 : -1);
    },
  };
};

/** A focus that a click left behind does not hold the clock: the pointer's going away would not let it go on. */
const holdHandlers = (hold: Carousel["hold"]) => ({
  onPointerEnter: () => hold("pointer", true),
  onPointerLeave: () => hold("pointer", false),
  onPointerCancel: (event: PointerEvent) => {
    if (event.pointerType !== "mouse") hold("pointer", false);
  },
  onFocus: (event: FocusEvent) => hold("focus", event.target.matches(":focus-visible")),
  onBlur: (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold("focus", false);
  },
});

interface Props {
  readonly movies: NonNullable<HomeQuery["home"]["featured"]>;
  /** Those that are left out, too: what is known of them is requested once. */
  readonly featured: NonNullable<HomeQuery["home"]["featured"]>;
  readonly countryCode: string | null;
}

/** The film on at the top of the page: five trending movies, one after the other. */
export function Hero({ movies, featured, countryCode }: Props) {
  const carousel = useCarousel(movies.length);
  const details = useHeroDetails(featured, countryCode);
  const swipe = useSwipe((direction) => carousel.show(carousel.index + direction));
  return (
    <Stage
      aria-roledescription={t("home.carousel")}
      aria-label={t("home.featured")}
      {...holdHandlers(carousel.hold)}
      {...swipe}
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
            label={t("common.countOf", { count: position + 1, total: movies.length })}
          />
        ))}
      </div>
      {movies.length > 1 && <HeroControls carousel={carousel} count={movies.length} />}
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  ${heroPosition};
  overflow: clip;
  isolation: isolate;
  touch-action: pan-y pinch-zoom;
  /* Set by the start script, and taken away once what is seen is left out. */
  [data-holds-cards] & {
    visibility: hidden;
  }
  ${media.print} {
    display: none;
  }
`;
