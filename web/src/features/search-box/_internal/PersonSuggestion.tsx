import { styled } from "styled-components";

import { languageOfName } from "../../../lib/format/language-of-name.ts";
import { getDepartmentLabel } from "../../people/department-label.ts";
import { Portrait } from "../../people/Portrait.tsx";
import type { Suggestion_PersonFragment } from "./Autocomplete.generated.ts";
import { Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";
import { SuggestionName, SuggestionRow } from "./suggestion-row.ts";

/** A person as the list of suggestions shows them. */
export function PersonSuggestion({ person }: { readonly person: Suggestion_PersonFragment }) {
  return (
    <SuggestionRow>
      <Face>
        <Portrait person={person} />
      </Face>
      <SuggestionName lang={languageOfName(person.name)} dir="auto">
        {person.name}
      </SuggestionName>
      <Text as="span" $step="caption" $color="text">
        {getDepartmentLabel(person.department) || t("common.person")}
      </Text>
    </SuggestionRow>
  );
}

const Face = styled.span`
  display: block;
  width: 2.5rem;
`;
