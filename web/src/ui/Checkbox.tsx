import Check from "virtual:icons/check";
import Minus from "virtual:icons/minus";
import * as Radix from "@radix-ui/react-checkbox";
import { styled } from "styled-components";

import { alpha, color, motion, radius } from "./theme.ts";

interface Props {
  readonly id?: string;
  /** `some` where only a part of what it stands for is chosen. */
  readonly checked: "none" | "some" | "all";
  readonly onToggle: () => void;
  /** What it stands for, read out; also what a test or a screen reader finds it by. */
  readonly label: string;
  readonly disabled?: boolean;
}

export function Checkbox({ id, checked, onToggle, label, disabled = false }: Props) {
  return (
    <Box
      id={id}
      aria-label={label}
      checked={checked === "some" ? "indeterminate" : checked === "all"}
      onCheckedChange={onToggle}
      disabled={disabled}
    >
      <Radix.Indicator>
        {checked === "some" ? (
          <Minus size={16} strokeWidth={3} aria-hidden />
        ) : (
          <Check size={16} strokeWidth={3} aria-hidden />
        )}
      </Radix.Indicator>
    </Box>
  );
}

const Box = styled(Radix.Root)`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border-radius: ${radius.small};
  background: ${alpha.light(0.07)};
  box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
  color: ${color.onAccent};
  cursor: pointer;
  transition: background ${motion.fast} ${motion.ease};
  &:not([data-state="unchecked"]) {
    background: ${color.accent};
    box-shadow: none;
  }
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;
