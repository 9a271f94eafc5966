import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import type { ProviderFamily } from "../../features/services/provider-family.ts";
import { Button } from "../../ui/Button.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import type { ChangesFilter } from "./changes-filter.ts";
import { writeChangesFilter } from "./changes-filter.ts";
import { isChosen } from "./choose-services.ts";

interface Props {
  readonly families: readonly ProviderFamily[];
  readonly filter: ChangesFilter;
}

/** Every service of the country as a plain form, for where scripts do not run. */
export function PlainServicesForm({ families, filter }: Props) {
  const kept = Object.entries(writeChangesFilter({ ...filter, services: [] }));
  return (
    <Panel>
      <summary>All services</summary>
      <form method="get" action={paths.changes()}>
        {kept.map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <fieldset>
          <legend>Streaming services</legend>
          {families.map((family) => (
            <label key={family.id}>
              <input
                type="checkbox"
                name="family"
                value={family.id}
                defaultChecked={isChosen(filter.services, family)}
              />{" "}
              {family.name}
            </label>
          ))}
        </fieldset>
        <Button type="submit" $small>
          Show
        </Button>
      </form>
    </Panel>
  );
}

const Panel = styled.details`
  ${text.small};
  padding: ${space(3)} ${space(5)};
  border-radius: ${radius.large};
  background: ${color.surface};
  summary {
    ${text.smallStrong};
    cursor: pointer;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    margin-block: ${space(4)};
    padding: 0;
    border: 0;
  }
`;
