import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { Picture } from "./Picture.tsx";

afterEach(cleanup);

const show = (src: string | null) =>
  render(<Picture src={src} width={342} height={513} alt="Poster" fallback="Placeholder" />);

test("a picture has its own proportions, and its placeholder stands in when it does not load", () => {
  show("/gone.svg");
  const image = screen.getByAltText("Poster");
  expect(image.getAttribute("width")).toBe("342");
  expect(image.getAttribute("height")).toBe("513");
  expect(screen.queryByText("Placeholder")).toBeNull();
  fireEvent.error(image);
  expect(screen.getByText("Placeholder")).toBeTruthy();
  expect(screen.queryByAltText("Poster")).toBeNull();
});

test("where there is no picture its placeholder stands there at once", () => {
  show(null);
  expect(screen.getByText("Placeholder")).toBeTruthy();
});
