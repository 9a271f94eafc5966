import { styled } from "styled-components";

import { MAX_LIST_TITLES } from "../../features/my-list/my-list.ts";
import { useMyList } from "../../features/my-list/use-my-list.ts";
import { space } from "../../ui/theme.ts";
import { Steps } from "./ImportSteps.ts";
import type { MatchedTitles } from "./match-titles.ts";
import type { ImportedList } from "./parse-import.ts";

/** A list of which as many titles are looked up as a list holds. */
export type Import = ImportedList & {
  /** How many titles are not looked up. */
  readonly left: number;
};

interface Props {
  readonly list: Import;
  readonly matched: MatchedTitles;
  readonly added: number;
}

const count = (titles: number) => (titles === 1 ? "1 title" : `${titles} titles`);

/** What was added, what was there, and what was not found. */
export function ImportResult({ list, matched, added }: Props) {
  const full = useMyList().length >= MAX_LIST_TITLES;
  const already = matched.found.length - added;
  const missing = [...matched.unmatched, ...list.unread];
  return (
    <Steps as="output">
      <strong>{`${count(added)} added from ${list.source}.`}</strong>
      {already > 0 && (
        <p>
          {full
            ? `${count(already)} were on My list already or have no room: it holds ${MAX_LIST_TITLES}.`
            : `${count(already)} ${already === 1 ? "was" : "were"} on My list already.`}
        </p>
      )}
      {list.left > 0 && (
        <p>{`My list holds ${MAX_LIST_TITLES} titles: ${count(list.left)} more were not looked up.`}</p>
      )}
      {missing.length > 0 && (
        <details open={missing.length <= 20}>
          <summary>{`${count(missing.length)} not found`}</summary>
          <Missing>
            {missing.map((label, index) => (
              // The same title may be in a file twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} dir="auto">
                {label}
              </li>
            ))}
          </Missing>
        </details>
      )}
    </Steps>
  );
}

const Missing = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
  padding-inline-start: ${space(4)};
  list-style: disc;
`;
