import { firstViewOf, routeQuery } from "../../lib/apollo/first-view.ts";
import type { PageModule } from "../../lib/apollo/first-view.ts";
import { familiesOf } from "../../features/services/provider-family.ts";
import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { ChangesDocument } from "./Changes.generated.ts";
import { changesVariables, readAfter, readChangesFilter } from "./changes-filter.ts";
import { ChangesPage } from "./ChangesPage.tsx";
import { offeredServices } from "./choose-services.ts";

/** What came to services, and what left them. */
export const changesRoute: PageModule = {
  Page: ChangesPage,
  firstView: ({ country, search }) => {
    const filter = readChangesFilter(search);
    const after = readAfter(search);
    if (filter.services.length === 0) {
      return firstViewOf(ChangesDocument, changesVariables(filter, country, after), () => [
        routeQuery(ProviderFamiliesDocument, { country }),
      ]);
    }
    // Which services there are is known before the list is requested.
    return firstViewOf(ProviderFamiliesDocument, { country }, (data) => {
      const known = readChangesFilter(search, offeredServices(familiesOf(data)));
      return [routeQuery(ChangesDocument, changesVariables(known, country, after))];
    });
  },
};
