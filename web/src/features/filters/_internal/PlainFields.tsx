import type { NamedCode } from "./PlaceSelects.tsx";

// Form controls that work without scripts.

interface ChecksProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
}

/** Checkboxes of one name in an address. */
export function PlainChecks({ legend, name, choices, chosen }: ChecksProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface RangeProps {
  readonly legend: string;
  readonly name: string;
  readonly scale: { readonly min: number; readonly max: number; readonly step: number };
  readonly range: { readonly min: number; readonly max: number };
}

/** The two ends of a range: `name.gte` and `name.lte` in an address. */
export function PlainRange({ legend, name, scale, range }: RangeProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label>
        At least
        <input type="number" name={`${name}.gte`} {...scale} defaultValue={range.min} />
      </label>
      <label>
        At most
        <input type="number" name={`${name}.lte`} {...scale} defaultValue={range.max} />
      </label>
    </fieldset>
  );
}

interface SelectProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly NamedCode[];
  readonly chosen: string | null;
}

/** A select of a country or a language, which may be left open. */
export function PlainSelect({ legend, name, choices, chosen }: SelectProps) {
  return (
    <label>
      {legend}
      <select name={name} defaultValue={chosen ?? ""}>
        <option value="">Any</option>
        {choices.map(({ code, name: each }) => (
          <option key={code} value={code}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
