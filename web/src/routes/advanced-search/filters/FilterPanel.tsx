import RotateCcw from "virtual:icons/rotate-ccw";
import { useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { TitleType } from "../../../generated/schema.ts";
import { useFilterNames } from "../FilterChips.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Block } from "../../../ui/Block.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { color, foot, radius, space, text, panel } from "../../../ui/theme.ts";
import { emptyFilterSet, type FilterSet } from "../../../features/filters/filter-set.ts";
import { AgeRatingSelect } from "./AgeRatingSelect.tsx";
import { KeywordsAndPeople } from "./KeywordsAndPeople.tsx";
import { GenreChips } from "./GenreChips.tsx";
import { RegionSelects } from "./RegionSelects.tsx";
import { RangeSliders } from "./RangeSliders.tsx";
import { ServiceFilter } from "./ServiceFilter.tsx";
import { YearSelect } from "./YearSelect.tsx";
import { Select } from "../../../ui/Select.tsx";
import { readSort, sortOptions, writeSort } from "../../../features/filters/sort-options.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly type: TitleType;
  readonly applied: FilterSet;
  readonly onApply: (set: FilterSet) => void;
  readonly onReset: () => void;
}

const useDraft = (applied: FilterSet): readonly [FilterSet, (set: FilterSet) => void] => {
  const [draft, setDraft] = useState(applied);
  const appliedKey = JSON.stringify(applied);
  const [startedWith, setStartedWith] = useState(appliedKey);
  if (startedWith !== appliedKey) {
    setStartedWith(appliedKey);
    setDraft(applied);
  }
  return [draft, setDraft];
};

export function FilterPanel({ type, applied, onApply, onReset }: Props) {
  const [draft, setDraft] = useDraft(applied);
  const names = useFilterNames(applied);
  const change = (changed: Partial<FilterSet>) => setDraft({ ...draft, ...changed });
  const part = { type, draft, onChange: change };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <Panel data-needs-scripts aria-labelledby="advanced-filters" onSubmit={submit}>
      <Heading id="advanced-filters">{t("advanced-search.filters")}</Heading>
      <Controls>
        <Part>
          <Select
            label={t("advanced-search.sortBy")}
            options={sortOptions.map(({ inUrl, label }) => ({ value: inUrl, label: t(label) }))}
            value={writeSort(draft.sort)}
            onChange={(value) => change({ sort: readSort(value) })}
          />
        </Part>
        <Part>
          <GenreChips {...part} />
        </Part>
        <Part>
          <ServiceFilter {...part} />
        </Part>
        <Part>
          <RangeSliders {...part} />
        </Part>
        <Part>
          <YearSelect {...part} />
          <RegionSelects {...part} />
        </Part>
        <Part>
          <AgeRatingSelect {...part} />
          <KeywordsAndPeople {...part} names={names} />
        </Part>
        <Part>
          <Switch
            label={t("advanced-search.adult")}
            checked={draft.includeAdult}
            onChange={(includeAdult) => change({ includeAdult })}
          />
        </Part>
      </Controls>
      <Actions>
        <Waiting>
          {JSON.stringify(draft) !== JSON.stringify(applied) && t("advanced-search.waiting")}
        </Waiting>
        <Button type="submit" $variant="primary">
          {t("advanced-search.apply")}
        </Button>
        <Button
          onClick={() => {
            setDraft(emptyFilterSet);
            onReset();
          }}
        >
          <RotateCcw size={16} aria-hidden />
          {t("advanced-search.reset")}
        </Button>
      </Actions>
    </Panel>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return (
    <Section>
      <Block>{children}</Block>
    </Section>
  );
}

const Panel = styled.form`
  ${panel};
  /* What gets the focus is scrolled to above the buttons that stay at the foot. */
  > div:first-of-type :where(a, button, input, select, [tabindex]) {
    scroll-margin-bottom: 6rem;
  }
`;

const Heading = styled.h2`
  ${text.subheading};
  padding: ${space(5)} ${space(5)} ${space(1)};
`;

const Controls = styled.div`
  padding: 0 ${space(5)};
`;

const Section = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)} 0;
  border-bottom: 1px solid ${color.hairline};
  &:first-child {
    padding-top: ${space(3)};
  }
  &:last-child {
    border-bottom: 0;
  }
`;

const Actions = styled.div`
  position: sticky;
  z-index: 1;
  bottom: ${foot};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)};
  border-top: 1px solid ${color.hairline};
  border-radius: 0 0 ${radius.large} ${radius.large};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
`;

/** Of what is changed, that it waits: what stands above the results acts at once. */
const Waiting = styled.output`
  ${text.caption};
  grid-column: 1 / -1;
  color: ${color.textQuiet};
  &:empty {
    display: none;
  }
`;
