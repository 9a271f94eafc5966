import SearchIcon from "virtual:icons/search";
import type { ComponentProps, FormEvent, ReactNode } from "react";
import { css, styled } from "styled-components";

import { Button } from "../../../ui/Button.tsx";
import { alpha, color, media, motion, radius, space, text } from "../../../ui/theme.ts";
import { longestQuery, readQuery } from "../search-query.ts";
import { t, localPath } from "../../../lib/messages.ts";

/** In the header, where searching is what the place is about, or on a search page with a button. */
type Look = "header" | "large" | "page";

interface Props extends ComponentProps<"input"> {
  readonly action: string;
  readonly onSearch?: ((query: string) => void) | undefined;
  readonly landmark?: string | undefined;
  readonly look?: Look;
  readonly children?: ReactNode;
}

const iconSize: Readonly<Record<Look, number>> = { header: 18, large: 22, page: 20 };

/** Where a Search button is beside it, the icon is that button again. */
const iconName = (look: Look) =>
  look === "page" ? { "aria-hidden": true } : { "aria-label": t("suggestions.find") };

/** A blank query does nothing. */
export function SearchField(props: Props) {
  const { action, onSearch, landmark, look = "header", children, ...input } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const query = readQuery(String(new FormData(event.currentTarget).get("q") ?? ""));
    if (query === "" || onSearch) event.preventDefault();
    if (query !== "") onSearch?.(query);
    else event.currentTarget.querySelector<HTMLInputElement>("[name=q]")?.focus();
  };
  return (
    <search aria-label={landmark}>
      <Form method="get" action={localPath(action)} $look={look} onSubmit={submit}>
        {/* Enter does the same in the field, so that it is no stop of its own for the keyboard. */}
        <IconSubmit type="submit" tabIndex={-1} {...iconName(look)}>
          <SearchIcon size={iconSize[look]} aria-hidden />
        </IconSubmit>
        <Input
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          placeholder={t("suggestions.field")}
          aria-label={t("suggestions.field")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestQuery}
          {...input}
        />
        {children}
        {look === "page" && (
          <Button type="submit" $variant="primary" $small>
            {t("common.search")}
          </Button>
        )}
      </Form>
    </search>
  );
}

const page = css`
  ${text.body};
  width: 100%;
  max-width: 38rem;
  padding: ${space(1.5)};
  padding-inline-start: 0;
  --icon-width: 3.25rem;
  --field-height: 2.25rem;
  ${media.compact} {
    padding-block: ${space(0.5)};
    --field-height: 2.75rem;
  }
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
`;

const veiled = css<{ $look: Look }>`
  ${({ $look }) => ($look === "large" ? text.lead : text.small)};
  line-height: 1.45;
  padding-inline-end: ${({ $look }) => space($look === "large" ? 5 : 4)};
  --icon-width: ${({ $look }) => ($look === "large" ? "3.5rem" : "2.75rem")};
  --field-height: ${({ $look }) => ($look === "large" ? "3.5rem" : "2.75rem")};
  background: ${alpha.light(0.07)};
  box-shadow: inset 0 0 0 1px ${color.hairline};
`;

const Form = styled.form<{ $look: Look }>`
  ${({ $look }) => ($look === "page" ? page : veiled)};
  display: flex;
  align-items: center;
  border-radius: ${radius.round};
  color: ${color.textQuiet};
  transition:
    background ${motion.fast} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease};
  &:focus-within {
    background: ${color.surfaceRaised};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
`;

const IconSubmit = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--icon-width);
  height: var(--field-height);
  border-radius: ${radius.round};
  transition: color ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

const Input = styled.input`
  flex: 1;
  /* Not as wide as twenty letters: a narrow window has less room. */
  width: 100%;
  min-width: 0;
  height: var(--field-height);
  background: none;
  color: ${color.textStrong};
  appearance: none;
  &:focus-visible {
    outline: none;
  }
  &::-webkit-search-cancel-button {
    appearance: none;
  }
  ${media.compact} {
    font-size: max(1em, 1rem);
  }
`;
