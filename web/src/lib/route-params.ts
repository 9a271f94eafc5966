import { createContext, useContext } from "react";

import type { RouteParams } from "./route.ts";

/** The parameters in the path of the page. */
export const RouteParamsContext = createContext<RouteParams>({});

/** The parameters in the path of the page, by their names in its pattern. */
export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);
