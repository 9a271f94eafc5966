import ChevronLeft from "virtual:icons/chevron-left";
import ChevronRight from "virtual:icons/chevron-right";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { useNavigationType } from "react-router-dom";
import { styled } from "styled-components";
import { IconButton } from "./IconButton.tsx";
import { layout, media, motion, printedColumns, space, scrollsSideways } from "./theme.ts";
import { t } from "../lib/messages.ts";

/** How much of the first or last item must be in view for the row to be at that end. */
const SEEN = 0.95;

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A row that runs off the side of the page: by touch, wheel, two buttons where there is a pointer, and by the arrow keys, Home
 * and End, which move the focus along it. On going back or forward it is where it was.
 */
export function Rail({ label, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });
  usePositionMemory(row, label);
  useArrowKeys(row);

  useEffect(() => {
    const element = row.current;
    // Where there is no pointer there are no buttons.
    if (!element || !matchMedia(media.hover.replace("@media ", "")).matches) return;
    let [start, end] = [true, false];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (target === element.firstElementChild) start = intersectionRatio >= SEEN;
          if (target === element.lastElementChild) end = intersectionRatio >= SEEN;
        }
        // Far from the window the row is not rendered, and its items have no size.
        if (entries.every(({ boundingClientRect }) => boundingClientRect.width === 0)) return;
        setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
      },
      { root: element, threshold: SEEN },
    );
    const observe = () => {
      observer.disconnect();
      for (const item of [element.firstElementChild, element.lastElementChild]) {
        if (item) observer.observe(item);
      }
    };
    observe();
    const changes = new MutationObserver(observe);
    changes.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const along = getComputedStyle(element).direction === "rtl" ? -direction : direction;
    element.scrollBy({ left: along * element.clientWidth * 0.85, behavior: "smooth" });
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
            $side="start"
            aria-label={t("common.earlierIn", { heading: label })}
            {...atEnd(ends.start)}
            onClick={() => turn(-1)}
          >
            <ChevronLeft size={22} aria-hidden />
          </Turn>
          <Turn
            $framed
            $side="end"
            aria-label={t("common.moreIn", { heading: label })}
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

const itemWidth = "clamp(8.75rem, 16vw, 11.5rem)";

export const RailItem = styled.li`
  position: relative;
  flex: none;
  width: ${itemWidth};
  scroll-snap-align: start;
  ${media.print} {
    width: auto;
  }
`;

const Frame = styled.div`
  position: relative;
`;

/*
 * Positioned, so that what is hidden from sight inside it is clipped with it and never widens the page.
 * Rendered when it comes near the window; until then it is as high as cards of a poster and three lines.
 */
const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${space(4)};
  margin-inline: calc(-1 * ${layout.gutter});
  padding: ${space(2)} ${layout.gutter};
  ${scrollsSideways};
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${layout.gutter};
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(1.5 * ${itemWidth} + 5.4375rem);
  /* Paper does not scroll. */
  ${media.print} {
    display: grid;
    grid-template-columns: ${printedColumns};
    gap: ${space(4)};
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    content-visibility: visible;
  }
`;

const Turn = styled(IconButton)<{ $side: "start" | "end" }>`
  position: absolute;
  top: 36%;
  inset-inline-${({ $side }) => $side}: calc(-0.75 * ${layout.gutter});
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

const controlsOf = (item: Element | undefined): readonly HTMLElement[] => [
  ...(item?.querySelectorAll<HTMLElement>("a[href], button") ?? []),
];

const getTarget = (key: string, index: number, last: number, isRtl: boolean): number => {
  const right = isRtl ? -1 : 1;
  const targets = { Home: 0, End: last, ArrowLeft: index - right, ArrowRight: index + right };
  return new Map(Object.entries(targets)).get(key) ?? index;
};

/** Moves the focus along a row: from a card to the next one, from a card's control to that of the next one. */
function useArrowKeys(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const move = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
      const items = [...element.children];
      const index = items.findIndex((item) => item.contains(document.activeElement));
      if (index === -1) return;
      const isRtl = getComputedStyle(element).direction === "rtl";
      const target = getTarget(key, index, items.length - 1, isRtl);
      const control = controlsOf(items[index]).findIndex((each) => each === document.activeElement);
      const controls = controlsOf(items[target]);
      const next = controls[control] ?? controls[0];
      if (target === index || !next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    element.addEventListener("keydown", move);
    return () => element.removeEventListener("keydown", move);
  }, [row]);
}

/** How far rows were scrolled, by page and label, as long as the document lasts. */
const positions = new Map<string, number>();

/** Scrolls a row to where it was on going back or forward, once it has the items for that, unless the visitor does first. */
function usePositionMemory(row: RefObject<HTMLElement | null>, label: string) {
  const cameBack = useNavigationType() === "POP";
  const isReturn = useRef(cameBack);
  // Ends before the row is taken out of the page: a row outside of it is at its start.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const key = `${location.pathname} ${label}`;
    const remember = () => positions.set(key, element.scrollLeft);
    const listen = () => {
      stop();
      element.addEventListener("scroll", remember, { passive: true });
    };
    const wanted = isReturn.current ? (positions.get(key) ?? 0) : 0;
    const restore = () => {
      element.scrollTo({ left: wanted, behavior: "instant" });
      if (Math.abs(element.scrollLeft - wanted) < 2) listen();
    };
    const items = new MutationObserver(restore);
    const byHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
    const stop = () => {
      items.disconnect();
      element.removeEventListener("contentvisibilityautostatechange", restore);
      for (const event of byHand) element.removeEventListener(event, listen);
    };
    for (const event of byHand) element.addEventListener(event, listen, { passive: true });
    // Far from the window it is not rendered, and cannot be scrolled.
    element.addEventListener("contentvisibilityautostatechange", restore);
    items.observe(element, { childList: true });
    // Asking how far it is scrolled would have the browser lay it out.
    if (wanted === 0) listen();
    else restore();
    return () => {
      stop();
      element.removeEventListener("scroll", remember);
    };
  }, [row, label]);
}
