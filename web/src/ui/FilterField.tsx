import SearchIcon from "virtual:icons/search";
import { styled } from "styled-components";

import { color, space, text, fieldLook } from "./theme.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

export function FilterField({ label, value, onChange, className }: Props) {
  return (
    <Field className={className}>
      <SearchIcon size={18} aria-hidden />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
        placeholder={label}
        aria-label={label}
      />
    </Field>
  );
}

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: 0 ${space(3.5)};
  ${fieldLook};
  color: ${color.textQuiet};
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  input {
    ${text.small};
    flex: 1;
    min-width: 0;
    height: 2.75rem;
    background: none;
    color: ${color.textStrong};
    &:focus-visible {
      outline: none;
    }
  }
`;
