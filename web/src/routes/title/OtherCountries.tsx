import { Suspense, useId, useState } from "react";

import type { TitleAddress } from "../../paths.ts";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/Button.tsx";
import { Row, Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

const loadList = () => import("./CountryList.tsx");
const CountryList = lazyPart(loadList, () => null);
const fetchesList = fetchedAhead(loadList);

export function OtherCountries({ title }: { readonly title: TitleAddress }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Text as="section" $step="small" $color="textQuiet" aria-labelledby={id} data-needs-scripts>
      <Row $align="center" $justify="space-between" $gap={4}>
        <div>
          <Text as="h2" $step="heading" $color="textStrong" id={id}>
            {t("title.otherCountries")}
          </Text>
          <p>{t("title.inEach")}</p>
        </div>
        <Button $small aria-expanded={open} {...fetchesList} onClick={() => setOpen(!open)}>
          {open ? t("common.hide") : t("common.show")}
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
