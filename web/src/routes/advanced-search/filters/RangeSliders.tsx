import { Suspense, type ComponentProps } from "react";
import { styled } from "styled-components";
import { formatRuntimeBound, formatStars } from "../../../features/filters/filter-names.ts";
import { ratingScale, runtimeScale } from "../../../features/filters/filter-set.ts";
import { lazyPart } from "../../../lib/lazy-part.ts";
import type SliderControl from "../../../ui/Slider.tsx";
import { alpha, radius } from "../../../ui/theme.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Row, Stack, Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";
import type { FilterPart } from "./filter-part.ts";

export function RangeSliders({ draft: { rating, runtime }, onChange }: FilterPart) {
  return (
    <>
      <RangeField
        label={t("advanced-search.rating")}
        {...ratingScale}
        value={[rating.min, rating.max]}
        format={formatStars}
        onChange={([min, max]) => onChange({ rating: { min, max } })}
      />
      <RangeField
        label={t("advanced-search.runtime")}
        {...runtimeScale}
        value={[runtime.min, runtime.max]}
        format={formatRuntimeBound}
        onChange={([min, max]) => onChange({ runtime: { min, max } })}
      />
    </>
  );
}

const Slider = lazyPart<ComponentProps<typeof SliderControl>>(
  () => import("../../../ui/Slider.tsx"),
  Place,
);

/** A range with its name and bounds. The slider comes with the app: Tab reaches it, wherever the panel is scrolled to. */
function RangeField(props: ComponentProps<typeof SliderControl>) {
  const hydrated = useHydrated();
  const { label, value, format } = props;
  return (
    <Stack $gap={2}>
      <Row $step="smallStrong" $justify="space-between" $gap={2} $color="textStrong">
        <span>{label}</span>
        <Text as="span" $color="textQuiet" $tabular>
          {t("advanced-search.span", { from: format(value[0]), to: format(value[1]) })}
        </Text>
      </Row>
      <div>
        {hydrated ? (
          <Suspense fallback={<Place />}>
            <Slider {...props} />
          </Suspense>
        ) : (
          <Place />
        )}
      </div>
    </Stack>
  );
}

function Place() {
  return <Line aria-hidden />;
}

const Line = styled.div`
  height: 2rem;
  padding-block: calc(1rem - 2px);
  background: ${alpha.light(0.16)} content-box;
  border-radius: ${radius.round};
`;
