import Star from "virtual:icons/star";
import { useRef, useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { color, media, motion, radius } from "../../../ui/theme.ts";
import { t, pageLanguage } from "../../../lib/messages.ts";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly readOnly: boolean;
  /** The visitor chose: 1 to 5, or 0 where they chose the current star again. */
  readonly onChoose: (stars: number) => void;
  readonly onMove: (stars: number) => void;
}

const stars = [1, 2, 3, 4, 5] as const;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** Where a key leads from a star; null where it leads nowhere. */
function starAfter(key: string, from: number): number | null {
  if (key === "Home") return 1;
  if (key === "End") return stars.length;
  const along = key === "ArrowLeft" || key === "ArrowRight";
  const step = (steps[key] ?? 0) * (along && pageLanguage().direction === "rtl" ? -1 : 1);
  return step === 0 ? null : ((from - 1 + step + stars.length) % stars.length) + 1;
}

/** Clicking the current star, or pressing Space or Enter on it, takes the rating back. */
export function StarControl({ label, value, readOnly, onChoose, onMove }: Props) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [pointed, setPointed] = useState(0);
  const filled = pointed > 0 && !readOnly ? pointed : value;

  const onKeyDown = (event: KeyboardEvent, star: number) => {
    const next = starAfter(event.key, star);
    if (next === null) return;
    event.preventDefault();
    if (readOnly) return;
    buttons.current[next - 1]?.focus();
    onMove(next);
  };

  return (
    <Group
      data-needs-scripts
      role="radiogroup"
      aria-label={label}
      aria-readonly={readOnly}
      onPointerLeave={() => setPointed(0)}
    >
      {stars.map((star) => (
        <StarButton
          key={star}
          ref={(button) => {
            buttons.current[star - 1] = button;
          }}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a checked input cannot be chosen again to clear it, and the arrows must not save at each step
          role="radio"
          aria-checked={star === value}
          aria-label={t("rating.stars", { count: star })}
          tabIndex={star === (value || 1) ? 0 : -1}
          $filled={star <= filled}
          $pointed={star === pointed && !readOnly}
          onPointerEnter={(event) => event.pointerType === "mouse" && setPointed(star)}
          onKeyDown={(event) => onKeyDown(event, star)}
          onClick={() => {
            if (readOnly) return;
            setPointed(0);
            onChoose(star === value ? 0 : star);
          }}
        >
          <Star aria-hidden strokeWidth={1.5} />
        </StarButton>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  margin-inline-start: -0.5rem;
  &[aria-readonly="true"] {
    opacity: 0.6;
  }
`;

const StarButton = styled.button<{ $filled: boolean; $pointed: boolean }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.medium};
  color: ${({ $filled }) => ($filled ? color.accent : color.textQuiet)};
  transition: color ${motion.fast} ${motion.ease};
  [aria-readonly="true"] > & {
    cursor: default;
  }
  svg {
    width: 1.75rem;
    height: 1.75rem;
    fill: ${({ $filled }) => ($filled ? "currentColor" : "none")};
    transform: ${({ $pointed }) => ($pointed ? "scale(1.15)" : "none")};
    transition: transform ${motion.fast} ${motion.ease};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.forcedColors} {
    color: ${({ $filled }) => ($filled ? "Highlight" : "ButtonText")};
  }
`;
