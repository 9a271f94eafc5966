import { formatRuntime } from "../../../lib/format/format.ts";
import { ratingScale, runtimeScale } from "../filter-set.ts";
import type { Range } from "../filter-set.ts";
import { RangeField } from "./RangeField.tsx";

interface Props {
  readonly rating: Range;
  readonly runtime: Range;
  readonly onChange: (part: { readonly rating: Range } | { readonly runtime: Range }) => void;
}

/** Rating 0 to 10 in steps of 0.5, runtime 0 to 300 minutes in steps of 5. */
export function RangeSliders({ rating, runtime, onChange }: Props) {
  return (
    <>
      <RangeField
        label="Rating"
        name="vote_average"
        {...ratingScale}
        value={[rating.min, rating.max]}
        format={(value) => value.toFixed(1).replace(".0", "")}
        onChange={([min, max]) => onChange({ rating: { min, max } })}
      />
      <RangeField
        label="Runtime"
        name="with_runtime"
        {...runtimeScale}
        value={[runtime.min, runtime.max]}
        format={runtimeText}
        onChange={([min, max]) => onChange({ runtime: { min, max } })}
      />
    </>
  );
}

/** The last step stands for everything longer. On a scale, whole hours stand alone. */
const runtimeText = (minutes: number): string => {
  const written = (formatRuntime(minutes) ?? "0m").replace(" 0m", "");
  return minutes === runtimeScale.max ? `${written}+` : written;
};
