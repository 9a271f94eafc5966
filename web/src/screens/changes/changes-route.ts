import { firstViewOf, screenQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { ProviderFamiliesDocument } from "../../shared/providers/ProviderFamilies.generated.ts";
import { ChangesDocument } from "./Changes.generated.ts";
import { changesVariables, readAfter, readChangesFilter } from "./changes-filter.ts";
import { ChangesScreen } from "./ChangesScreen.tsx";

/** What came to services, and what left them. */
export const changesRoute: ScreenModule = {
  Screen: ChangesScreen,
  firstView: ({ country, search }) =>
    firstViewOf(
      ChangesDocument,
      changesVariables(readChangesFilter(search), country, readAfter(search)),
      () => [screenQuery(ProviderFamiliesDocument, { country })],
    ),
};
