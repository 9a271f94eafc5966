import { createContext, useContext } from "react";

import type { RouteParams } from "./route.ts";

export const RouteParamsContext = createContext<RouteParams>({});

export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);
