import Star from "lucide-react/icons/star";
import { styled } from "styled-components";

import { color } from "./theme.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface Props {
  /** 0 to 5; shown to the nearest tenth of a star. */
  readonly value: number;
  /** Edge of one star in pixels. */
  readonly size?: number;
}

const stars = [1, 2, 3, 4, 5] as const;

/** Shows a rating as five stars, filled as far as it goes; read out as a number. */
export function StarRating({ value, size = 16 }: Props) {
  return (
    <Frame>
      <VisuallyHidden>{value.toFixed(1)} of 5 stars</VisuallyHidden>
      <Row aria-hidden>
        {stars.map((star) => (
          <Star key={star} size={size} fill="currentColor" strokeWidth={0} />
        ))}
      </Row>
      <Row aria-hidden $filled style={{ width: `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%` }}>
        {stars.map((star) => (
          <Star key={star} size={size} fill="currentColor" strokeWidth={0} />
        ))}
      </Row>
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-block;
  vertical-align: middle;
`;

const Row = styled.span<{ $filled?: boolean }>`
  display: flex;
  color: rgb(208 232 236 / 0.22);
  svg {
    flex: none;
  }
  ${({ $filled }) =>
    ($filled ?? false)
      ? `position: absolute; inset: 0; overflow: hidden; color: ${color.accent};`
      : ""}
`;
