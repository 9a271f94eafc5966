import SearchIcon from "virtual:icons/search";
import type { ComponentProps } from "react";
import { styled } from "styled-components";

import { color, media, motion, radius, space, text } from "../../ui/theme.ts";

interface Props extends Omit<ComponentProps<"input">, "onSubmit"> {
  readonly onSubmitText: () => void;
  /** What the search landmark is called, where a page has several. */
  readonly landmark?: string | undefined;
  /** True where searching is what the place is about. */
  readonly large?: boolean | undefined;
}

/** What the field is called, whichever part of the feature shows it. */
export const searchFieldName = "Search movies and TV shows";

/** The field itself, in a form so that Enter and a phone's search key submit it. */
export function SearchField({ onSubmitText, landmark, large = false, ...input }: Props) {
  return (
    <search aria-label={landmark}>
      <Form
        $large={large}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitText();
        }}
      >
        <SearchIcon size={large ? 22 : 18} aria-hidden />
        <Input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={searchFieldName}
          aria-label={searchFieldName}
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

const Form = styled.form<{ $large: boolean }>`
  ${({ $large }) => ($large ? text.lead : text.small)};
  line-height: 1.45;
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: 0 ${({ $large }) => space($large ? 5 : 4)};
  --field-height: ${({ $large }) => ($large ? "3.5rem" : "2.75rem")};
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
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: var(--field-height);
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textStrong};
  &:focus-visible {
    outline: none;
  }
  ${media.compact} {
    font-size: max(1em, 1rem);
  }
`;
