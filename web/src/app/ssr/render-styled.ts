import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";

const STYLE_TAG = /^<style([^>]*)>(.*)<\/style>$/s;

export const renderStyled = (...parts: readonly ReactNode[]) => {
  const sheet = new ServerStyleSheet();
  const markup = parts.map((part) => renderToString(sheet.collectStyles(part)));
  const [, attributes = "", css = ""] = STYLE_TAG.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  return { markup, attributes, css };
};
