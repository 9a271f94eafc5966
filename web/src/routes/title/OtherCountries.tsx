import { Suspense, useId, useState } from "react";

import type { TitleAddress } from "../../paths.ts";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/Button.tsx";
import { Row, Text } from "../../ui/primitives.ts";

const loadList = () => import("./CountryList.tsx");
const CountryList = lazyPart(loadList, () => null);
const fetchesList = fetchedAhead(loadList);

/** Where a title can be watched in every other country, once a visitor wants to know. */
export function OtherCountries({ title }: { readonly title: TitleAddress }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Text as="section" $step="small" $color="textQuiet" aria-labelledby={id} data-needs-scripts>
      <Row $align="center" $justify="space-between" $gap={4}>
        <div>
          <Text as="h2" $step="heading" $color="textStrong" id={id}>
            Other countries
          </Text>
          <p>The services that have it in each country.</p>
        </div>
        <Button $small aria-expanded={open} {...fetchesList} onClick={() => setOpen(!open)}>
          {open ? "Hide" : "Show"}
        </Button>
      </Row>
      {open && (
        <Suspense>
          <CountryList title={title} />
        </Suspense>
      )}
    </Text>
  );
}
