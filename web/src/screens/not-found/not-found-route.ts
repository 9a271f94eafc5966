import { nothingToQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { NotFoundPage } from "../../shared/NotFoundPage.tsx";

export const notFoundRoute: ScreenModule = { Screen: NotFoundPage, firstView: nothingToQuery };
