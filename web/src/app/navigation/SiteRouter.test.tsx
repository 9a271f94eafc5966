import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import { SiteRouter } from "./SiteRouter.tsx";

afterEach(() => history.replaceState(null, "", "/"));

/** Shows where the router is; while it mounts, before the router listens, the URL becomes another one. */
function Place({ missed }: { readonly missed?: string }) {
  useLayoutEffect(() => {
    if (missed) history.replaceState({ key: "before", usr: null, idx: 0 }, "", missed);
  }, [missed]);
  const { pathname, search, key } = useLocation();
  return <p>{[pathname + search, key, useNavigationType()].join(" ")}</p>;
}

test("a step back that came while the page hydrated is followed, as the step that it is", async () => {
  history.replaceState(null, "", "/category/tv");
  render(
    <SiteRouter>
      <Place missed="/faq?country=DE" />
    </SiteRouter>,
  );
  expect(await screen.findByText("/faq?country=DE before POP")).toBeInTheDocument();
});

test("later steps are followed too", async () => {
  history.replaceState(null, "", "/category/tv");
  render(
    <SiteRouter>
      <Place />
    </SiteRouter>,
  );
  history.replaceState({ key: "later", usr: null, idx: 0 }, "", "/terms");
  await act(async () => dispatchEvent(new PopStateEvent("popstate", { state: history.state })));
  expect(screen.getByText("/terms later POP")).toBeInTheDocument();
});
