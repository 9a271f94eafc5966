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
  const span = readYearSpan({ releasedFrom, releasedTo }) ?? { from: null, to: null };
  const options = useMemo(
    () => [
      { value: "", label: t("advanced-search.anyYear") },
      ...yearChoices(today).map((each) => ({ value: String(each), label: String(each) })),
    ],
    [today],
  );
  const choose = (from: number | null, to: number | null) =>
    onChange({ year: null, ...toReleaseSpan({ from, to }) });
  const released = t(type === "MOVIE" ? "advanced-search.released" : "advanced-search.firstAired");
  // Days that a link brought along, such as "View all" of Just Released: no control sets them.
  const days =
    span.from === null && span.to === null ? releaseSpanText({ releasedFrom, releasedTo }) : null;
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
      <Select
        label={t(type === "MOVIE" ? "advanced-search.releaseYear" : "advanced-search.firstAirYear")}
        options={options}
        value={year === null ? "" : String(year)}
        onChange={(value) => onChange({ year: value === "" ? null : Number(value), ...noDays })}
      />
      <Span>
        <YearOfSpan
          label={t("advanced-search.yearFrom")}
          today={today}
          day="01-01"
          year={span.from}
          onChange={(from) =>
            choose(from, from !== null && span.to !== null && from > span.to ? null : span.to)
          }
        />
        <YearOfSpan
          label={t("advanced-search.yearTo")}
          today={today}
          day="12-31"
          year={span.to}
          onChange={(to) =>
            choose(to !== null && span.from !== null && span.from > to ? null : span.from, to)
          }
        />
      </Span>
    </>
  );
}

interface YearOfSpanProps {
  readonly label: string;
  readonly today: string;
  readonly day: string;
  readonly year: number | null;
  readonly onChange: (year: number | null) => void;
}

/** One end of a span: in the URL it is a day. */
function YearOfSpan({ label, today, day, year, onChange }: YearOfSpanProps) {
  const options = useMemo((): readonly SelectOption[] => {
    const last = Number(today.slice(0, 4));
    const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, ago) => last - ago);
    const all = year === null || years.includes(year) ? years : [year, ...years];
    return [
      { value: "", label: t("advanced-search.any") },
      ...all.map((each) => ({ value: `${each}-${day}`, label: String(each) })),
    ];
  }, [today, day, year]);
  return (
    <Select
      label={label}
      options={options}
      value={year === null ? "" : `${year}-${day}`}
      onChange={(value) => onChange(value === "" ? null : Number(value.slice(0, 4)))}
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
