import { styled } from "styled-components";

import type { Range, Scale } from "../../../features/filters/filter-set.ts";
import { FieldLabel } from "../../../ui/Group.tsx";
import { color, radius, space, text } from "../../../ui/theme.ts";
import { t } from "../../../lib/messages.ts";
import type { findKeys } from "./find-names.ts";
import type { Token } from "./TokenField.tsx";

// In place of controls that need scripts, within the same form.

interface ChoicesProps {
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
}

interface ChecksProps extends ChoicesProps {
  readonly label: string;
}

/** Checkboxes of one name in the URL. */
export function NoScriptChecks({ label, ...choices }: ChecksProps) {
  return (
    <Fields aria-label={label}>
      <NoScriptChoices {...choices} />
    </Fields>
  );
}

function NoScriptChoices({ name, choices, chosen }: ChoicesProps) {
  return choices.map((choice) => (
    <label key={choice.value}>
      <input
        type="checkbox"
        name={name}
        value={choice.value}
        defaultChecked={chosen.includes(choice.value)}
      />{" "}
      {choice.label}
    </label>
  ));
}

interface TokensProps {
  readonly label: string;
  /** Of those that are chosen. */
  readonly name: "with_keywords" | "with_people";
  readonly chosen: readonly number[];
  /** Their names, as far as they are known. */
  readonly names: readonly Token[];
  /** What the field finds. */
  readonly findLabel: string;
  /** Null where no more can be chosen. */
  readonly findName: (typeof findKeys)[number] | null;
}

/** What is chosen out of a list that is too long to show, and a field for a name: the next page offers what it may mean. */
export function NoScriptTokens({ label, name, chosen, names, ...find }: TokensProps) {
  return (
    <div>
      <FieldLabel>{label}</FieldLabel>
      <Fields aria-label={label}>
        <NoScriptChoices
          name={name}
          choices={chosen.map((id) => ({
            value: String(id),
            label: names.find((each) => each.id === id)?.name ?? String(id),
          }))}
          chosen={chosen.map(String)}
        />
        {find.findName !== null && (
          <label>
            {find.findLabel}
            <input type="text" name={find.findName} maxLength={100} autoComplete="off" />
          </label>
        )}
      </Fields>
    </div>
  );
}

interface RangeProps {
  readonly label: string;
  readonly name: string;
  readonly scale: Scale;
  readonly range: Range;
  /** How a value is shown, where it is not as it stands in the URL. */
  readonly format?: ((value: number) => string) | undefined;
}

/** The two ends of a range: `name.gte` and `name.lte` in the URL. */
export function NoScriptRange({ label, name, range, ...end }: RangeProps) {
  return (
    <Fields aria-label={label}>
      <End {...end} label={t("advanced-search.atLeast")} name={`${name}.gte`} value={range.min} />
      <End {...end} label={t("advanced-search.atMost")} name={`${name}.lte`} value={range.max} />
    </Fields>
  );
}

interface EndProps extends Omit<RangeProps, "range"> {
  readonly value: number;
}

function End({ label, name, value, scale, format }: EndProps) {
  const { min, max, step } = scale;
  const values = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  return (
    <label>
      {label}
      {format ? (
        <select name={name} defaultValue={value}>
          {values.map((each) => (
            <option key={each} value={each}>
              {format(each)}
            </option>
          ))}
        </select>
      ) : (
        <input type="number" name={name} {...scale} defaultValue={value} />
      )}
    </label>
  );
}

const Fields = styled.fieldset`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  min-width: 0;
  padding: 0;
  border: 0;
  input:is([type="number"], [type="text"]),
  select {
    display: block;
    width: 7rem;
    margin-top: ${space(1)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.hairlineStrong};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
  }
  label:has([type="text"]),
  input[type="text"] {
    width: 100%;
  }
`;
