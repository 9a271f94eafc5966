import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { reportRejection } from "../report-error.ts";
import { useRouteParams } from "../route.ts";

/** Puts a slug into a URL that has none, without a step of the history. */
export const useSlugInUrl = (path: string, slug: string): void => {
  const { slug: written } = useRouteParams();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isMissing = written === undefined && slug !== "";
  useEffect(() => {
    if (isMissing) reportRejection(navigate(path + search + hash, { replace: true, state }));
  }, [isMissing, path, search, hash, state, navigate]);
};
