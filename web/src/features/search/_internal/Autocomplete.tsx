import { useCombobox } from "downshift";
import { useLayoutEffect, useRef } from "react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";

import { paths } from "../../../paths.ts";
import { alpha, color, layer, media, radius, shadow, space } from "../../../ui/theme.ts";
import { WatchableTitles } from "../../titles/WatchableTitles.tsx";
import { AllResults } from "./AllResults.tsx";
import type { Suggestion_TitleFragment } from "./Autocomplete.generated.ts";
import { SearchField, searchFieldName } from "./SearchField.tsx";
import { readQuery } from "../search-query.ts";
import { Suggestion } from "./Suggestion.tsx";
import { SuggestionsNote } from "./SuggestionsNote.tsx";
import { usePanelRoom } from "./use-panel-room.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** True when the plain field before it had the focus. */
  readonly takeFocus: boolean;
  readonly landmark: string | undefined;
  readonly look: "header" | "large";
  readonly onSearch: (query: string) => void;
  readonly onChoose: (title: Suggestion_TitleFragment) => void;
  /** The code of the selected country, which services are shown for; null while it is not known. */
  readonly country: string | null;
}

/** A line of the list: a title, or the way to all results. */
type Line = Suggestion_TitleFragment | "all";

const noTitles: readonly Suggestion_TitleFragment[] = [];

const { stateChangeTypes } = useCombobox;

/**
 * The search field with suggestions below it: arrows go through them, Enter takes one or submits
 * the text, Escape closes the list and keeps the text. Each says which services have it; the last one
 * leads to all results. The default export, because it is a chunk of its own.
 */
export default function Autocomplete({
  typed,
  onType,
  takeFocus,
  landmark,
  look,
  onSearch,
  onChoose,
  country,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(typed);
  const titles = suggestions.state === "answered" ? suggestions.titles : noTitles;
  const lines: Line[] = titles.length > 0 ? [...titles, "all"] : [];

  const combobox = useCombobox<Line>({
    items: lines,
    inputValue: typed,
    selectedItem: null,
    initialIsOpen: takeFocus && typed !== "",
    itemToString: (line) => (line === null || line === "all" ? typed : line.name),
    itemToKey: keyOf,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case stateChangeTypes.InputKeyDownEscape:
          return { ...changes, inputValue: state.inputValue };
        case stateChangeTypes.InputBlur:
          return { ...changes, inputValue: state.inputValue, selectedItem: null };
        case stateChangeTypes.InputClick:
          return { ...changes, isOpen: true };
        default:
          return changes;
      }
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === "all") search(readQuery(typed));
      else if (selectedItem) onChoose(selectedItem);
    },
  });
  const search = (query: string) => {
    combobox.closeMenu();
    onSearch(query);
  };
  useLayoutEffect(() => {
    const input = frame.current?.querySelector("input");
    if (!takeFocus || !input) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [takeFocus]);

  const open = combobox.isOpen && suggestions.state !== "closed";
  const panel = usePanelRoom(frame, open);
  return (
    <Frame ref={frame}>
      <SearchField
        {...combobox.getInputProps<ComponentProps<"input">>({
          "aria-expanded": open,
          "aria-label": searchFieldName,
          // At once, not by the state's change: that comes a moment later, when a fast typist's next letter is there.
          onChange: (event) => onType(event.currentTarget.value),
          onKeyDown: (event) => {
            // With no suggestion taken, Enter is the form's.
            if (event.key === "Enter" && combobox.highlightedIndex < 0) {
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            }
          },
        })}
        landmark={landmark}
        look={look}
        action={paths.search()}
        onSearch={search}
      />
      <Panel ref={panel} hidden={!open}>
        <ul {...combobox.getMenuProps({ "aria-label": "Suggestions" })}>
          <WatchableTitles titles={titles} country={country}>
            {open &&
              lines.map((line, index) => (
                <Item
                  key={keyOf(line)}
                  data-highlighted={combobox.highlightedIndex === index}
                  {...combobox.getItemProps({ item: line, index })}
                >
                  {line === "all" ? (
                    <AllResults query={readQuery(typed)} />
                  ) : (
                    <Suggestion title={line} />
                  )}
                </Item>
              ))}
          </WatchableTitles>
        </ul>
        {open && <SuggestionsNote suggestions={suggestions.state} count={titles.length} />}
      </Panel>
    </Frame>
  );
}

const keyOf = (line: Line | null): string =>
  line === null || line === "all" ? "all" : `${line.type}:${line.id}`;

const Frame = styled.div`
  position: relative;
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.floating};
  top: calc(100% + ${space(2)});
  inset-inline: 0;
  max-height: min(36rem, var(--room, 75vh));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1.5)};
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  &[data-above] {
    top: auto;
    bottom: calc(100% + ${space(2)});
  }
  &[hidden] {
    display: none;
  }
`;

const Item = styled.li`
  border-radius: ${radius.medium};
  cursor: pointer;
  &[data-highlighted="true"] {
    background-image: linear-gradient(${alpha.light(0.09)} 0 0);
  }
  /* The way to all results is seen without scrolling. */
  &:last-child {
    position: sticky;
    bottom: ${space(-1.5)};
    background-color: ${color.surfaceFloating};
  }
  ${media.forcedColors} {
    &[data-highlighted="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
