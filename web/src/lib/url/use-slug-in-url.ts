import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { reportRejection } from "../report-error.ts";
import { useRouteParams } from "../route-params.ts";
import { withCorrections } from "./use-corrected-query.ts";

const nothing = {};

/**
 * Puts a slug into a URL that has none, and takes out of its query what was ignored, in one go and without a step of the
 * history.
 *
 * @param path of the page with its slug
 * @param slug empty where there is none to put in
 * @param right what keys of the query should read, as of `useCorrectedQuery`
 */
export const useSlugInUrl = (
  path: string,
  slug: string,
  right: Readonly<Record<string, string | null>> = nothing,
): void => {
  const { slug: written } = useRouteParams();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const missing = written === undefined && slug !== "";
  const query = new URLSearchParams(search);
  const corrected = withCorrections(query, right).toString();
  const isRight = corrected === query.toString();
  const next = isRight ? search : corrected && `?${corrected}`;
  const to = `${missing ? path : pathname}${next}${hash}`;
  const stays = !missing && isRight;
  useEffect(() => {
    if (!stays) reportRejection(navigate(to, { replace: true, state }));
  }, [stays, to, state, navigate]);
};
