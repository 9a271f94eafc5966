import { Suspense, useId, useState } from "react";
import { styled } from "styled-components";

import type { TitleAddress } from "../../paths.ts";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/Button.tsx";
import { color, space, text } from "../../ui/theme.ts";

const loadList = () => import("./CountryList.tsx");
const CountryList = lazyPart(loadList, () => null);
const fetchesList = fetchedAhead(loadList);

/** Where a title can be watched in every other country, once a visitor wants to know. */
export function OtherCountries({ title }: { readonly title: TitleAddress }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Section aria-labelledby={id} data-needs-scripts>
      <Head>
        <div>
          <Heading id={id}>Other countries</Heading>
          <p>The services that have it in each country.</p>
        </div>
        <Button $small aria-expanded={open} {...fetchesList} onClick={() => setOpen(!open)}>
          {open ? "Hide" : "Show"}
        </Button>
      </Head>
      {open && (
        <Suspense>
          <CountryList title={title} />
        </Suspense>
      )}
    </Section>
  );
}

const Section = styled.section`
  ${text.small};
  color: ${color.textQuiet};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Heading = styled.h2`
  ${text.heading};
  color: ${color.textStrong};
`;
