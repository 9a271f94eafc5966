import { useMemo, type ComponentProps, type ReactNode } from "react";
import type { OptionProps } from "../../../ui/use-listbox.ts";
import { WatchableTitles } from "../../titles/WatchableTitles.tsx";
import { Suggestion } from "./Suggestion.tsx";
import type { FoundSuggestion, FoundSuggestions } from "./use-suggestions.ts";
import { t, rich } from "../../../lib/messages.ts";
import { styled } from "styled-components";
import { languageOfName } from "../../../lib/format/language-of-name.ts";
import { getDepartmentLabel } from "../../people/department-label.ts";
import { Portrait } from "../../people/Portrait.tsx";
import type { Suggestion_PersonFragment } from "./Autocomplete.generated.ts";
import { Text, VisuallyHidden } from "../../../ui/primitives.ts";
import ArrowRight from "virtual:icons/arrow-right";
import { color, space, text, alpha, layer, radius, shadow } from "../../../ui/theme.ts";
import Tags from "virtual:icons/tags";
import { ServiceLogo } from "../../services/ServiceLogo.tsx";
import type { Shortcut } from "../shortcuts.ts";

function ShortcutSuggestion({ shortcut }: { readonly shortcut: Shortcut }) {
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

function AllResults({ query }: { readonly query: string }) {
  return (
    <Frame>
      <Words>{rich("suggestions.allResults", { query })}</Words>
      <ArrowRight size={16} aria-hidden />
    </Frame>
  );
}

const Frame = styled.span`
  ${text.smallStrong};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  color: ${color.accent};
  > svg {
    flex: none;
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function PersonSuggestion({ person }: { readonly person: Suggestion_PersonFragment }) {
  return (
    <SuggestionRow>
      <Face>
        <Portrait person={person} />
      </Face>
      <SuggestionName lang={languageOfName(person.name)} dir="auto">
        {person.name}
      </SuggestionName>
      <Text as="span" $step="caption" $color="text">
        {getDepartmentLabel(person.department) || t("common.person")}
      </Text>
    </SuggestionRow>
  );
}

const Face = styled.span`
  display: block;
  width: 2.5rem;
`;

interface Props {
  readonly query: string;
  readonly found: FoundSuggestions | null;
  readonly listProps: ComponentProps<"ul">;
  readonly getOptionProps: (option: number) => OptionProps;
}

/** The default export, because it is loaded when the field gets the focus. */
export default function Suggestions({ query, found, listProps, getOptionProps }: Props): ReactNode {
  const options = found?.options ?? none;
  const titles = useMemo(
    () => options.flatMap((option) => (option.kind === "title" ? [option.title] : [])),
    [options],
  );
  const count = options.length;
  return (
    <Panel onMouseDown={(event) => event.preventDefault()}>
      <ul {...listProps} aria-label={t("suggestions.suggestions")}>
        <WatchableTitles titles={titles}>
          {options.map((option, index) => (
            <Item key={getKey(option)} {...getOptionProps(index)}>
              {option.kind === "title" && <Suggestion title={option.title} />}
              {option.kind === "shortcut" && <ShortcutSuggestion shortcut={option.shortcut} />}
              {option.kind === "person" && <PersonSuggestion person={option.person} />}
            </Item>
          ))}
          {count > 0 && (
            <Item {...getOptionProps(count)}>
              <AllResults query={query} />
            </Item>
          )}
        </WatchableTitles>
      </ul>
      <SuggestionsNote count={found && count} />
    </Panel>
  );
}

const none: readonly FoundSuggestion[] = [];

const getKey = (option: FoundSuggestion): string => {
  switch (option.kind) {
    case "title":
      return `${option.title.type}:${option.title.id}`;
    case "shortcut":
      return option.shortcut.path;
    case "person":
      return `person:${option.person.id}`;
  }
};

const SuggestionRow = styled.span`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) max-content;
  align-items: center;
  column-gap: ${space(3)};
  padding: ${space(2)};
`;

const SuggestionName = styled.span`
  ${text.smallStrong};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textStrong};
`;

function SuggestionsNote({ count }: { readonly count: number | null }) {
  if (count === null) return <Quiet>{t("suggestions.loading")}</Quiet>;
  if (count === 0) return <Quiet>{t("suggestions.none")}</Quiet>;
  return <VisuallyHidden as="output">{t("suggestions.count", { count })}</VisuallyHidden>;
}

const Quiet = styled.output`
  ${text.small};
  display: block;
  padding: ${space(3)} ${space(3)};
  color: ${color.textQuiet};
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.floating};
  top: calc(100% + ${space(2)});
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  max-height: min(36rem, 65dvh);
  padding: ${space(1.5)};
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  outline: 1px solid transparent;
  /* What scrolls is the list that the field controls: its highlighted option is kept in view. */
  > ul {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Item = styled.li`
  border-radius: ${radius.medium};
  cursor: pointer;
  &[data-highlighted="true"] {
    background-image: linear-gradient(${alpha.light(0.09)} 0 0);
  }
  /* The link to all results is visible without scrolling. */
  &:last-child {
    position: sticky;
    bottom: 0;
    background-color: ${color.surfaceFloating};
  }
`;
