import { useSelect } from "downshift";
import Check from "virtual:icons/check";
import ChevronDown from "virtual:icons/chevron-down";
import { styled } from "styled-components";

import { color, layer, media, motion, radius, shadow, space, text } from "./theme.ts";

/** One choice: what is stored and what is shown. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** The value of the current choice; one that no option has shows the placeholder. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** A list to choose one of, by pointer, arrows, or typing the first letters. */
export function Select({ label, options, value, onChange, placeholder = "Choose" }: Props) {
  const selected = options.find((option) => option.value === value) ?? null;
  const select = useSelect<SelectOption>({
    items: [...options],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? "",
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem.value);
    },
  });
  return (
    <Frame>
      <Label {...select.getLabelProps()}>{label}</Label>
      <Trigger {...select.getToggleButtonProps()} data-open={select.isOpen}>
        <span>{selected?.label ?? placeholder}</span>
        <ChevronDown size={18} aria-hidden />
      </Trigger>
      <List {...select.getMenuProps()} hidden={!select.isOpen}>
        {select.isOpen &&
          options.map((option, index) => (
            <Option
              key={option.value}
              data-highlighted={select.highlightedIndex === index}
              {...select.getItemProps({ item: option, index })}
            >
              {option.label}
              {option.value === value && <Check size={16} aria-hidden />}
            </Option>
          ))}
      </List>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  gap: ${space(2)};
`;

const Label = styled.label`
  ${text.smallStrong};
  color: ${color.textStrong};
`;

const Trigger = styled.div`
  ${text.small};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: 0 ${space(3.5)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  color: ${color.textStrong};
  cursor: pointer;
  transition: box-shadow ${motion.fast} ${motion.ease};
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: ${color.textQuiet};
  }
  &:hover,
  &[data-open="true"] {
    box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;

const List = styled.ul`
  ${text.small};
  position: absolute;
  z-index: ${layer.floating};
  top: calc(100% + ${space(1.5)});
  inset-inline: 0;
  max-height: 18rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1.5)};
  border-radius: ${radius.medium};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2.5)};
  border-radius: ${radius.small};
  color: ${color.text};
  cursor: pointer;
  &[data-highlighted="true"] {
    background: rgb(208 232 236 / 0.1);
    color: ${color.textStrong};
  }
  &[aria-selected="true"] {
    color: ${color.accent};
  }
  ${media.forcedColors} {
    &[data-highlighted="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
