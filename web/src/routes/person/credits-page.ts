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

const pages = new WeakMap<Credits, CreditsPage>();

/** The page of titles of a page of credits; the same object for the same credits. */
export const toCreditsPage = (credits: Credits): CreditsPage => {
  const known = pages.get(credits);
  if (known) return known;
  const page = {
    ...credits,
    results: credits.results.map(({ title, jobs }) => ({ ...title, jobs })),
  };
  pages.set(credits, page);
  return page;
};
