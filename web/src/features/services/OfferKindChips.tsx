import type { OfferKind } from "../../generated/schema.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Group, Row } from "../../ui/primitives.ts";
import { getKindLabel, offerKinds, toggleKind } from "./offer-kinds.ts";

interface Props {
  readonly label: string;
  readonly chosen: readonly OfferKind[];
  readonly onChange: (chosen: readonly OfferKind[]) => void;
}

export function OfferKindChips({ label, chosen, onChange }: Props) {
  return (
    <Row as={Group} $wrap $gap={2} aria-label={label}>
      {offerKinds.map((kind) => (
        <Chip
          key={kind}
          aria-pressed={chosen.includes(kind)}
          onClick={() => onChange(toggleKind(chosen, kind))}
        >
          {getKindLabel(kind)}
        </Chip>
      ))}
    </Row>
  );
}
