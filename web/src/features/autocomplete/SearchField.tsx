import SearchIcon from "lucide-react/icons/search";
import type { ComponentProps } from "react";
import { styled } from "styled-components";

import { color, media, motion, radius, space, text } from "../../ui/theme.ts";

interface Props extends Omit<ComponentProps<"input">, "onSubmit"> {
  readonly onSubmitText: () => void;
}

/** The field itself, in a form so that Enter and a phone's search key submit it. */
export function SearchField({ onSubmitText, ...input }: Props) {
  return (
    <search>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitText();
        }}
      >
        <SearchIcon size={18} aria-hidden />
        <Input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder="Search movies and shows"
          aria-label="Search movies and TV shows"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          {...input}
        />
      </Form>
    </search>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: 0 ${space(4)};
  border-radius: ${radius.round};
  background: rgb(208 232 236 / 0.07);
  box-shadow: inset 0 0 0 1px ${color.hairline};
  color: ${color.textQuiet};
  transition:
    background ${motion.fast} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease};
  &:focus-within {
    background: ${color.surfaceRaised};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  > svg {
    flex: none;
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;

const Input = styled.input`
  ${text.small};
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textStrong};
  &:focus-visible {
    outline: none;
  }
  ${media.compact} {
    font-size: 1rem;
  }
`;
