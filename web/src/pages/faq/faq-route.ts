import { nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { FaqPage } from "./FaqPage.tsx";

export const faqRoute: PageModule = { Page: FaqPage, firstView: nothingToQuery };
