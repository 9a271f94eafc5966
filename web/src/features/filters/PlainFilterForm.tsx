import { styled } from "styled-components";

import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { usePage } from "../../shared/page-context.ts";
import { kindInAddress, offerKindLabels, offerKinds } from "../../shared/providers/offer-kinds.ts";
import { Button } from "../../ui/Button.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import { keysOf } from "./address.ts";
import type { FilterSet } from "./filter-set.ts";
import { ratingScale, runtimeScale, yearChoices } from "./filter-set.ts";
import type { Genre } from "./GenreChips.tsx";
import type { NamedCode } from "./PlaceSelects.tsx";
import { sortOptions, writeSort } from "./sort-options.ts";

interface Props {
  readonly type: TitleType;
  readonly set: FilterSet;
  readonly genres: readonly Genre[];
  readonly countries: readonly NamedCode[];
  readonly languages: readonly NamedCode[];
}

/** The filters as a plain form, for where scripts do not run: submitting it goes to the filtered page. */
export function PlainFilterForm({ type, set, genres, countries, languages }: Props) {
  const keys = keysOf(type);
  const { today } = usePage();
  const years = yearChoices(today);
  return (
    <Panel>
      <summary>Filters</summary>
      <Form method="get" action={paths.advancedSearch(typeInPath(type))}>
        <label>
          Sort by
          <select name="sort_by" defaultValue={writeSort(set.sort)}>
            {sortOptions.map(({ inAddress, label }) => (
              <option key={inAddress} value={inAddress}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Checks
          legend="Genres"
          name="with_genres"
          choices={genres.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={set.genres.map(String)}
        />
        <Checks
          legend="Ways to watch"
          name="with_watch_monetization_types"
          choices={offerKinds.map((kind) => ({
            value: kindInAddress(kind),
            label: offerKindLabels[kind],
          }))}
          chosen={set.offerKinds.map(kindInAddress)}
        />
        <Bounds legend="Rating" name="vote_average" scale={ratingScale} range={set.rating} />
        <Bounds
          legend="Length in minutes"
          name="with_runtime"
          scale={runtimeScale}
          range={set.runtime}
        />
        <label>
          Year
          <input
            type="number"
            name={keys.year}
            min={years.at(-1)}
            max={years[0]}
            defaultValue={set.year ?? ""}
          />
        </label>
        <Choice legend="Region" name="region" choices={countries} chosen={set.region} />
        <Choice
          legend="Original language"
          name="with_original_language"
          choices={languages}
          chosen={set.originalLanguage}
        />
        <label>
          <input
            type="checkbox"
            name="include_adult"
            value="true"
            defaultChecked={set.includeAdult}
          />{" "}
          Include adult titles
        </label>
        <Button type="submit" $variant="primary">
          Apply Filters
        </Button>
      </Form>
    </Panel>
  );
}

interface ChecksProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
}

function Checks({ legend, name, choices, chosen }: ChecksProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface BoundsProps {
  readonly legend: string;
  readonly name: string;
  readonly scale: { readonly min: number; readonly max: number; readonly step: number };
  readonly range: { readonly min: number; readonly max: number };
}

function Bounds({ legend, name, scale, range }: BoundsProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label>
        At least
        <input type="number" name={`${name}.gte`} {...scale} defaultValue={range.min} />
      </label>
      <label>
        At most
        <input type="number" name={`${name}.lte`} {...scale} defaultValue={range.max} />
      </label>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly NamedCode[];
  readonly chosen: string | null;
}

function Choice({ legend, name, choices, chosen }: ChoiceProps) {
  return (
    <label>
      {legend}
      <select name={name} defaultValue={chosen ?? ""}>
        <option value="">Any</option>
        {choices.map(({ code, name: each }) => (
          <option key={code} value={code}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

const Panel = styled.details`
  padding: ${space(4)} ${space(5)};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  summary {
    ${text.subheading};
    cursor: pointer;
  }
`;

const Form = styled.form`
  ${text.small};
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(5)};
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    ${text.smallStrong};
    margin-bottom: ${space(2)};
  }
  select,
  input[type="number"] {
    display: block;
    width: 100%;
    margin-top: ${space(1)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.hairlineStrong};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
  }
`;
