import Tags from "virtual:icons/tags";
import { styled } from "styled-components";

import { Text } from "../../../ui/primitives.ts";
import { color, space, text } from "../../../ui/theme.ts";
import { ServiceLogo } from "../../services/ServiceLogo.tsx";
import type { Shortcut } from "../shortcuts.ts";

/** A service or a genre as the list of suggestions shows it. */
export function ShortcutSuggestion({ shortcut }: { readonly shortcut: Shortcut }) {
  const { name, kind, logoUrl } = shortcut;
  return (
    <Frame>
      {logoUrl === undefined ? (
        <Sign aria-hidden>
          <Tags size={20} />
        </Sign>
      ) : (
        <ServiceLogo name={name} url={logoUrl} size={40} />
      )}
      <Name dir="auto">{name}</Name>
      <Text as="span" $step="caption" $color="text">
        {kind}
      </Text>
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) max-content;
  align-items: center;
  column-gap: ${space(3)};
  padding: ${space(2)};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  height: 2.5rem;
  color: ${color.textQuiet};
`;

const Name = styled.span`
  ${text.smallStrong};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textStrong};
`;
