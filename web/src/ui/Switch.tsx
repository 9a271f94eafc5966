import { useId } from "react";
import { styled } from "styled-components";

import { alpha, color, media, motion, radius, space, text } from "./theme.ts";

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Root
        id={id}
        type="checkbox"
        // The state of a checkbox is its own, without scripts too.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 2.75rem;
`;

const Label = styled.label`
  ${text.smallStrong};
  color: ${color.textStrong};
  cursor: pointer;
`;

const Root = styled.input`
  appearance: none;
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  padding: 2px;
  border-radius: ${radius.round};
  background: ${alpha.light(0.16)};
  cursor: pointer;
  transition: background ${motion.fast} ${motion.ease};
  &::before {
    content: "";
    display: block;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: ${radius.round};
    background: ${color.textStrong};
    transition: transform ${motion.fast} ${motion.ease};
  }
  &:checked {
    background: ${color.accent};
  }
  &:checked::before {
    transform: translateX(1.25rem);
    [dir="rtl"] & {
      transform: translateX(-1.25rem);
    }
    background: ${color.onAccent};
  }
  ${media.forcedColors} {
    &::before {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
  }
`;
