import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { expect, test } from "vitest";

import { useMissedNavigation } from "./use-missed-navigation.ts";

/** Shows where the router is; while it mounts, before the router listens, the URL becomes another one. */
function Place() {
  useMissedNavigation();
  useLayoutEffect(() => history.replaceState(null, "", "/faq?country=DE"), []);
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test("a step back that came while the page hydrated is followed", async () => {
  history.replaceState(null, "", "/category/tv");
  render(
    <BrowserRouter>
      <Place />
    </BrowserRouter>,
  );
  expect(await screen.findByText("/faq?country=DE")).toBeInTheDocument();
});
