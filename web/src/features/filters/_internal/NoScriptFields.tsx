import { styled } from "styled-components";

import { color, radius, space, text } from "../../../ui/theme.ts";

// In place of controls that need scripts, within the same form.

interface ChecksProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
}

/** Checkboxes of one name in the URL. */
export function NoScriptChecks({ label, name, choices, chosen }: ChecksProps) {
  return (
    <Fields aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            defaultChecked={chosen.includes(choice.value)}
          />{" "}
          {choice.label}
        </label>
      ))}
    </Fields>
  );
}

interface RangeProps {
  readonly label: string;
  readonly name: string;
  readonly scale: { readonly min: number; readonly max: number; readonly step: number };
  readonly range: { readonly min: number; readonly max: number };
}

/** The two ends of a range: `name.gte` and `name.lte` in the URL. */
export function NoScriptRange({ label, name, scale, range }: RangeProps) {
  return (
    <Fields aria-label={label}>
      <label>
        At least
        <input type="number" name={`${name}.gte`} {...scale} defaultValue={range.min} />
      </label>
      <label>
        At most
        <input type="number" name={`${name}.lte`} {...scale} defaultValue={range.max} />
      </label>
    </Fields>
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
  input[type="number"] {
    display: block;
    width: 7rem;
    margin-top: ${space(1)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.hairlineStrong};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
  }
`;
