import { nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { TermsPage } from "./TermsPage.tsx";

export const termsRoute: PageModule = { Page: TermsPage, firstView: nothingToQuery };
