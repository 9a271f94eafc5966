import { firstViewOf, screenQuery } from "../../shared/first-view.ts";
import type { ScreenModule } from "../../shared/first-view.ts";
import { familiesOf } from "../../shared/providers/provider-family.ts";
import { ProviderFamiliesDocument } from "../../shared/providers/ProviderFamilies.generated.ts";
import { ChangesDocument } from "./Changes.generated.ts";
import { changesVariables, readAfter, readChangesFilter } from "./changes-filter.ts";
import { ChangesScreen } from "./ChangesScreen.tsx";
import { offeredServices } from "./choose-services.ts";

/** What came to services, and what left them. */
export const changesRoute: ScreenModule = {
  Screen: ChangesScreen,
  firstView: ({ country, search }) => {
    const filter = readChangesFilter(search);
    const after = readAfter(search);
    if (filter.services.length === 0) {
      return firstViewOf(ChangesDocument, changesVariables(filter, country, after), () => [
        screenQuery(ProviderFamiliesDocument, { country }),
      ]);
    }
    // Which services there are is known before the list is requested.
    return firstViewOf(ProviderFamiliesDocument, { country }, (data) => {
      const known = readChangesFilter(search, offeredServices(familiesOf(data)));
      return [screenQuery(ChangesDocument, changesVariables(known, country, after))];
    });
  },
};
