import { useId } from "react";
import { Link } from "../../ui/Link.tsx";
import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import { languageOfName } from "../../lib/format/language-of-name.ts";
import {
  clampLines,
  color,
  media,
  motion,
  radius,
  space,
  text,
  scrollsSideways,
} from "../../ui/theme.ts";
import { getDepartmentLabel } from "./department-label.ts";
import type { PeopleRow_PersonFragment } from "./PeopleRow.generated.ts";
import { Portrait } from "./Portrait.tsx";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly people: readonly PeopleRow_PersonFragment[];
  readonly isBelow?: boolean;
}

/** Persons whose names match a search, each a link to their page. Nothing where there are none. */
export function PeopleRow({ people, isBelow = false }: Props) {
  const heading = useId();
  if (people.length === 0) return null;
  return (
    <Section as="section" $above={isBelow ? 8 : 0} $below={8} aria-labelledby={heading}>
      <Text as="h2" $step="subheading" $below={2} id={heading}>
        {t("people.heading")}
      </Text>
      <Row aria-labelledby={heading}>
        {people.map((person) => (
          <Item key={person.id}>
            <Card to={paths.person(person)}>
              <Face>
                <Portrait person={person} />
              </Face>
              <Name lang={languageOfName(person.name)} dir="auto">
                {person.name}
              </Name>
              <Work>{getDepartmentLabel(person.department)}</Work>
            </Card>
          </Item>
        ))}
      </Row>
    </Section>
  );
}

const Section = styled(Text)`
  contain: inline-size;
`;

/** Runs off the side of a narrow window, where it is scrolled by touch and by what gets the focus. */
const Row = styled.ul`
  display: grid;
  grid-auto-columns: 6.75rem;
  grid-auto-flow: column;
  justify-content: start;
  gap: ${space(3)};
  margin: 0 ${space(-2)};
  padding: ${space(2)};
  ${scrollsSideways};
  scroll-padding-inline: ${space(2)};
  scroll-snap-type: x proximity;
`;

/** Snapped to, so that what gets the focus comes into view whole. */
const Item = styled.li`
  scroll-snap-align: start;
`;

const Face = styled.span`
  display: block;
  width: 5.5rem;
  margin: 0 auto ${space(2)};
  transition: transform ${motion.calm} ${motion.ease};
`;

const Card = styled(Link)`
  display: block;
  border-radius: ${radius.medium};
  text-align: center;
  ${media.hover} {
    &:hover ${Face} {
      transform: translateY(-4px);
    }
  }
`;

const Name = styled.span`
  ${text.smallStrong};
  ${clampLines(2)};
  overflow-wrap: anywhere;
  color: ${color.textStrong};
  &[dir="auto"] {
    margin-inline: auto;
    text-align: center;
  }
`;

const Work = styled.span`
  ${text.caption};
  display: block;
  min-height: 1.25rem;
  color: ${color.textQuiet};
`;
