import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { styled } from "styled-components";

import { countryInText } from "../../shared/country-in-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { color, motion, space, text } from "../../ui/theme.ts";
import type { NamedCountry } from "./availability.ts";

interface Props {
  readonly country: NamedCountry;
  /** Where it can be streamed; null when that could not be found out. */
  readonly streamableIn: readonly NamedCountry[] | null;
  readonly onCountry: (country: NamedCountry) => void;
}

/** Says that no service of the country has the title, and in which countries one has. Choosing one of them switches to it. */
export function NoOffers({ country, streamableIn, onCountry }: Props) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const others = streamableIn?.filter(({ code }) => code !== country.code) ?? [];
  const count = others.length === 1 ? "1 other country" : `${others.length} other countries`;
  return (
    <Frame>
      <Lead>Not on any service in {countryInText(country.name)}.</Lead>
      {others.length > 0 && (
        <>
          <Button
            $small
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen((before) => !before)}
          >
            Streaming in {count}
            <Turned size={16} aria-hidden data-open={open} />
          </Button>
          <Countries id={list} hidden={!open} aria-label={`Streaming in ${count}`}>
            {others.map((other) => (
              <li key={other.code}>
                <Chip onClick={() => onCountry(other)} aria-label={`Show ${other.name}`}>
                  {other.name}
                </Chip>
              </li>
            ))}
          </Countries>
        </>
      )}
      {streamableIn !== null && others.length === 0 && (
        <p>It is not streaming in any other country either.</p>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  padding-block: ${space(5)};
  border-top: 1px solid ${color.hairline};
`;

const Lead = styled.p`
  ${text.lead};
  margin-bottom: ${space(3)};
  color: ${color.textStrong};
`;

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
