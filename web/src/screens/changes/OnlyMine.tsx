import { Link } from "react-router-dom";

import { useMyServices } from "../../shared/my-services/use-my-services.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { ChangesFilter } from "./changes-filter.ts";

interface Props {
  readonly filter: ChangesFilter;
  readonly addressOf: (filter: ChangesFilter) => string;
}

/** Narrows the list to the visitor's own services, and back. Nothing where none are chosen. */
export function OnlyMine({ filter, addressOf }: Props) {
  const { mine } = useMyServices();
  if (mine.services.length === 0) return null;
  const active = mine.services.join() === filter.services.join();
  return (
    <Chip
      as={Link}
      to={addressOf({ ...filter, services: active ? [] : mine.services })}
      rel="nofollow"
      aria-current={active ? "true" : undefined}
    >
      Only my services
    </Chip>
  );
}
