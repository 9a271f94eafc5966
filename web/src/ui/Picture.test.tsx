import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { withStyles } from "../../test/queries.ts";
import { Picture } from "./Picture.tsx";

const show = (src: string | null) =>
  render(<Picture src={src} width={342} height={513} alt="Poster" fallback="Placeholder" />);

test("a picture has its own proportions, and its placeholder stands in when it does not load", () => {
  show("/gone.svg");
  const image = screen.getByAltText("Poster");
  expect(image.getAttribute("width")).toBe("342");
  expect(image.getAttribute("height")).toBe("513");
  expect(screen.queryByText("Placeholder")).not.toBeInTheDocument();
  fireEvent.error(image);
  expect(screen.getByText("Placeholder")).toBeInTheDocument();
  expect(screen.queryByAltText("Poster")).not.toBeInTheDocument();
});

test("a picture that failed before its page was hydrated gives way to its placeholder", () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  const current = vi
    .spyOn(HTMLImageElement.prototype, "currentSrc", "get")
    .mockReturnValue("http://localhost/gone.svg");
  show("/gone.svg");
  expect(screen.getByText("Placeholder")).toBeInTheDocument();
  complete.mockRestore();
  current.mockRestore();
});

test("a picture needs no script to be seen", () => {
  const html = renderToStaticMarkup(
    <Picture src="/a.svg" width={342} height={513} alt="Poster" fallback="Placeholder" />,
  );
  expect(html).toContain('src="/a.svg"');
  withStyles();
  show("/a.svg");
  expect(getComputedStyle(screen.getByAltText("Poster")).opacity).not.toBe("0");
});

test("where there is no picture its placeholder is shown immediately", () => {
  show(null);
  expect(screen.getByText("Placeholder")).toBeInTheDocument();
});
