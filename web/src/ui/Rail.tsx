import ChevronLeft from "virtual:icons/chevron-left";
import ChevronRight from "virtual:icons/chevron-right";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { IconButton } from "./IconButton.tsx";
import { layout, media, motion, space } from "./theme.ts";

interface Props {
  /** What the row holds, read out: "Popular Movies". */
  readonly label: string;
  /** The items, each a `RailItem`. */
  readonly children: ReactNode;
}

/**
 * A row that runs off the side of the page: by touch, wheel or trackpad, by the arrow keys while
 * something in it has the focus, and by two buttons where there is a pointer. Tabbing brings what
 * gets the focus into view.
 */
export function Rail({ label, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const start = element.scrollLeft <= 4;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 4;
      setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const changes = new MutationObserver(measure);
    changes.observe(element, { childList: true });
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
      changes.disconnect();
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: "smooth" });
  };

  return (
    <Frame>
      <Row ref={row} aria-label={label}>
        {children}
      </Row>
      {!(ends.start && ends.end) && (
        <>
          <Turn
            $framed
            $side="left"
            aria-label={`Earlier in ${label}`}
            {...atEnd(ends.start)}
            onClick={() => turn(-1)}
          >
            <ChevronLeft size={22} aria-hidden />
          </Turn>
          <Turn
            $framed
            $side="right"
            aria-label={`More in ${label}`}
            {...atEnd(ends.end)}
            onClick={() => turn(1)}
          >
            <ChevronRight size={22} aria-hidden />
          </Turn>
        </>
      )}
    </Frame>
  );
}

/** At the end a button is out of sight and of the keyboard's way, but keeps the focus of whoever has just pressed it. */
const atEnd = (reached: boolean) => ({
  "aria-disabled": reached,
  tabIndex: reached ? -1 : undefined,
});

/** One item of a `Rail`; `$width` is any CSS width. */
export const RailItem = styled.li<{ $width?: string }>`
  flex: none;
  width: ${({ $width }) => $width ?? "clamp(8.75rem, 16vw, 11.5rem)"};
  scroll-snap-align: start;
`;

const Frame = styled.div`
  position: relative;
`;

/* Positioned, so that what is hidden from sight inside it is clipped with it and never widens the page. */
const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${space(4)};
  margin-inline: calc(-1 * ${layout.gutter});
  padding: ${space(2)} ${layout.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${layout.gutter};
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

const Turn = styled(IconButton)<{ $side: "left" | "right" }>`
  position: absolute;
  top: 36%;
  ${({ $side }) => $side}: calc(-0.75 * ${layout.gutter});
  display: none;
  backdrop-filter: blur(12px);
  transition: opacity ${motion.fast} ${motion.ease};
  ${media.hover} {
    display: inline-grid;
  }
  &[aria-disabled="true"] {
    pointer-events: none;
    &:not(:focus-visible) {
      opacity: 0;
    }
  }
`;
