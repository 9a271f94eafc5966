import { Link } from "react-router-dom";

import { useMyServices } from "../../features/services/use-my-services.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { ChangesFilter } from "./changes-filter.ts";

interface Props {
  readonly filter: ChangesFilter;
  /** The services to choose from; nothing while they are not known. */
  readonly offered: ReadonlySet<string> | undefined;
  readonly addressOf: (filter: ChangesFilter) => string;
}

/** Narrows the list to the visitor's own services, and back. Nothing where none of them is in the country. */
export function OnlyMine({ filter, offered, addressOf }: Props) {
  const { mine } = useMyServices();
  const own = mine.services.filter((service) => !offered || offered.has(service));
  if (own.length === 0) return null;
  const active = own.join() === filter.services.join();
  return (
    <Chip
      as={Link}
      to={addressOf({ ...filter, services: active ? [] : own })}
      rel="nofollow"
      aria-current={active ? "true" : undefined}
    >
      Only my services
    </Chip>
  );
}
