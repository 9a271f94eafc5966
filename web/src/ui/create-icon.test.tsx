import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import Star from "virtual:icons/star";

const show = (icon: React.ReactElement) => {
  const svg = render(icon).container.querySelector("svg");
  if (svg === null) throw new Error("There is no icon");
  return svg;
};

test("an icon is 24 pixels high and hidden from screen readers", () => {
  const svg = show(<Star />);
  expect(svg.getAttribute("height")).toBe("24");
  expect(svg.getAttribute("aria-hidden")).toBe("true");
  expect(svg.querySelector("path")?.getAttribute("d")).toMatch(/^M/);
});

test("its size and paint are the caller's", () => {
  const svg = show(<Star size={12} fill="currentColor" strokeWidth={0} />);
  expect(svg.getAttribute("width")).toBe("12");
  expect(svg.getAttribute("fill")).toBe("currentColor");
  expect(svg.getAttribute("stroke-width")).toBe("0");
  expect(svg.innerHTML).not.toMatch(/fill=|stroke/);
});

test("with a label it is read out", () => {
  const svg = show(<Star aria-label="Rated" />);
  expect(svg.hasAttribute("aria-hidden")).toBe(false);
});
