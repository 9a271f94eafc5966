import X from "virtual:icons/x";

import { Chip } from "../../../ui/Chip.tsx";
import { Group, FieldLabel } from "../../../ui/Group.tsx";
import { releaseSpanText } from "../../../features/filters/release-span.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly label: string;
  /** The first and the last day, `YYYY-MM-DD`; null where that end is open. */
  readonly releasedFrom: string | null;
  readonly releasedTo: string | null;
  readonly onRemove: () => void;
}

/**
 * The days of release that a link brought along, such as "View all" of Just Released: no control of the
 * panel sets them, so they are named and can be taken out. Nothing where there are none.
 */
export function ReleaseSpan({ label, onRemove, ...days }: Props) {
  const span = releaseSpanText(days);
  if (span === null) return null;
  return (
    <Group aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      <Chip
        aria-pressed="true"
        aria-label={t("advanced-search.remove", { span })}
        onClick={onRemove}
      >
        {span}
        <X size={14} aria-hidden />
      </Chip>
    </Group>
  );
}
