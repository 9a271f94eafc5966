import { styled } from "styled-components";

import type { OfferKind } from "../../generated/schema.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Group } from "../../ui/Group.tsx";
import { space } from "../../ui/theme.ts";

interface Props {
  /** What the chips choose, read out. */
  readonly label: string;
  readonly chosen: readonly OfferKind[];
  readonly onChange: (chosen: readonly OfferKind[]) => void;
}

/** The kinds of offer by name, in the order that they are shown in everywhere. */
const kinds: readonly { readonly kind: OfferKind; readonly label: string }[] = [
  { kind: "FLATRATE", label: "Subscription" },
  { kind: "FREE", label: "Free" },
  { kind: "ADS", label: "Free with ads" },
  { kind: "RENT", label: "Rent" },
  { kind: "BUY", label: "Buy" },
];

/** Any of the five kinds of offer. */
export function OfferKindChips({ label, chosen, onChange }: Props) {
  const toggle = (kind: OfferKind) =>
    onChange(
      kinds
        .map((each) => each.kind)
        .filter((each) => (each === kind ? !chosen.includes(kind) : chosen.includes(each))),
    );
  return (
    <Row aria-label={label}>
      {kinds.map(({ kind, label: name }) => (
        <Chip key={kind} aria-pressed={chosen.includes(kind)} onClick={() => toggle(kind)}>
          {name}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled(Group)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
