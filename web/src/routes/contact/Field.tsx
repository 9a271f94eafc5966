import { cloneElement, useId, type ReactElement, type TextareaHTMLAttributes } from "react";
import { styled } from "styled-components";
import { color, motion, radius, space, text } from "../../ui/theme.ts";
import { Text } from "../../ui/primitives.ts";

interface Props {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactElement<TextareaHTMLAttributes<HTMLElement>>;
}

export function Field({ label, error, children }: Props) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        "aria-invalid": error !== undefined,
        "aria-describedby": error === undefined ? undefined : `${id}-error`,
      })}
      {error !== undefined && (
        <Text $step="small" $color="danger" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  label {
    ${text.smallStrong};
    color: ${color.textStrong};
  }
  input,
  textarea {
    ${text.body};
    width: 100%;
    min-height: 3rem;
    padding: ${space(2.5)} ${space(4)};
    border: 1px solid ${color.hairlineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    color: ${color.textStrong};
    transition: border-color ${motion.fast} ${motion.ease};
  }
  textarea {
    resize: vertical;
    min-height: 9rem;
  }
  input:focus,
  textarea:focus {
    border-color: ${color.accent};
    outline: 2px solid ${color.accentWash};
    outline-offset: 0;
  }
  input:read-only,
  textarea:read-only {
    color: ${color.textQuiet};
  }
  [aria-invalid="true"] {
    border-color: ${color.danger};
  }
`;
