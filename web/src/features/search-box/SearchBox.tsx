import SearchIcon from "virtual:icons/search";
import { useEffect, useRef } from "react";
import type { FormEvent, ReactNode } from "react";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import { longestQuery, readQuery } from "./search-query.ts";

interface Props {
  /** What is searched for now: the field starts with it. */
  readonly query: string;
  /** Where the form goes as a whole page; used where `onSearch` is left out, and without scripts. */
  readonly action: string;
  /** Told of a query that is not blank, in place of going to another page. */
  readonly onSearch?: (query: string) => void;
  /** Further values of the address that a whole page is asked with. */
  readonly children?: ReactNode;
}

/** A field and a Search button; a blank query does nothing (specification section 5). */
export function SearchBox({ query, action, onSearch, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Another query by Back, Forward or a link; the field itself stays, and with it the focus.
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = readQuery(String(new FormData(event.currentTarget).get("q") ?? ""));
    if (typed === "" || onSearch) event.preventDefault();
    if (typed !== "") onSearch?.(typed);
  };
  return (
    <Form aria-label="This page" method="get" action={action} onSubmit={submit}>
      <SearchIcon size={20} aria-hidden />
      <Field
        ref={field}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={longestQuery}
        placeholder="Movie or TV show"
        aria-label="Search for a movie or TV show"
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
      <Button type="submit" $variant="primary" $small>
        Search
      </Button>
    </Form>
  );
}

const Form = styled.form.attrs({ role: "search" })`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  max-width: 38rem;
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(4.5)};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
  color: ${color.textQuiet};
  transition: box-shadow ${motion.fast} ${motion.ease};
  svg {
    flex: none;
  }
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`;

const Field = styled.input`
  ${text.body};
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 2.25rem;
  border: 0;
  background: none;
  color: ${color.textStrong};
  appearance: none;
  &:focus-visible {
    outline: none;
  }
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
