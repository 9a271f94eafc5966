import * as Radix from "@radix-ui/react-slider";
import type { KeyboardEvent } from "react";
import { styled } from "styled-components";

import { alpha, color, media, motion, radius } from "./theme.ts";
import { t } from "../lib/messages.ts";

interface Props {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  /** How a value is read out: `150` as "2h 30m". */
  readonly format: (value: number) => string;
}

/** The default export, because it is a chunk of its own: its style attributes are forbidden in the markup of pages. */
export default function Slider({ label, min, max, step, value, onChange, format }: Props) {
  const [from, to] = value;
  return (
    <Root
      min={min}
      max={max}
      step={step}
      value={[from, to]}
      onValueChange={([lower = min, upper = max]) => onChange([lower, upper])}
    >
      <Track>
        <Range />
      </Track>
      <Thumb
        aria-label={t("common.atLeastOf", { label })}
        aria-valuetext={format(from)}
        onKeyDown={onEnds({ Home: [min, to], End: [to, to] }, onChange)}
      />
      <Thumb
        aria-label={t("common.atMostOf", { label })}
        aria-valuetext={format(to)}
        onKeyDown={onEnds({ Home: [from, from], End: [from, max] }, onChange)}
      />
    </Root>
  );
}

/** Home and End bring the thumb that has the focus as far as it may go; the slider would move the outer ones. */
const onEnds =
  (
    ends: Readonly<Record<"Home" | "End", readonly [number, number]>>,
    onChange: Props["onChange"],
  ) =>
  (event: KeyboardEvent) => {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    onChange(ends[event.key]);
  };

const Root = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: 2rem;
  touch-action: none;
  user-select: none;
`;

const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  height: 4px;
  border-radius: ${radius.round};
  background: ${alpha.light(0.16)};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Range = styled(Radix.Range)`
  position: absolute;
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${radius.round};
  background: ${color.textStrong};
  border: 3px solid ${color.accent};
  cursor: grab;
  transition: transform ${motion.fast} ${motion.ease};
  &:hover {
    transform: scale(1.1);
  }
`;
