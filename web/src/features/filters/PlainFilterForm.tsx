import { styled } from "styled-components";

import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { usePage } from "../../lib/page-context.ts";
import { kindInAddress, offerKindLabels, offerKinds } from "../services/offer-kinds.ts";
import { Button } from "../../ui/Button.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import { keysOf } from "./address.ts";
import type { FilterSet } from "./filter-set.ts";
import { ratingScale, runtimeScale, yearChoices } from "./filter-set.ts";
import type { Genre } from "./_internal/GenreChips.tsx";
import type { NamedCode } from "./_internal/PlaceSelects.tsx";
import { PlainChecks, PlainRange, PlainSelect } from "./_internal/PlainFields.tsx";
import { sortOptions, writeSort } from "./_internal/sort-options.ts";

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
        <PlainChecks
          legend="Genres"
          name="with_genres"
          choices={genres.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={set.genres.map(String)}
        />
        <PlainChecks
          legend="Ways to watch"
          name="with_watch_monetization_types"
          choices={offerKinds.map((kind) => ({
            value: kindInAddress(kind),
            label: offerKindLabels[kind],
          }))}
          chosen={set.offerKinds.map(kindInAddress)}
        />
        <PlainRange legend="Rating" name="vote_average" scale={ratingScale} range={set.rating} />
        <PlainRange
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
        <PlainSelect legend="Region" name="region" choices={countries} chosen={set.region} />
        <PlainSelect
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
