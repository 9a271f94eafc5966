import { useId } from "react";
import { styled } from "styled-components";

import { color, media, motion, radius, space, text } from "./theme.ts";

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off. */
export function Switch({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Root
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        data-state={checked ? "checked" : "unchecked"}
        onClick={() => onChange(!checked)}
      >
        <Thumb />
      </Root>
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

const Root = styled.button`
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  padding: 2px;
  border: 0;
  border-radius: ${radius.round};
  background: rgb(208 232 236 / 0.16);
  cursor: pointer;
  transition: background ${motion.fast} ${motion.ease};
  &[data-state="checked"] {
    background: ${color.accent};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
    &[data-state="checked"] {
      background: Highlight;
    }
  }
`;

const Thumb = styled.span`
  display: block;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${radius.round};
  background: ${color.textStrong};
  transition: transform ${motion.fast} ${motion.ease};
  ${Root}[data-state="checked"] > & {
    transform: translateX(1.25rem);
    background: ${color.onAccent};
  }
  ${media.forcedColors} {
    background: ButtonText;
  }
`;
