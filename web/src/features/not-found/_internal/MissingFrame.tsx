import { styled } from "styled-components";

import { color, media } from "../../../ui/theme.ts";

const holes = Array.from({ length: 12 }, (_, index) => 14 + index * 32);

/** A strip of film with one frame missing: the light of the projector falls through it. */
export function MissingFrame() {
  return (
    <Drawing viewBox="0 0 400 300" aria-hidden>
      <defs>
        <radialGradient id="missing-frame-light">
          <stop offset="0" stopColor={color.accent} stopOpacity="0.5" />
          <stop offset="0.6" stopColor={color.accent} stopOpacity="0.12" />
          <stop offset="1" stopColor={color.accent} stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="200" cy="150" rx="190" ry="150" fill="url(#missing-frame-light)" />
      <g transform="rotate(-7 200 150)">
        <path
          fillRule="evenodd"
          fill={color.surfaceFloating}
          d="M-40 55H440V245H-40ZM116 91V209H284V91Z"
        />
        <rect x="-60" y="91" width="156" height="118" rx="5" fill={color.canvas} opacity="0.55" />
        <rect x="304" y="91" width="156" height="118" rx="5" fill={color.canvas} opacity="0.55" />
        {holes.map((x) => (
          <g key={x} fill={color.canvas}>
            <rect x={x} y="65" width="16" height="16" rx="3.5" />
            <rect x={x} y="219" width="16" height="16" rx="3.5" />
          </g>
        ))}
        <rect
          x="117"
          y="92"
          width="166"
          height="116"
          fill="none"
          stroke={color.accent}
          strokeWidth="2"
          strokeDasharray="6 8"
          strokeLinecap="round"
        />
        <path d="M187 130v40l34-20Z" fill={color.accent} />
      </g>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 20rem;
  overflow: hidden;
  mask-image: linear-gradient(90deg, transparent, #000 18%, #000 82%, transparent);
  ${media.wide} {
    max-width: 32rem;
  }
`;
