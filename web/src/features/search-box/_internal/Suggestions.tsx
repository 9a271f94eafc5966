import { useMemo } from "react";
import type { ComponentProps, ReactNode } from "react";

import type { OptionProps } from "../../../ui/use-listbox.ts";
import { WatchableTitles } from "../../titles/WatchableTitles.tsx";
import { AllResults } from "./AllResults.tsx";
import { PersonSuggestion } from "./PersonSuggestion.tsx";
import { ShortcutSuggestion } from "./ShortcutSuggestion.tsx";
import { Suggestion } from "./Suggestion.tsx";
import { Item, Panel } from "./SuggestionsPanel.ts";
import { SuggestionsNote } from "./SuggestionsNote.tsx";
import type { FoundSuggestion, FoundSuggestions } from "./use-suggestions.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly query: string;
  /** Null while they load. */
  readonly found: FoundSuggestions | null;
  /** The code of the selected country, which services are shown for; null while it is not known. */
  readonly country: string | null;
  readonly listProps: ComponentProps<"ul">;
  readonly getOptionProps: (option: number) => OptionProps;
}

/**
 * The list below the search field: titles with the services that have them, services and genres, persons, then the link to all
 * results. The default export, because it is loaded when the field gets the focus.
 */
export default function Suggestions({
  query,
  found,
  country,
  listProps,
  getOptionProps,
}: Props): ReactNode {
  const options = found?.options ?? none;
  const titles = useMemo(
    () => options.flatMap((option) => (option.kind === "title" ? [option.title] : [])),
    [options],
  );
  const count = options.length;
  return (
    <Panel onMouseDown={(event) => event.preventDefault()}>
      <ul {...listProps} aria-label={t("suggestions.suggestions")}>
        <WatchableTitles titles={titles} country={country}>
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
