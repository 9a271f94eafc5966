import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { Picture } from "./Picture.tsx";

const show = (src: string | null) =>
  render(<Picture src={src} width={342} height={513} alt="Poster" fallback="Placeholder" />);

test("a picture has its own proportions, and its placeholder stands in when it does not load", () => {
  const { unmount } = show(null);
  expect(screen.getByText("Placeholder")).toBeInTheDocument();
  unmount();
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
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  const url = "http://localhost/gone.svg";
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue(url);
  show("/gone.svg");
  expect(screen.getByText("Placeholder")).toBeInTheDocument();
});
