import ChevronDown from "virtual:icons/chevron-down";
import { useId, useState } from "react";
import { styled } from "styled-components";

import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { motion, space } from "../../../ui/theme.ts";
import type { NamedCountry } from "../availability-state.ts";
import { otherCountries, streamingElsewhere } from "./other-countries.ts";

interface Props {
  /** The country that has nothing. */
  readonly country: NamedCountry;
  /** Where the title can be streamed; null when that could not be found out. */
  readonly streamableIn: readonly NamedCountry[] | null;
  readonly onCountry: (country: NamedCountry) => void;
}

/**
 * In how many other countries a title is streaming, with the list a click away. Choosing one of them switches to it.
 * Nothing where there is none.
 */
export function OtherCountries({ country, streamableIn, onCountry }: Props) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const others = otherCountries(streamableIn, country);
  const streaming = streamingElsewhere(others);
  if (others === null || streaming === null) return null;
  return (
    <>
      <Button
        $small
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen((before) => !before)}
      >
        {streaming}
        <Turned size={16} aria-hidden data-open={open} />
      </Button>
      <Countries id={list} hidden={!open} aria-label={streaming}>
        {others.map((other) => (
          <li key={other.code}>
            <Chip onClick={() => onCountry(other)} aria-label={`Show ${other.name}`}>
              {other.name}
            </Chip>
          </li>
        ))}
      </Countries>
    </>
  );
}

const Turned = styled(ChevronDown)`
  transition: transform ${motion.fast} ${motion.ease};
  &[data-open="true"] {
    transform: rotate(180deg);
  }
`;

const Countries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
  &[hidden] {
    display: none;
  }
`;
