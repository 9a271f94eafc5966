import X from "virtual:icons/x";
import { useMemo } from "react";
import { styled } from "styled-components";
import { yearChoices } from "../../../features/filters/filter-set.ts";
import {
  readYearSpan,
  releaseSpanText,
  toReleaseSpan,
} from "../../../features/filters/release-span.ts";
import { t } from "../../../lib/messages.ts";
import { usePageContext } from "../../../lib/page-context.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { FieldLabel, Group } from "../../../ui/primitives.ts";
import { Select, type SelectOption } from "../../../ui/Select.tsx";
import { space } from "../../../ui/theme.ts";
import type { FilterPart } from "./filter-part.ts";

const FIRST_YEAR = 1900;

const noDays = { releasedFrom: null, releasedTo: null };

export function YearSelect({ type, draft, onChange }: FilterPart) {
  const { year, releasedFrom, releasedTo } = draft;
  const { today } = usePageContext();
  const years = useMemo(() => yearChoices(today), [today]);
  const allYears = useMemo(() => yearChoices(today, FIRST_YEAR), [today]);
  const { from, to } = readYearSpan({ releasedFrom, releasedTo }) ?? { from: null, to: null };
  const choose = (first: number | null, last: number | null) =>
    onChange({ year: null, ...toReleaseSpan({ from: first, to: last }) });
  const released = t(type === "MOVIE" ? "advanced-search.released" : "advanced-search.firstAired");
  // Days that a link brought along, such as "View all" of Just Released: no control sets them.
  const days = from === null && to === null ? releaseSpanText({ releasedFrom, releasedTo }) : null;
  return (
    <>
      {days !== null && (
        <Group aria-label={released}>
          <FieldLabel>{released}</FieldLabel>
          <Chip
            aria-pressed="true"
            aria-label={t("advanced-search.remove", { span: days })}
            onClick={() => onChange(noDays)}
          >
            {days}
            <X size={14} aria-hidden />
          </Chip>
        </Group>
      )}
      <Year
        label={t(type === "MOVIE" ? "advanced-search.releaseYear" : "advanced-search.firstAirYear")}
        any={t("advanced-search.anyYear")}
        years={years}
        year={year}
        onChange={(next) => onChange({ year: next, ...noDays })}
      />
      <Span>
        <Year
          label={t("advanced-search.yearFrom")}
          any={t("advanced-search.any")}
          years={allYears}
          year={from}
          onChange={(next) => choose(next, next !== null && to !== null && next > to ? null : to)}
        />
        <Year
          label={t("advanced-search.yearTo")}
          any={t("advanced-search.any")}
          years={allYears}
          year={to}
          onChange={(next) =>
            choose(next !== null && from !== null && from > next ? null : from, next)
          }
        />
      </Span>
    </>
  );
}

interface YearProps {
  readonly label: string;
  readonly any: string;
  readonly years: readonly number[];
  readonly year: number | null;
  readonly onChange: (year: number | null) => void;
}

function Year({ label, any, years, year, onChange }: YearProps) {
  const options = useMemo((): readonly SelectOption[] => {
    const all = year === null || years.includes(year) ? years : [year, ...years];
    return [
      { value: "", label: any },
      ...all.map((each) => ({ value: String(each), label: String(each) })),
    ];
  }, [any, years, year]);
  return (
    <Select
      label={label}
      options={options}
      value={year === null ? "" : String(year)}
      onChange={(value) => onChange(value === "" ? null : Number(value))}
    />
  );
}

const Span = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  > * {
    min-width: 0;
  }
`;
