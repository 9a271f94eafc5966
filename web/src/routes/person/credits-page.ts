import type { ListedPage } from "../../features/title-grid/list-state.ts";
import type { GridTitle } from "../../features/title-grid/TitleGrid.tsx";
import type { PersonQuery } from "./PersonPage.generated.ts";

/** A title of a filmography, with what the person did of the crew's work. */
export type CreditTitle = GridTitle & { readonly jobs: readonly string[] };

/** A page of a filmography, as a list shows it. */
export interface CreditsPage extends ListedPage {
  readonly results: readonly CreditTitle[];
}

type Credits = NonNullable<NonNullable<PersonQuery["person"]>["credits"]>;

/** The page of titles of a page of credits. */
export const toCreditsPage = (credits: Credits): CreditsPage => ({
  ...credits,
  results: credits.results.map(({ title, jobs }) => ({ ...title, jobs })),
});
