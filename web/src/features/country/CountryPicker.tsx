import ChevronDown from "virtual:icons/chevron-down";
import MapPin from "virtual:icons/map-pin";
import { Suspense, useCallback, useRef, useState } from "react";
import { styled } from "styled-components";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";
import { alpha, color, media, motion, radius, space, text } from "../../ui/theme.ts";
import { VisuallyHidden, Row } from "../../ui/primitives.ts";
import { useCountry } from "./country-context.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useOutsidePress } from "../../ui/use-outside-press.ts";
import { t } from "../../lib/messages.ts";

const loadList = () => import("./_internal/CountryPopover.tsx");
const CountryPopover = lazyPart(loadList, () => null);
const fetchesList = fetchedAhead(loadList);

interface Props {
  /** Shows the code alone where there is little room. */
  readonly compact?: boolean;
}

/** Says the selected country and lets another be chosen: from a list that comes with its first use, or from its own page. */
export function CountryPicker({ compact = false }: Props) {
  const { country } = useCountry();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useOutsidePress(frame, open, close);
  const leave = () => {
    close();
    frame.current?.querySelector("button")?.focus();
  };
  return (
    <Frame
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault();
        leave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Trigger
        data-needs-scripts
        type="button"
        disabled={country === null}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...fetchesList}
        onClick={() => setOpen(!open)}
      >
        <MapPin size={16} aria-hidden />
        <VisuallyHidden>{t("country-picker.label")} </VisuallyHidden>
        <Name $compact={compact && country !== null}>
          {country?.name ?? t("country-picker.detecting")}
        </Name>
        {compact && country && <Code>{country.code}</Code>}
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      {open && (
        <Suspense>
          <CountryPopover compact={compact} onDone={leave} />
        </Suspense>
      )}
      <noscript>
        {import.meta.env.SSR && (compact ? <NoScriptCountryLink /> : <NoScriptCountryForm />)}
      </noscript>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  max-width: 100%;
`;

const Trigger = styled.button`
  position: relative;
  ${text.smallStrong};
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  max-width: min(15.5rem, 100%);
  padding: 0 ${space(3.5)};
  border-radius: ${radius.round};
  background: ${alpha.light(0.07)};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  color: ${color.textStrong};
  transition: background ${motion.fast} ${motion.ease};
  svg {
    flex: none;
    color: ${color.textQuiet};
  }
  svg:first-child {
    color: ${color.accent};
    ${media.narrow} {
      display: none;
    }
  }
  ${media.narrow} {
    gap: ${space(1)};
    padding-inline: ${space(2.5)};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${alpha.light(0.13)};
    }
  }
  &:disabled {
    color: ${color.textQuiet};
    cursor: default;
  }
`;

/** Where the header has room for the country's name beside its links. */
const roomForName = "@media (min-width: 90em)";
const noRoomForName = "@media (max-width: 89.99em)";

const Code = styled.span`
  ${roomForName} {
    display: none;
  }
`;

const Name = styled.span<{ $compact: boolean }>`
  ${noRoomForName} {
    ${({ $compact }) =>
      $compact ? "position: absolute; width: 1px; height: 1px; clip-path: inset(50%);" : ""}
  }
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const noScriptCountryFormId = "country";

function NoScriptCountryForm() {
  const { country } = usePageContext();
  return (
    <Row
      as="form"
      $step="small"
      $wrap
      $align="center"
      $gap={3}
      id={noScriptCountryFormId}
      method="post"
      action="/country"
    >
      {country?.name}
      <Button type="submit" $small>
        {t("country-picker.change")}
      </Button>
    </Row>
  );
}

function NoScriptCountryLink() {
  const { country } = usePageContext();
  return (
    <Jump
      href={`#${noScriptCountryFormId}`}
      aria-label={
        country === null
          ? t("country-picker.choose")
          : t("country-picker.named", { country: country.name })
      }
    >
      {country?.code ?? t("country-picker.country")}
    </Jump>
  );
}

const Jump = styled.a`
  ${text.smallStrong};
  color: ${color.textStrong};
  text-decoration: underline;
`;
