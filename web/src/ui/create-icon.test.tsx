import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import Star from "virtual:icons/star";

import { defineSymbol, writeSymbols } from "./icon-symbols.ts";

const show = (icon: React.ReactElement) => {
  const svg = render(icon).container.querySelector("svg");
  if (svg === null) throw new Error("There is no icon");
  return svg;
};

test("an icon is 24 pixels high and hidden from screen readers", () => {
  const svg = show(<Star />);
  expect(svg.getAttribute("height")).toBe("24");
  expect(svg.getAttribute("aria-hidden")).toBe("true");
  expect(svg.querySelector("use")).toHaveAttribute("href", "#i-star");
});

test("its shapes are in the document once, and in a page that the gateway renders", () => {
  defineSymbol("test", '<path d="M1 1"/>');
  defineSymbol("test", '<path d="M1 1"/>');
  expect(document.querySelectorAll("#i-test path")).toHaveLength(1);
  const markup = '<use href="#i-test"></use><use href="#i-test"></use>';
  expect(writeSymbols(markup)).toBe(
    '<svg id="icons"><symbol id="i-test" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>',
  );
  expect(writeSymbols("")).not.toContain("symbol");
});

test("with a label it is read out", () => {
  const svg = show(<Star aria-label="Rated" />);
  expect(svg.hasAttribute("aria-hidden")).toBe(false);
});
