import { styled } from "styled-components";

import type { OfferKind } from "../../../generated/schema.ts";
import { offerKindLabels } from "../../services/offer-kinds.ts";
import { color, media, radius, space, text } from "../../../ui/theme.ts";

/** In which ways a service has the title, each in a small frame: 'Rent', 'Buy'. */
export function KindLabels({ kinds }: { readonly kinds: readonly OfferKind[] }) {
  return (
    <Labels>
      {kinds.map((kind) => (
        <Label key={kind}>{offerKindLabels[kind]} </Label>
      ))}
    </Labels>
  );
}

const Labels = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block: ${space(1)};
`;

const Label = styled.span`
  ${text.caption};
  font-weight: 600;
  padding: 0 ${space(1.5)};
  border-radius: ${radius.small};
  background: rgb(208 232 236 / 0.1);
  color: ${color.text};
  line-height: 1.25rem;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
