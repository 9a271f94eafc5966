import ChevronDown from "virtual:icons/chevron-down";
import { useId, useState } from "react";
import { styled } from "styled-components";

import { Checkbox } from "../../ui/Checkbox.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { color, motion, space, text } from "../../ui/theme.ts";
import { chosenOf, toggleBrand, toggleService } from "./brand.ts";
import type { Brand } from "./brand.ts";
import { BrandLogo } from "./BrandLogo.tsx";

interface Props {
  readonly brand: Brand;
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** A brand to choose as a whole; opened, its services by their exact names. */
export function BrandRow({ brand, chosen, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const several = brand.services.length > 1;
  const toggle = () => onChange(toggleBrand(brand, chosen));
  return (
    <li>
      <Row>
        <Whole onClick={toggle}>
          <BrandLogo name={brand.name} url={brand.logoUrl} size={36} />
          <Names>
            <Name>{brand.name}</Name>
            <Exact>{exactNames(brand, chosen)}</Exact>
          </Names>
        </Whole>
        {several && (
          <Opener
            aria-label={`Services of ${brand.name}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown size={18} aria-hidden />
          </Opener>
        )}
        <Checkbox label={brand.name} checked={chosenOf(brand, chosen)} onToggle={toggle} />
      </Row>
      {several && open && (
        <Services id={id} aria-label={`Services of ${brand.name}`}>
          {brand.services.map((service) => (
            <Row key={service.id} as="li">
              <Whole onClick={() => onChange(toggleService(service.id, chosen))}>
                {service.name}
              </Whole>
              <Checkbox
                label={`${service.name} only`}
                checked={chosen.has(service.id) ? "all" : "none"}
                onToggle={() => onChange(toggleService(service.id, chosen))}
              />
            </Row>
          ))}
        </Services>
      )}
    </li>
  );
}

/** The exact names below the brand's: all of them, or those chosen; nothing where it says the brand's name again. */
const exactNames = ({ name, services }: Brand, chosen: ReadonlySet<number>): string => {
  const picked = services.filter(({ id }) => chosen.has(id));
  const named = picked.length > 0 ? picked : services;
  const names = named.map((service) => service.name);
  return names.length === 1 && names[0] === name ? "" : names.join(" · ");
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3.25rem;
`;

/** A larger target for the pointer; the keyboard and screen readers have the checkbox. */
const Whole = styled.div`
  ${text.small};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  flex: 1;
  min-width: 0;
  color: ${color.text};
  cursor: pointer;
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  ${text.smallStrong};
  color: ${color.textStrong};
`;

const Exact = styled.span`
  ${text.caption};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textQuiet};
`;

const Opener = styled(IconButton)`
  width: 2.25rem;
  height: 2.25rem;
  color: ${color.textQuiet};
  svg {
    transition: transform ${motion.fast} ${motion.ease};
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

const Services = styled.ul`
  margin: 0 0 ${space(2)} 3rem;
  padding-left: ${space(3)};
  border-left: 1px solid ${color.hairline};
  ${Row} {
    min-height: 2.5rem;
  }
`;
