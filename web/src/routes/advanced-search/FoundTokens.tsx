import Plus from "virtual:icons/plus";
import { skipToken } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { MAX_KEYWORDS, MAX_PEOPLE } from "../../features/filters/filter-set.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import type { TitleType } from "../../generated/schema.ts";
import { rich, t } from "../../lib/messages.ts";
import { UNSTORED } from "../../network/unstored.ts";
import { Chip } from "../../ui/Chip.tsx";
import { FieldLabel } from "../../ui/Group.tsx";
import { Link } from "../../ui/Link.tsx";
import { Row, Text } from "../../ui/primitives.ts";
import { media, space } from "../../ui/theme.ts";
import { useFindKeywordsQuery, useFindPeopleQuery } from "./filters/FindTokens.generated.ts";
import { MAX_FOUND } from "./filters/KeywordsAndPeople.tsx";
import type { Token } from "./filters/TokenField.tsx";
import { readFind } from "./filters/find-names.ts";

interface Props {
  readonly type: TitleType;
  readonly set: FilterSet;
  readonly getHref: (set: FilterSet) => string;
}

/** The keywords and persons by the names that the form was sent with, each a link that narrows by it. */
export function FoundTokens({ type, set, getHref }: Props) {
  const [searchParams] = useSearchParams();
  const { keyword, person } = readFind(searchParams, type);
  const keywords = useFindKeywordsQuery(
    keyword === null ? skipToken : { variables: { query: keyword }, context: UNSTORED },
  );
  const people = useFindPeopleQuery(
    person === null ? skipToken : { variables: { query: person }, context: UNSTORED },
  );
  return (
    <>
      {keyword !== null && (
        <Choices
          heading={rich("advanced-search.keywordsFor", { query: keyword })}
          found={keywords.data?.searchKeywords?.slice(0, MAX_FOUND)}
          failed={keywords.error !== undefined}
          chosen={set.keywords}
          max={MAX_KEYWORDS}
          getHref={(all) => getHref({ ...set, keywords: all })}
        />
      )}
      {person !== null && (
        <Choices
          heading={rich("advanced-search.peopleFor", { query: person })}
          found={people.data?.autocompletePeople ?? undefined}
          failed={people.error !== undefined}
          chosen={set.people}
          max={MAX_PEOPLE}
          getHref={(all) => getHref({ ...set, people: all })}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly heading: ReactNode;
  /** Undefined while they load, and where they could not be had. */
  readonly found: readonly Token[] | undefined;
  readonly failed: boolean;
  readonly chosen: readonly number[];
  readonly max: number;
  readonly getHref: (chosen: readonly number[]) => string;
}

function Choices({ heading, found, failed, chosen, max, getHref }: ChoicesProps) {
  const others = found?.filter(({ id }) => !chosen.includes(id));
  return (
    <Part>
      <FieldLabel>{heading}</FieldLabel>
      {others === undefined || others.length === 0 || chosen.length >= max ? (
        <Text $step="small">
          {chosen.length >= max
            ? t("advanced-search.fullHint", { max })
            : failed
              ? t("advanced-search.failedText")
              : t(others ? "common.nothingFound" : "common.loading")}
        </Text>
      ) : (
        <Row as="ul" $wrap $gap={2}>
          {others.map(({ id, name }) => (
            <li key={id}>
              <Choice as={Link} to={getHref([...chosen, id].sort((a, b) => a - b))}>
                <Plus size={14} aria-hidden />
                <span dir="auto">{name}</span>
              </Choice>
            </li>
          ))}
        </Row>
      )}
    </Part>
  );
}

const Part = styled.div`
  margin-bottom: ${space(5)};
`;

const Choice = styled(Chip)`
  text-decoration: none;
  ${media.compact} {
    min-height: 2.75rem;
  }
`;
