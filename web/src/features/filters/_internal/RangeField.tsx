import { Suspense } from "react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";

import { lazyPart } from "../../../lib/lazy-part.ts";
import type SliderControl from "../../../ui/Slider.tsx";
import { NoScriptRange } from "./NoScriptFields.tsx";
import { color, radius, space, text } from "../../../ui/theme.ts";
import { useActed } from "../../../lib/use-acted.ts";
import { useNearViewport } from "../../../lib/use-near-viewport.ts";

const Slider = lazyPart<ComponentProps<typeof SliderControl>>(
  () => import("../../../ui/Slider.tsx"),
  Place,
);

/**
 * A range with its name and bounds. The slider comes once it is near the window, or the visitor has done
 * anything: before that nobody has missed it.
 */
export function RangeField({
  name,
  ...props
}: ComponentProps<typeof SliderControl> & { readonly name: string }) {
  const [frame, near] = useNearViewport<HTMLDivElement>();
  const acted = useActed();
  const { label, value, format, min, max, step } = props;
  return (
    <Frame ref={frame}>
      <Head>
        <span>{label}</span>
        <Values>
          {format(value[0])} – {format(value[1])}
        </Values>
      </Head>
      <div data-needs-scripts>
        {near || acted ? (
          <Suspense fallback={<Place />}>
            <Slider {...props} />
          </Suspense>
        ) : (
          <Place />
        )}
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <NoScriptRange
            label={label}
            name={name}
            scale={{ min, max, step }}
            range={{ min: value[0], max: value[1] }}
          />
        )}
      </noscript>
    </Frame>
  );
}

/** The slider's place, and its line. */
function Place() {
  return <Line aria-hidden />;
}

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Head = styled.div`
  ${text.smallStrong};
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  color: ${color.textStrong};
`;

const Values = styled.span`
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div`
  height: 2rem;
  padding-block: calc(1rem - 2px);
  background: rgb(208 232 236 / 0.16) content-box;
  border-radius: ${radius.round};
`;
