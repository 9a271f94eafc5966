import { useId } from "react";
import { styled } from "styled-components";

import { listKey } from "../../../features/my-list/my-list.ts";
import { color, radius, space, text } from "../../../ui/theme.ts";
import type { ReadResult } from "./imported-list.ts";
import { Hint, Steps } from "./ImportSteps.ts";
import type { AmbiguousTitle, MatchedTitle, MatchedTitles } from "./match-titles.ts";
import { Row } from "../../../ui/primitives.ts";

interface Props {
  readonly read: Extract<ReadResult, { kind: "list" }>;
  readonly matched: MatchedTitles;
  readonly chosen: readonly MatchedTitle[];
  readonly onChosen: (titles: readonly MatchedTitle[]) => void;
  /** Reads another list of the same archive. */
  readonly onFile: (file: string) => void;
}

const count = (titles: number, one: string, many: string) =>
  titles === 1 ? `1 ${one}` : `${titles.toLocaleString("en-US")} ${many}`;
const nameOf = ({ name, year }: MatchedTitle) => (year === null ? name : `${name} (${year})`);

/** What was read, found and not found, before anything is added. */
export function ReviewStep({ read, matched, chosen, onChosen, onFile }: Props) {
  const id = useId();
  const { list, archive, note } = read;
  const { found, ambiguous, unmatched } = matched;
  const choose = ({ candidates }: AmbiguousTitle, title: MatchedTitle | null) => {
    const others = new Set(candidates.map(listKey));
    const kept = chosen.filter((each) => !others.has(listKey(each)) || found.includes(each));
    onChosen(title === null ? kept : [...kept, title]);
  };
  return (
    <Steps>
      <output>
        <strong>{`${count(found.length, "title", "titles")} found in ${list.source}.`}</strong>
        {chosen.length > 0 && " Nothing is added until you agree."}
      </output>
      {archive !== null && archive.files.length > 1 && (
        <Row $wrap $gap={3} $align="center">
          <label htmlFor={`${id}-file`}>From the file</label>
          <select
            id={`${id}-file`}
            value={archive.file}
            onChange={({ target }) => onFile(target.value)}
          >
            {archive.files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        </Row>
      )}
      {note !== null && <Hint>{note}</Hint>}
      {list.left > 0 && (
        <p>{`My list holds ${list.titles.length} titles: the ${list.dated ? "newest" : "first"} are taken, and ${count(list.left, "title is", "titles are")} left out.`}</p>
      )}
      <Hint>
        {`${count(list.rows, "row was", "rows were")} read.`}
        {list.repeated > 0 && ` ${count(list.repeated, "names", "name")} a title again.`}
      </Hint>
      {ambiguous.length > 0 && (
        <section aria-labelledby={`${id}-choose`}>
          <h3 id={`${id}-choose`}>
            {count(ambiguous.length, "name may mean several", "names may mean several")}
          </h3>
          {ambiguous.map((title, index) => (
            // A name may be in a list twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Choice key={index}>
              <legend dir="auto">{title.label}</legend>
              {title.candidates.map((candidate) => (
                <label key={listKey(candidate)}>
                  <input
                    type="radio"
                    name={`${id}-${index}`}
                    onChange={() => choose(title, candidate)}
                  />
                  {candidate.poster === null ? (
                    <span className="poster" />
                  ) : (
                    <img className="poster" src={candidate.poster.url} alt="" loading="lazy" />
                  )}
                  <span>
                    <span dir="auto">{nameOf(candidate)}</span>
                    <small>{candidate.type === "MOVIE" ? "Movie" : "TV show"}</small>
                  </span>
                </label>
              ))}
              <label>
                <input
                  type="radio"
                  name={`${id}-${index}`}
                  defaultChecked
                  onChange={() => choose(title, null)}
                />
                <span>None of these</span>
              </label>
            </Choice>
          ))}
        </section>
      )}
      <Group title={count(found.length, "title", "titles")} labels={found.map(nameOf)} />
      <Group title={`${unmatched.length} not found`} labels={unmatched} open />
      <Group title={count(list.persons.length, "person", "people")} labels={list.persons} />
      <Group
        title={count(list.episodes.length, "episode or season", "episodes and seasons")}
        labels={list.episodes}
      />
      <Group
        title={count(list.others.length, "game, song or other", "games, songs and others")}
        labels={list.others}
      />
      <Group
        title={`${count(list.unreadable.length, "line that names", "lines that name")} no title`}
        labels={list.unreadable}
      />
    </Steps>
  );
}

interface GroupProps {
  readonly title: string;
  readonly labels: readonly string[];
  readonly open?: boolean;
}

/** So many are shown at once: a list may have thousands of lines that say nothing. */
const MAX_SHOWN = 200;

function Group({ title, labels, open = false }: GroupProps) {
  if (labels.length === 0) return null;
  return (
    <details open={open && labels.length <= 20}>
      <summary>{title}</summary>
      <Labels>
        {labels.slice(0, MAX_SHOWN).map((label, index) => (
          // The same title may be in a file twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} dir="auto">
            {label}
          </li>
        ))}
        {labels.length > MAX_SHOWN && <li>{`and ${labels.length - MAX_SHOWN} more`}</li>}
      </Labels>
    </details>
  );
}

const Labels = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
  padding-inline-start: ${space(4)};
  list-style: disc;
  overflow-wrap: anywhere;
`;

const Choice = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(3)};
  padding: 0;
  border: 0;
  legend {
    ${text.smallStrong};
    color: ${color.textStrong};
  }
  label {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    min-height: 2.75rem;
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius.medium};
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${color.surfaceRaised};
    color: ${color.textStrong};
  }
  label > span:last-child {
    display: grid;
  }
  input {
    accent-color: ${color.accent};
  }
  small {
    ${text.caption};
    color: ${color.textQuiet};
  }
  .poster {
    width: 2rem;
    height: 3rem;
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
    object-fit: cover;
  }
`;
