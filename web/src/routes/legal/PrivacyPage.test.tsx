import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { renderPage } from "../../../test/render-page.tsx";
import { PrivacyPage } from "./PrivacyPage.tsx";

afterEach(cleanup);

const show = (imageHost: string | null) =>
  renderPage(<PrivacyPage />, "/privacy", () => ({
    site: { __typename: "Site", source: "TMDB", supportEmail: "help@example.org", imageHost },
  }));

test("says that no third party sees the visitor where the gateway serves the pictures", async () => {
  await show(null);
  expect(screen.getByText(/your browser contacts no third party/)).toBeInTheDocument();
});

test("names the host that serves the pictures where that is another, and what it learns", async () => {
  await show("image.tmdb.org");
  const told = screen.getByText(/loads posters, backdrops and logos from image\.tmdb\.org/);
  expect(told.textContent).toContain("your network address");
  expect(screen.queryByText(/contacts no third party/)).not.toBeInTheDocument();
});
