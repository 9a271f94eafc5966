import { nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { PrivacyPage } from "./PrivacyPage.tsx";

export const privacyRoute: PageModule = { Page: PrivacyPage, firstView: nothingToQuery };
