import { nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { NotFoundPage } from "../../ui/NotFoundPage.tsx";

export const notFoundRoute: PageModule = { Page: NotFoundPage, firstView: nothingToQuery };
