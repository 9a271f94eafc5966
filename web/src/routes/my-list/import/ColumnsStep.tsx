import { useId, useState } from "react";
import { styled } from "styled-components";

import type { TitleType } from "../../../generated/schema.ts";
import { Button } from "../../../ui/Button.tsx";
import { color, space, text } from "../../../ui/theme.ts";
import type { ChosenColumns, ColumnRole, UnknownTable } from "./imported-list.ts";
import { Hint, Steps } from "./ImportSteps.ts";
import { t, rich, type PlainMessageName } from "../../../lib/messages.ts";

interface Props {
  readonly table: UnknownTable;
  readonly onChosen: (columns: ChosenColumns) => void;
}

const ROLES: readonly (readonly [role: ColumnRole, label: PlainMessageName])[] = [
  ["name", "import.nameOfTitle"],
  ["year", "import.year"],
  ["number", "import.tmdbNumber"],
  ["imdb", "import.imdbNumber"],
  ["type", "import.movieOrShow"],
];
const TYPES: readonly (readonly [value: string, label: PlainMessageName])[] = [
  ["", "import.moviesAndShows"],
  ["MOVIE", "common.movies"],
  ["TV", "import.shows"],
];

/** Asks what the columns of a table are, with its first rows. */
export function ColumnsStep({ table, onChosen }: Props) {
  const id = useId();
  const [roles, setRoles] = useState(table.columns.map(({ role }) => role));
  const [type, setType] = useState<TitleType | null>(null);
  const has = (role: ColumnRole) => roles.includes(role);
  const needsType = has("number") && !has("name") && !has("imdb") && !has("type") && type === null;
  const canRead = (has("name") || has("number") || has("imdb")) && !needsType;
  return (
    <Steps>
      <p>{rich("import.whichColumn", { strong: (text) => <strong>{text}</strong> })}</p>
      <Columns>
        {table.columns.map(({ name, values }, index) => (
          // A column has nothing but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <label htmlFor={`${id}-${index}`}>
              <strong dir="auto">
                {name === "" ? t("import.column", { number: index + 1 }) : name}
              </strong>
              <small dir="auto">{values.filter(Boolean).join(" · ")}</small>
            </label>
            <select
              id={`${id}-${index}`}
              value={roles[index] ?? ""}
              onChange={({ target }) => {
                const role = ROLES.find(([each]) => each === target.value)?.[0] ?? null;
                setRoles(
                  roles.map((each, at) => (at === index ? role : each === role ? null : each)),
                );
              }}
            >
              <option value="">{t("import.leaveOut")}</option>
              {ROLES.map(([role, label]) => (
                <option key={role} value={role}>
                  {t(label)}
                </option>
              ))}
            </select>
          </li>
        ))}
        {!has("type") && (
          <li>
            <label htmlFor={`${id}-type`}>
              <strong>{t("import.fileLists")}</strong>
              <Hint as="span">{t("import.numberedApart")}</Hint>
            </label>
            <select
              id={`${id}-type`}
              value={type ?? ""}
              onChange={({ target: { value } }) =>
                setType(value === "MOVIE" || value === "TV" ? value : null)
              }
            >
              {TYPES.map(([value, label]) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </select>
          </li>
        )}
      </Columns>
      {needsType && <Hint>{t("import.sayWhether")}</Hint>}
      <div>
        <Button $small disabled={!canRead} onClick={() => onChosen({ roles, type })}>
          {t("import.find")}
        </Button>
      </div>
    </Steps>
  );
}

const Columns = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(9rem, auto);
    gap: ${space(3)};
    align-items: center;
  }
  label {
    display: grid;
    min-width: 0;
  }
  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    ${text.caption};
    color: ${color.textQuiet};
  }
`;
