import { nothingToQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { ContactPage } from "./ContactPage.tsx";

export const contactRoute: PageModule = { Page: ContactPage, firstView: nothingToQuery };
