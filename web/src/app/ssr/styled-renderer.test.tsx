import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { keyframes, ServerStyleSheet, styled } from "styled-components";
import { expect, test } from "vitest";

import { StyledRenderer } from "./styled-renderer.ts";

const fade = keyframes`from { opacity: 0; }`;
const Fading = styled.p`
  animation: ${fade} 1s;
`;
const Item = styled.li<{ $wide?: boolean }>`
  width: ${({ $wide }) => ($wide ? "100%" : "50%")};
  & + & {
    margin: 0;
  }
  @media (min-width: 1px) {
    &:hover {
      color: red;
    }
  }
`;

const pages = [
  <Item key="1">One</Item>,
  <Fading key="2">Two</Fading>,
  <ul key="3">
    <Item $wide>Three</Item>
    <Item>Four</Item>
  </ul>,
  <p key="4">No styles</p>,
  <Item key="5">One</Item>,
];

/** The styles of a page by a sheet of its own. */
const renderAlone = (page: ReactNode) => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  const css = /^<style[^>]*>(.*)<\/style>$/s.exec(sheet.getStyleTags())?.[1] ?? "";
  sheet.seal();
  return css;
};

/** A rule that names the component alone comes once a class in a sheet, and once in a page. */
const sortRules = (css: string) => [...new Set(css.split("/*!sc*/\n"))].toSorted();

test("each page gets the rules of its own markup, whatever was rendered before", () => {
  const renderer = new StyledRenderer();
  const ownRules = pages.map((page) => sortRules(renderAlone(page)));
  expect(ownRules.map((rules) => rules.length > 1)).toEqual([true, true, true, false, true]);
  // The order of a component's classes is that of their first use.
  const withoutOrder = (rules: string[]) =>
    rules.map((rule) => (rule.startsWith("data-styled") ? [...rule].toSorted().join("") : rule));
  for (let round = 0; round < 2; round += 1)
    for (const [index, page] of pages.entries())
      expect(withoutOrder(sortRules(renderer.render(page).css))).toEqual(
        withoutOrder(ownRules[index] ?? []),
      );
});

test("a style of endless values begins a new sheet, and the next pages have their styles", () => {
  const Bar = styled.i<{ $at: number }>`
    left: ${({ $at }) => $at}px;
  `;
  const renderer = new StyledRenderer(10);
  for (let at = 0; at < 30; at += 1) renderer.render(<Bar $at={at} />);
  expect(renderer.render(<Bar $at={1} />).css).toContain("left:1px");
  const { css } = renderer.render(<Item>One</Item>);
  expect(sortRules(css)).toEqual(sortRules(renderAlone(<Item>One</Item>)));
});
