import { useId } from "react";
import { styled } from "styled-components";

import { listKey, MAX_LIST_TITLES, MAX_SEEN_TITLES } from "../../../features/my-list/my-list.ts";
import { color, radius, space, text } from "../../../ui/theme.ts";
import { type ReadResult, writeSource } from "./imported-list.ts";
import { Hint, Steps } from "./ImportSteps.ts";
import type { AmbiguousTitle, MatchedTitle, MatchedTitles } from "./match-titles.ts";
import { Select } from "../../../ui/Select.tsx";
import { t } from "../../../lib/messages.ts";

/** What the titles are taken as: what the file says of each, or all of them alike. */
const takenAsNames = { file: "import.asFile", list: "import.toWatch", seen: "seen.seen" } as const;
export type TakenAs = keyof typeof takenAsNames;
const takenAsChoices = Object.keys(takenAsNames) as TakenAs[];

interface Props {
  readonly read: Extract<ReadResult, { kind: "list" }>;
  readonly matched: MatchedTitles;
  readonly chosen: readonly MatchedTitle[];
  readonly onChosen: (titles: readonly MatchedTitle[]) => void;
  readonly takenAs: TakenAs;
  readonly onTakenAs: (as: TakenAs) => void;
  readonly onFile: (file: string) => void;
}

const nameOf = ({ name, year }: MatchedTitle) => (year === null ? name : `${name} (${year})`);

const sayAlike = (titles: readonly MatchedTitle[]): TakenAs => {
  if (titles.every(({ seen }) => !seen)) return "list";
  return titles.every(({ seen, toWatch }) => seen && !toWatch) ? "seen" : "file";
};

export function ReviewStep(props: Props) {
  const { read, matched, chosen, onChosen, takenAs, onTakenAs, onFile } = props;
  const id = useId();
  const { list, archive, isCut } = read;
  const { found, ambiguous, unmatched } = matched;
  const choose = ({ candidates }: AmbiguousTitle, title: MatchedTitle | null) => {
    const others = new Set(candidates.map(listKey));
    const kept = chosen.filter((each) => !others.has(listKey(each)) || found.includes(each));
    onChosen(title === null ? kept : [...kept, title]);
  };
  return (
    <Steps>
      <output>
        <strong>
          {t("import.found", { count: found.length, source: writeSource(list.source) })}
        </strong>
        {chosen.length > 0 && ` ${t("import.untilAgree")}`}
      </output>
      {archive !== null && archive.files.length > 1 && (
        <Select
          label={t("import.fromFile")}
          options={archive.files.map((file) => ({ value: file, label: file }))}
          value={archive.file}
          onChange={onFile}
        />
      )}
      {chosen.length > 0 && (
        <Select
          label={t("import.takeAs")}
          options={takenAsChoices
            .filter((each) => each !== "file" || sayAlike(chosen) === "file")
            .map((each) => ({ value: each, label: t(takenAsNames[each]) }))}
          value={takenAs === "file" ? sayAlike(chosen) : takenAs}
          onChange={(value) => onTakenAs(takenAsChoices.find((each) => each === value) ?? "file")}
        />
      )}
      {isCut && <Hint>{t("import.tooLong")}</Hint>}
      {list.left > 0 && (
        <p>
          {list.titles.filter(({ toWatch }) => toWatch).length === MAX_LIST_TITLES
            ? t("import.leftOut", { kept: MAX_LIST_TITLES, count: list.left })
            : t("import.leftOutSeen", { kept: MAX_SEEN_TITLES, count: list.left })}
        </p>
      )}
      <Hint>{t("import.rows", { count: list.rows })}</Hint>
      {ambiguous.length > 0 && (
        <section aria-labelledby={`${id}-choose`}>
          <h3 id={`${id}-choose`}>{t("import.several", { count: ambiguous.length })}</h3>
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
                    <small>
                      {candidate.type === "MOVIE" ? t("common.movie") : t("import.tvShow")}
                    </small>
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
                <span>{t("import.none")}</span>
              </label>
            </Choice>
          ))}
        </section>
      )}
      <Group title={t("common.titles", { count: found.length })} labels={found.map(nameOf)} />
      <Group title={t("import.notFound", { count: unmatched.length })} labels={unmatched} open />
      <Group title={t("import.noTitle", { count: list.others.length })} labels={list.others} />
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
        {labels.length > MAX_SHOWN && (
          <li>{t("import.andMore", { count: labels.length - MAX_SHOWN })}</li>
        )}
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
