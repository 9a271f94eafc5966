import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";

import { gatewayAnswered, pageIsMissing, storedIsShown } from "../../network/connection.ts";
import { OfflineGate } from "./OfflineGate.tsx";

afterEach(() => {
  cleanup();
  act(gatewayAnswered);
});

const show = () =>
  render(
    <MemoryRouter>
      <OfflineGate>
        <h1>A screen</h1>
      </OfflineGate>
    </MemoryRouter>,
  );
const offlinePage = () => screen.queryByRole("heading", { name: "Flickmap can't be reached" });

test("a stored screen is shown without a connection", () => {
  show();
  act(() => storedIsShown(Date.now()));
  expect(offlinePage()).toBeNull();
});

test("a screen that is not stored gives way to the offline page, until it is tried again", async () => {
  show();
  act(pageIsMissing);
  expect(offlinePage()).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { name: "A screen" })).toBeTruthy();
});

test("the screen comes back by itself with the connection", () => {
  show();
  act(pageIsMissing);
  act(gatewayAnswered);
  expect(screen.getByRole("heading", { name: "A screen" })).toBeTruthy();
});

test("a device without a network is told that it is offline", () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show();
  act(pageIsMissing);
  expect(screen.getByRole("heading", { name: "You are offline" })).toBeTruthy();
  network.mockRestore();
});
