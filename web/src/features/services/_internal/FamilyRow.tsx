import ChevronDown from "virtual:icons/chevron-down";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { IconButton } from "../../../ui/IconButton.tsx";
import { color, motion, space, text, alpha, radius } from "../../../ui/theme.ts";
import {
  getChosen,
  toggleFamily,
  toggleProvider,
  type ProviderFamily,
  serviceName,
  needsLibraryCard,
} from "../provider-family.ts";
import { ServiceLogo } from "../ServiceLogo.tsx";
import { Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";
import Check from "virtual:icons/check";
import Minus from "virtual:icons/minus";

interface Props {
  readonly family: ProviderFamily;
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

export function FamilyRow({ family, chosen, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const several = family.providers.length > 1;
  return (
    <li>
      <Row>
        <Whole htmlFor={`${id}all`}>
          <ServiceLogo name={family.name} url={family.logoUrl} size={36} />
          <Names>
            <Text as="span" $step="smallStrong" $color="textStrong" dir="auto">
              {family.name}
            </Text>
            <Text as="span" $step="caption" $color="textQuiet">
              {needsLibraryCard(family.id, [])
                ? t("services.libraryCard")
                : exactNames(family, chosen)}
            </Text>
          </Names>
        </Whole>
        {several && (
          <Opener
            aria-label={t("services.ofFamily", { family: family.name })}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown size={18} aria-hidden />
          </Opener>
        )}
        <Checkbox
          id={`${id}all`}
          label={family.name}
          checked={getChosen(family, chosen)}
          onToggle={() => onChange(toggleFamily(family, chosen))}
        />
      </Row>
      {several && open && (
        <Services id={id} aria-label={t("services.ofFamily", { family: family.name })}>
          {family.providers.map((service) => (
            <Row key={service.id} as="li">
              <Whole htmlFor={`${id}${service.id}`}>{service.name}</Whole>
              <Checkbox
                id={`${id}${service.id}`}
                label={t("services.only", { name: service.name })}
                checked={chosen.has(service.id) ? "all" : "none"}
                onToggle={() => onChange(toggleProvider(service.id, chosen))}
              />
            </Row>
          ))}
        </Services>
      )}
    </li>
  );
}

/** The exact names below the family's: those chosen, or the only one; nothing where it says the family's name again. */
const exactNames = ({ name, providers }: ProviderFamily, chosen: ReadonlySet<number>): string => {
  const named = providers.filter(({ id }) => chosen.has(id) || providers.length === 1);
  const names = named.map((provider) => serviceName({ name: provider.name, family: { name } }));
  return names.length === 1 && names[0] === name ? "" : names.join(" · ");
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3.25rem;
`;

const Whole = styled.label`
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
  padding-inline-start: ${space(3)};
  border-inline-start: 1px solid ${color.hairline};
  ${Row} {
    min-height: 2.5rem;
  }
`;

interface CheckboxProps {
  readonly id: string;
  readonly checked: "none" | "some" | "all";
  readonly onToggle: () => void;
  /** What it stands for, read out; also what a test or a screen reader finds it by. */
  readonly label: string;
}

function Checkbox({ checked, onToggle, label, ...input }: CheckboxProps) {
  return (
    <Box>
      <input
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = checked === "some";
        }}
        type="checkbox"
        aria-label={label}
        checked={checked === "all"}
        onChange={onToggle}
        onKeyDown={(event) => {
          // Enter would send the form that the choice may stand in.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {checked === "some" && <Minus size={16} strokeWidth={3} aria-hidden />}
      {checked === "all" && <Check size={16} strokeWidth={3} aria-hidden />}
    </Box>
  );
}

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  color: ${color.onAccent};
  > * {
    grid-area: 1 / 1;
    pointer-events: none;
  }
  input {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radius.small};
    background: ${alpha.light(0.07)};
    box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
    pointer-events: auto;
    cursor: pointer;
    transition: background ${motion.fast} ${motion.ease};
  }
  :is(:checked, :indeterminate) {
    background: ${color.accent};
    box-shadow: none;
  }
`;
