import Tags from "virtual:icons/tags";
import { styled } from "styled-components";

import { Text } from "../../../ui/primitives.ts";
import { color } from "../../../ui/theme.ts";
import { ServiceLogo } from "../../services/ServiceLogo.tsx";
import type { Shortcut } from "../shortcuts.ts";
import { SuggestionName, SuggestionRow } from "./suggestion-row.ts";

/** A service or a genre as the list of suggestions shows it. */
export function ShortcutSuggestion({ shortcut }: { readonly shortcut: Shortcut }) {
  const { name, kind, logoUrl } = shortcut;
  return (
    <SuggestionRow>
      {logoUrl === undefined ? (
        <Sign aria-hidden>
          <Tags size={20} />
        </Sign>
      ) : (
        <ServiceLogo name={name} url={logoUrl} size={40} />
      )}
      <SuggestionName dir="auto">{name}</SuggestionName>
      <Text as="span" $step="caption" $color="text">
        {kind}
      </Text>
    </SuggestionRow>
  );
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  height: 2.5rem;
  color: ${color.textQuiet};
`;
