import { css } from "styled-components";
/**
 * The look of the site: a dark room with one warm light. Surfaces are near-black with a breath of
 * teal and grow lighter the nearer they are; amber marks what can be interacted on, and little else.
 * Every colour, size and duration of a component comes from here.
 */

/** Colours. Each text level keeps at least 4.5:1 on every surface up to `surfaceRaised`. */
export const color = {
  /** The room: the page's own background. */
  canvas: "#0a0f11",
  /** Lies on the canvas: footers, quiet panels. */
  surface: "#10171a",
  /** Lies on a surface: fields, chips, cards without artwork. */
  surfaceRaised: "#172024",
  /** Under the pointer, and what floats: popovers, toasts. */
  surfaceFloating: "#1d282d",
  textStrong: "#f2f6f5",
  text: "#bcc9c9",
  /** Years, labels, credits. */
  textQuiet: "#8fa0a1",
  /** The projector's light: actions, the current choice, ratings. */
  accent: "#f5b54a",
  accentHover: "#ffc970",
  accentWash: "#f5b54a1f",
  /** Text on the accent. */
  onAccent: "#1c1303",
  danger: "#ff9c8f",
  dangerWash: "#ff78681f",
  success: "#86d8ae",
  /** Lines between things, and around artwork. */
  hairline: "#d0e8ec1a",
  hairlineStrong: "#d0e8ec38",
  veil: "#060a0bb8",
} as const;

/** `#rrggbb` with an opacity, as the shortest text that says so. */
const withAlpha = (hex: string) => (opacity: number) =>
  `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0")}`;

/** Colors that let what is below them through, by an opacity of 0 to 1. */
export const alpha = {
  /** On dark surfaces: controls, tracks, lines. */
  light: withAlpha("#d0e8ec"),
  /** The canvas over artwork. */
  canvas: withAlpha("#0a0f11"),
  /** Darker than the canvas: veils, shadows. */
  shade: withAlpha("#060a0b"),
  /** `textStrong` on artwork. */
  strong: withAlpha("#f2f6f5"),
  accent: withAlpha("#f5b54a"),
  black: withAlpha("#000000"),
} as const;

/** A distance on the 4-pixel scale: `space(4)` is 16 px at the browser's usual text size. */
export const space = (steps: number): string => `${steps * 0.25}rem`;

export const radius = { small: "6px", medium: "10px", large: "16px", round: "999px" } as const;

/** Depth: what floats casts a shadow, what lies flat has a ring. */
export const shadow = {
  artwork: "0 18px 40px -18px #000000bf",
  floating: "0 24px 60px -12px #000000b3, 0 0 0 1px #d0e8ec1a",
} as const;

/** Durations and curves. Motion is switched off as a whole where the visitor prefers less of it. */
export const motion = {
  fast: "140ms",
  calm: "260ms",
  fade: "500ms",
  ease: "var(--ease)",
} as const;

export const layer = { header: 20, floating: 30, toast: 40 } as const;

/** Cards side by side on paper, in rows and in grids. */
export const printedColumns = "repeat(5, minmax(0, 1fr))";

/**
 * Media queries, in em so that larger text brings the layout with less beside each other. The mobile breakpoint is 768 px; narrower than any phone of
 * today is a window zoomed until 320 px are left, in which nothing may be lost (WCAG 1.4.10).
 */
export const media = {
  /** A phone with text twice as large. */
  tiny: "@media (max-width: 14.99em)",
  narrow: "@media (max-width: 22.49em)",
  compact: "@media (max-width: 47.99em)",
  wide: "@media (min-width: 48em)",
  spacious: "@media (min-width: 68.75em)",
  /** Phones and tablets: less room than `spacious`. */
  limited: "@media (max-width: 68.74em)",
  hover: "@media (hover: hover) and (pointer: fine)",
  forcedColors: "@media (forced-colors: active)",
  /** Where scripts do not run: what needs them is left out. */
  noScripts: "@media (scripting: none)",
  print: "@media print",
} as const;

/** The page's measure: text and rows end at `maxWidth`, and keep `gutter` to the edges of the window. */
export const layout = {
  maxWidth: "82rem",
  gutter: "var(--gutter)",
  headerHeight: "4rem",
} as const;

/** Letters that the faces lack have the fonts of the system. */
const fontFamily = { display: "var(--display)", text: "var(--text)" } as const;

/** Named by many components, and written once in a page: its styles are a third of its size. */
export const variables = `
  --display: "Archivo", "Archivo Fallback", system-ui, sans-serif;
  --text: "Inter", "Inter Fallback", system-ui, sans-serif;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --gutter: clamp(1rem, 4vw, 3.5rem);
`;

/** The size of `text.display`, for what must be smaller where it does not fit. A long word fits into a phone with larger text. */
export const displaySize = "min(clamp(2.125rem, 1.3rem + 3.4vw, 4rem), 12vw)";

/** Display steps are Archivo, set wide and tight; the others are Inter. */
export const text = {
  display: `font: 800 ${displaySize} / 1.02 ${fontFamily.display}; font-stretch: 116%; letter-spacing: -0.03em; text-wrap: balance`,
  title: `font: 760 min(clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem), 11vw) / 1.1 ${fontFamily.display}; font-stretch: 114%; letter-spacing: -0.025em; text-wrap: balance`,
  heading: `font: 700 clamp(1.1875rem, 1.08rem + 0.5vw, 1.4375rem) / 1.2 ${fontFamily.display}; font-stretch: 112%; letter-spacing: -0.015em`,
  subheading: `font: 650 1.0625rem / 1.3 ${fontFamily.display}; font-stretch: 108%; letter-spacing: -0.005em`,
  lead: `font: 400 clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem) / 1.6 ${fontFamily.text}`,
  body: `font: 400 1rem / 1.6 ${fontFamily.text}`,
  label: `font: 600 0.9375rem / 1.4 ${fontFamily.text}`,
  small: `font: 400 0.875rem / 1.45 ${fontFamily.text}`,
  smallStrong: `font: 600 0.875rem / 1.35 ${fontFamily.text}`,
  caption: `font: 400 0.8125rem / 1.4 ${fontFamily.text}`,
} as const;

/** What is taken of the window's foot: by the strip that says that Flickmap can't be reached, and by the device. */
export const foot = "var(--foot, env(safe-area-inset-bottom, 0px))";

/** The height of what is all there is on a page: what the header leaves of the window. */
export const aloneHeight = `calc(100svh - ${layout.headerHeight})`;

/** Keeps an element's content within the page's measure. */
export const pageMeasure = `width: 100%; max-width: calc(${layout.maxWidth} + 2 * ${layout.gutter}); margin-inline: auto; padding-inline: ${layout.gutter}`;

/** The browser's own list, unseen over what looks like a button: it suits thumbs, keyboards and screen readers. */
export const unseenSelect = css`
  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Scrolls to the side and in no other direction: a wheel or a finger that goes up or down moves the page. */
export const scrollsSideways = css`
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

/** On a phone a thumb hits 44 px of what is less high or wide. It takes no more room. */
export const thumbArea = css`
  ${media.compact} {
    position: relative;
    &::after {
      content: "";
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, 2.75rem);
      height: max(100%, 2.75rem);
      translate: -50% -50%;
    }
  }
`;

/** A hairline along the inner edge of an element that is positioned, above what is in it. */
export const hairlineRing = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${color.hairline};
    pointer-events: none;
  }
`;

/** Cuts a text after so many lines, with dots at its end. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  /* Chromium draws the dots only where a text begins at its own side, so one of the other direction does; its
     box is no wider than it needs to be, and is where the text around it begins. */
  &[dir="auto"] {
    width: fit-content;
    text-align: start;
  }
`;

/** Artwork at a page's top reaches up behind the header, which is clear there. Goes with `underHeaderMark`. */
export const underHeader = css`
  margin-top: calc(-1 * ${layout.headerHeight});
`;

/** Tells the header that artwork lies behind it. */
export const underHeaderMark = { "data-under-header": "" } as const;

/** Tells the header that the page's top has a search field: its own is shown once that has gone out of sight. */
export const searchBandMark = { "data-search-band": "" } as const;

/** The place of a page of text or of a form: the page's measure, with room above and below. */
export const readingPage = css`
  ${pageMeasure};
  padding-block: ${space(10)} 0;
  ${media.wide} {
    padding-block: ${space(16)} ${space(8)};
  }
`;

export const textLink = css`
  color: ${color.textStrong};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 0.2em;
`;

/** A link that is told from the text around it by a quiet line alone. */
export const quietLink = css`
  text-decoration: underline;
  text-decoration-color: ${color.hairlineStrong};
  text-underline-offset: 0.25em;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

/** A surface of its own on the page. */
export const panel = css`
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
`;

/** What is typed or chosen in. */
export const fieldLook = css`
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.hairline};
`;
