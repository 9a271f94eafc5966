import Pause from "virtual:icons/pause";
import Play from "virtual:icons/play";
import { keyframes, styled } from "styled-components";

import { IconButton } from "../../ui/IconButton.tsx";
import { alpha, color, layout, media, motion, pageMeasure, radius, space } from "../../ui/theme.ts";
import { SLIDE_MS, type Carousel } from "./use-carousel.ts";
import { Row } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly carousel: Carousel;
  readonly count: number;
}

export function HeroControls({ carousel, count }: Props) {
  const { index, rotates, running, stopped, toggle, show } = carousel;
  return (
    <Bar data-needs-scripts>
      <Row as="ul" aria-label={t("home.chooseFeatured")}>
        {Array.from({ length: count }, (_, position) => (
          <li key={position}>
            <Dot
              type="button"
              aria-label={t("home.showFeatured", { number: position + 1, total: count })}
              aria-current={position === index}
              onClick={() => show(position)}
            >
              <Track>
                {position === index && <Fill key={String(running)} data-running={running} />}
              </Track>
            </Dot>
          </li>
        ))}
      </Row>
      {rotates && (
        <IconButton
          $framed
          aria-label={stopped ? t("home.play") : t("home.pause")}
          onClick={toggle}
        >
          {stopped ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        </IconButton>
      )}
    </Bar>
  );
}

const fill = keyframes`
  from { transform: scaleX(0); }
`;

const Bar = styled.div`
  ${pageMeasure};
  position: absolute;
  inset-inline: 0;
  bottom: ${space(8)};
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  ${media.compact} {
    bottom: ${space(3)};
    justify-content: space-between;
    padding-inline: ${layout.gutter};
  }
`;

const Dot = styled.button`
  display: grid;
  align-items: center;
  width: 2.25rem;
  height: 2.75rem;
  padding: 0 ${space(1)};
  transition: width ${motion.calm} ${motion.ease};
  &[aria-current="true"] {
    width: 3.5rem;
  }
  ${media.compact} {
    &,
    &[aria-current="true"] {
      width: 2.75rem;
    }
  }
  ${media.hover} {
    &:hover > span {
      background: ${alpha.strong(0.6)};
    }
  }
`;

const Track = styled.span`
  display: block;
  height: 4px;
  border-radius: ${radius.round};
  background: ${alpha.strong(0.34)};
  overflow: hidden;
  transition: background ${motion.fast} ${motion.ease};
`;

const Fill = styled.span`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transform-origin: left;
  &[data-running="true"] {
    animation: ${fill} ${SLIDE_MS}ms linear;
  }
`;
