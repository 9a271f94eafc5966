import { createGlobalStyle } from "styled-components";

import { color, foot, layout, media, text, variables } from "./theme.ts";

/** What every page shares: reset, text, focus ring, selection, scrollbars, and respect for less motion. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    ${variables}
    -webkit-text-size-adjust: 100%;
    scrollbar-color: ${color.surfaceFloating} ${color.canvas};
  }

  /* What is scrolled to, or gets the focus, stops below the header. Not as padding of the page: what
     stands in the header itself would then never count as in view, and the page would jump under it. */
  :where(main, footer) :where(a, button, input, select, textarea, [tabindex], [id]) {
    scroll-margin-top: calc(${layout.headerHeight} + 1rem);
  }

  body {
    ${text.body};
    color: ${color.text};
    background: ${color.canvas};
    min-height: 100svh;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-x: clip;
  }

  /* The strip at the foot of the window covers nothing: what sticks there is above it. */
  html:has([data-connection-strip]) {
    --foot: calc(2.25rem + env(safe-area-inset-bottom, 0px));
    scroll-padding-bottom: 4rem;
    body { padding-bottom: ${foot}; }
  }

  h1, h2, h3, h4 { color: ${color.textStrong}; overflow-wrap: anywhere; }
  p { text-wrap: pretty; overflow-wrap: anywhere; }
  ul, ol { padding: 0; list-style: none; }
  img, svg { display: block; max-width: 100%; }
  #icons { display: none; }
  .i { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  [dir="rtl"] svg[data-directional] { transform: scaleX(-1); }
  /* A name in a script of the other direction is where the text around it does. */
  [dir="auto"] { text-align: -webkit-match-parent; text-align: match-parent; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button, input, select, textarea, fieldset, dialog { padding: 0; border: 0; }
  button { background: none; cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  ::placeholder { color: ${color.textQuiet}; opacity: 1; }
  :placeholder-shown { text-overflow: ellipsis; }
  :lang(ja) { line-break: strict; word-break: auto-phrase; }

  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
  :focus:not(:focus-visible), :is(main, div, h2, dialog)[tabindex="-1"]:focus { outline: none; }

  /* What needs scripts is left out where they do not run. */
  ${media.noScripts} {
    [data-needs-scripts] { display: none !important; }
  }

  /* Forced colors leave neither shadows nor washes: what is pressed or typed in has an edge, and a thick one where it is chosen.
     What lies apart by its shade alone has a transparent edge, which they show. */
  ${media.forcedColors} {
    button, input, select, textarea, dialog, [role="dialog"], [role="listbox"] { border: 1px solid ButtonText !important; }
    [aria-pressed]:not([aria-pressed="false"]), [aria-current]:not([aria-current="false"], li) { border: 3px solid Highlight !important; }
    [data-highlighted="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
    :disabled, [aria-disabled="true"] { border-color: GrayText !important; color: GrayText !important; }
    /* Text gets the system's own background, which would stand in patches on a picture. */
    [data-artwork] { display: none; }
  }

  /* On paper: black on white, the page's own content alone. */
  @page { margin: 14mm; }
  @media print {
    :root { color-scheme: light; }
    *, *::before, *::after {
      color: #000 !important;
      background: none !important;
      box-shadow: none !important;
      text-shadow: none !important;
    }
    body { background: #fff !important; font-size: 11pt; }
    main { min-height: 0 !important; }
    #root > div > :where(a, header, footer), [data-position], [data-needs-scripts], button:not([data-printed]), form, noscript,
    [data-connection-strip], [data-artwork], a[aria-label]:has(> svg) {
      display: none !important;
    }
    /* Of a link within a sentence alone: a URL beside a logo or a card would only crowd it. */
    p a[href^="http"]::after { content: " (" attr(href) ")"; font-size: 0.8em; overflow-wrap: anywhere; }
    img { opacity: 1 !important; }
    h1, h2, h3 { break-after: avoid; }
    li, figure, img { break-inside: avoid; }
    details::details-content {
      content-visibility: visible !important;
      block-size: auto !important;
      opacity: 1 !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
