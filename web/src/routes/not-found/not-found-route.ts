import { nothingToQuery } from "../../network/first-view.ts";
import type { PageModule } from "../../network/first-view.ts";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";

export const notFoundRoute: PageModule = { Page: NotFoundPage, firstView: nothingToQuery };
