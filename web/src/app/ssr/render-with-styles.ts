import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";

/** Markup, and the content and attributes of the style element that goes with it. */
interface StyledMarkup {
  readonly markup: string;
  readonly styleAttributes: string;
  readonly css: string;
}

export function renderWithStyles(content: ReactNode): StyledMarkup {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(sheet.collectStyles(content));
    const [, styleAttributes = "", css = ""] =
      /^<style([^>]*)>(.*)<\/style>$/s.exec(sheet.getStyleTags()) ?? [];
    return { markup, styleAttributes, css };
  } finally {
    sheet.seal();
  }
}
