import RotateCcw from "virtual:icons/rotate-ccw";
import X from "virtual:icons/x";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { styled } from "styled-components";

import { color, space, text } from "../../../ui/theme.ts";
import type { OptionProps } from "../../../ui/use-listbox.ts";
import { useCountry } from "../../country/country-context.ts";
import { inCountryOrYours } from "../../country/country-in-text.ts";
import { WatchableTitles } from "../../titles/WatchableTitles.tsx";
import { Suggestion } from "./Suggestion.tsx";
import { Item, Panel } from "./SuggestionsPanel.ts";
import { SuggestionsNote } from "./SuggestionsNote.tsx";
import type { IdleSuggestions } from "./use-idle-suggestions.ts";
import { usePanelRoom } from "./use-panel-room.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  /** The element that the list opens at. */
  readonly field: RefObject<HTMLElement | null>;
  readonly idle: IdleSuggestions;
  readonly listProps: ComponentProps<"ul">;
  /** Options are the searches, the one that clears them, and the titles. */
  readonly getOptionProps: (option: number) => OptionProps;
}

/** The list below an empty search field: the visitor's last searches, and what is popular in their country. */
export default function IdleList({ field, idle, listProps, getOptionProps }: Props): ReactNode {
  const panel = usePanelRoom(field);
  const { country } = useCountry();
  const { searches, titles } = idle;
  const firstTitle = searches.length > 0 ? searches.length + 1 : 0;
  return (
    <Panel ref={panel} onMouseDown={(event) => event.preventDefault()}>
      <ul {...listProps} aria-label={t("suggestions.suggestions")}>
        {searches.length > 0 && (
          <Group heading={t("suggestions.recent")}>
            {searches.map((search, index) => (
              <Option key={search} {...getOptionProps(index)}>
                <Line>
                  <RotateCcw size={16} aria-hidden />
                  <bdi>{search}</bdi>
                </Line>
              </Option>
            ))}
            <Option {...getOptionProps(searches.length)}>
              <Line data-quiet>
                <X size={16} aria-hidden />
                {t("suggestions.clearRecent")}
              </Line>
            </Option>
          </Group>
        )}
        {titles.length > 0 && (
          <Group heading={t("suggestions.popular", { inCountry: inCountryOrYours(country) })}>
            <WatchableTitles titles={titles} country={country?.code ?? null}>
              {titles.map((title, index) => (
                <Option key={`${title.type}:${title.id}`} {...getOptionProps(firstTitle + index)}>
                  <Suggestion title={title} />
                </Option>
              ))}
            </WatchableTitles>
          </Group>
        )}
      </ul>
      <SuggestionsNote count={firstTitle + titles.length} />
    </Panel>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Group({ heading, children }: GroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
    <li role="group" aria-label={heading}>
      <Heading aria-hidden>{heading}</Heading>
      <ul role="none">{children}</ul>
    </li>
  );
}

/** No link to all results follows, which alone stays in view. */
const Option = styled(Item)`
  &:last-child {
    position: static;
    background-color: transparent;
  }
`;

const Heading = styled.p`
  ${text.caption};
  padding: ${space(2)} ${space(3)} ${space(1)};
  color: ${color.text};
`;

const Line = styled.span`
  ${text.smallStrong};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(3)};
  color: ${color.textStrong};
  svg {
    flex: none;
    color: ${color.text};
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-quiet] {
    font-weight: 450;
    color: ${color.text};
  }
`;
