import ChevronDown from "virtual:icons/chevron-down";
import { memo, useId } from "react";
import { styled } from "styled-components";

import { alpha, color, motion, radius, shadow, space, text, fieldLook } from "./theme.ts";
import { Stack, Text } from "./primitives.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A list to choose one of: the browser's own, which looks like the rest of the page where the browser lets it. */
export function Select({ label, options, value, onChange }: Props) {
  const id = useId();
  return (
    <Stack $gap={2}>
      <Text as="label" $step="smallStrong" $color="textStrong" htmlFor={id}>
        {label}
      </Text>
      <Field>
        <Control id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <Options options={options} />
        </Control>
        <ChevronDown size={18} aria-hidden />
      </Field>
    </Stack>
  );
}

/** Hundreds of them, which are the same from choice to choice. */
const Options = memo(({ options }: Pick<Props, "options">) =>
  options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  )),
);

const Field = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space(3.5)};
    margin-block: auto;
    color: ${color.textQuiet};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${text.small};
  appearance: none;
  width: 100%;
  height: 2.75rem;
  padding-inline: ${space(3.5)} ${space(10)};
  overflow: hidden;
  ${fieldLook};
  color: ${color.textStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  transition: box-shadow ${motion.fast} ${motion.ease};
  &:hover {
    box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
  }
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    display: block;
    line-height: 2.75rem;
    &:open {
      box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
    }
    &::picker-icon {
      display: none;
    }
    &::picker(select) {
      max-height: 18rem;
      margin-block: ${space(1.5)};
      padding: ${space(1.5)};
      overflow-y: auto;
      overscroll-behavior: contain;
      border: 1px solid transparent;
      border-radius: ${radius.medium};
      background: ${color.surfaceFloating};
      box-shadow: ${shadow.floating};
    }
    option {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space(2)};
      min-height: 0;
      padding: ${space(2)} ${space(2.5)};
      border-radius: ${radius.small};
      color: ${color.text};
      white-space: normal;
      line-height: 1.45;
      cursor: pointer;
    }
    option:is(:hover, :focus-visible) {
      outline-offset: -2px;
      background: ${alpha.light(0.1)};
      color: ${color.textStrong};
    }
    option:checked {
      color: ${color.accent};
    }
    option::checkmark {
      order: 1;
    }
  }
`;
