import { addPrefix, type KnownLanguage, splitPrefix } from "@flickmap/schema/language-paths.ts";
import Globe from "virtual:icons/globe";
import { useCallback, useRef, useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { offeredLanguages, pageLanguage, t } from "../../lib/messages.ts";
import { readOwnPath } from "../../lib/url/own-path.ts";
import { writeCookie } from "../../lib/storage/cookie.ts";
import { color, layer, radius, shadow, space, text } from "../../ui/theme.ts";
import { useOutsidePress } from "../../ui/use-outside-press.ts";
import { VisuallyHidden } from "../../ui/primitives.ts";

interface Props {
  readonly compact?: boolean;
  /** Has the list in the page, for where scripts do not run. */
  readonly inPage?: boolean;
}

/** Opens the page that is open in another language: another document, since a page has one language. */
const open = ({ code }: KnownLanguage): void => {
  writeCookie("language", code);
  const { path } = splitPrefix(location.pathname);
  const there = readOwnPath(addPrefix({ code }, path) + location.search + location.hash);
  location.assign(there ?? addPrefix({ code }, "/"));
};

/** Without scripts it is a form, which leads back to the same page. */
export function LanguagePicker({ compact = false, inPage = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useOutsidePress(details, isOpen, close);
  if (offeredLanguages.length < 2) return null;
  const current = pageLanguage();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = offeredLanguages.find(
      ({ code }) => submitter instanceof HTMLButtonElement && code === submitter.value,
    );
    if (chosen === undefined) return;
    event.preventDefault();
    open(chosen);
  };
  return (
    <Details
      ref={details}
      data-needs-scripts={inPage ? undefined : true}
      data-compact={compact || undefined}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.preventDefault();
        close();
        details.current?.querySelector("summary")?.focus();
      }}
    >
      <summary>
        <Globe size={16} aria-hidden />
        <VisuallyHidden>{t("language.label")}</VisuallyHidden>
        {compact ? (
          <>
            <VisuallyHidden>{current.name}</VisuallyHidden>
            <span aria-hidden>{current.code.slice(0, 2).toUpperCase()}</span>
          </>
        ) : (
          current.name
        )}
      </summary>
      {(inPage || isOpen) && (
        <form method="post" action="/language" onSubmit={submit}>
          {offeredLanguages.map(({ code, tag, name, direction }) => (
            <button
              key={code}
              type="submit"
              name="code"
              value={code}
              lang={tag}
              dir={direction}
              aria-current={code === current.code ? "true" : undefined}
            >
              {name}
            </button>
          ))}
        </form>
      )}
    </Details>
  );
}

const Details = styled.details`
  position: relative;
  summary {
    ${text.smallStrong};
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: 2.75rem;
    padding-inline: ${space(2)};
    color: ${color.textStrong};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  form {
    position: absolute;
    z-index: ${layer.floating};
    bottom: 100%;
    display: grid;
    width: min(12rem, 80vw);
    max-height: 60svh;
    padding: ${space(2)};
    overflow-y: auto;
    border-radius: ${radius.medium};
    background: ${color.surfaceFloating};
    box-shadow: ${shadow.floating};
  }
  &[data-compact] form {
    top: 100%;
    bottom: auto;
    inset-inline-end: 0;
  }
  button {
    min-height: 2.5rem;
    color: ${color.text};
    text-align: start;
    &:is(:hover, [aria-current]) {
      color: ${color.accent};
    }
  }
`;
