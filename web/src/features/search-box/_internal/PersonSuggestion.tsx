import { styled } from "styled-components";

import { languageOfName } from "../../../lib/format/language-of-name.ts";
import { color, space, text } from "../../../ui/theme.ts";
import { getDepartmentLabel } from "../../people/department-label.ts";
import { Portrait } from "../../people/Portrait.tsx";
import type { Suggestion_PersonFragment } from "./Autocomplete.generated.ts";
import { Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";

/** A person as the list of suggestions shows them. */
export function PersonSuggestion({ person }: { readonly person: Suggestion_PersonFragment }) {
  return (
    <Frame>
      <Face>
        <Portrait person={person} />
      </Face>
      <Name lang={languageOfName(person.name)} dir="auto">
        {person.name}
      </Name>
      <Text as="span" $step="caption" $color="text">
        {getDepartmentLabel(person.department) || t("common.person")}
      </Text>
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) max-content;
  align-items: center;
  column-gap: ${space(3)};
  padding: ${space(2)};
`;

const Face = styled.span`
  display: block;
  width: 2.5rem;
`;

const Name = styled.span`
  ${text.smallStrong};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textStrong};
`;
