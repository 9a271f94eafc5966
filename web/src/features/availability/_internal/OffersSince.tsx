import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { paths } from "../../../paths.ts";
import { usePage } from "../../../lib/page-context.ts";
import { serviceName } from "../../services/service-name.ts";
import { WithNames } from "../../../ui/WithNames.tsx";
import { color, space, text } from "../../../ui/theme.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";
import { offersSince } from "./offers-since.ts";

/** Since when services have the title, as Flickmap first observed it. Nothing where that is not known. */
export function OffersSince({ offers }: { readonly offers: readonly AvailabilityOffer[] }) {
  const { today } = usePage();
  const known = offersSince(offers, today);
  if (known.length === 0) return null;
  const names = offers.map(({ provider }) => serviceName(provider));
  return (
    <Lines>
      {known.map((line) => (
        <li key={line} dir="auto">
          <WithNames names={names}>{line}</WithNames>
        </li>
      ))}
      <li>
        <Link to={paths.changes()}>As Flickmap first observed it</Link>
      </li>
    </Lines>
  );
}

const Lines = styled.ul`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.hairline};
  color: ${color.text};
  a {
    color: ${color.textQuiet};
    text-decoration: underline ${color.hairlineStrong};
    text-underline-offset: 0.2em;
  }
`;
