import { useId, useState } from "react";
import { styled } from "styled-components";

import type { TitleType } from "../../../generated/schema.ts";
import { Button } from "../../../ui/Button.tsx";
import { color, space, text } from "../../../ui/theme.ts";
import type { ChosenColumns, ColumnRole, UnknownTable } from "./imported-list.ts";
import { Hint, Steps } from "./ImportSteps.ts";

interface Props {
  readonly table: UnknownTable;
  readonly onChosen: (columns: ChosenColumns) => void;
}

const ROLES: readonly (readonly [role: ColumnRole, label: string])[] = [
  ["name", "Name of the title"],
  ["year", "Year"],
  ["number", "TMDB number"],
  ["imdb", "IMDb number"],
  ["type", "Movie or show"],
];
const TYPES: readonly (readonly [value: string, label: string])[] = [
  ["", "Movies and shows"],
  ["MOVIE", "Movies"],
  ["TV", "Shows"],
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
      <p>
        <strong>Which column is which?</strong> This file isn’t in a format we know. Choose what its
        columns hold; the others are left out.
      </p>
      <Columns>
        {table.columns.map(({ name, values }, index) => (
          // A column has nothing but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <label htmlFor={`${id}-${index}`}>
              <strong dir="auto">{name === "" ? `Column ${index + 1}` : name}</strong>
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
              <option value="">Leave out</option>
              {ROLES.map(([role, label]) => (
                <option key={role} value={role}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
        {!has("type") && (
          <li>
            <label htmlFor={`${id}-type`}>
              <strong>The file lists</strong>
              <small>Movies and shows are numbered apart</small>
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
                  {label}
                </option>
              ))}
            </select>
          </li>
        )}
      </Columns>
      {needsType && <Hint>Say whether the numbers are those of movies or of shows.</Hint>}
      <div>
        <Button $small disabled={!canRead} onClick={() => onChosen({ roles, type })}>
          Find titles
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
