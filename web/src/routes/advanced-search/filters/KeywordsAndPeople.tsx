import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { MAX_KEYWORDS, MAX_PEOPLE, type FilterSet } from "../../../features/filters/filter-set.ts";
import type { TitleType } from "../../../generated/schema.ts";
import { t } from "../../../lib/messages.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { UNSTORED } from "../../../network/unstored.ts";
import { FieldLabel, Group, Text } from "../../../ui/primitives.ts";
import { FindKeywordsDocument, FindPeopleDocument } from "./FindTokens.generated.ts";
import { TokenField, type Token } from "./TokenField.tsx";
import { useQuery } from "../../../network/use-query.ts";

const MIN_LETTERS = 2;
const MAX_FOUND = 8;
const DEBOUNCE_MS = 300;

/** What was found once typing rests; undefined below two letters, and while it loads. */
const useFound = <Data,>(
  document: TypedDocumentNode<Data, { query: string }>,
  typed: string,
): Data | undefined => {
  const text = typed.trim();
  const query = useDebounced(text, DEBOUNCE_MS);
  const { data } = useQuery(
    document,
    query.length < MIN_LETTERS ? skipToken : { variables: { query }, context: UNSTORED },
  );
  return query === text ? (data as Data | undefined) : undefined;
};

interface Props {
  readonly type: TitleType;
  readonly keywords: readonly number[];
  readonly people: readonly number[];
  readonly names: { readonly keywords: readonly Token[]; readonly people: readonly Token[] };
  readonly onChange: (part: Partial<Pick<FilterSet, "keywords" | "people">>) => void;
}

export function KeywordsAndPeople({ type, keywords, people, names, onChange }: Props) {
  const [keyword, setKeyword] = useState("");
  const [person, setPerson] = useState("");
  const foundKeywords = useFound(FindKeywordsDocument, keyword)?.searchKeywords;
  const foundPeople = useFound(FindPeopleDocument, person)?.autocompletePeople;
  return (
    <>
      <TokenField
        label={t("advanced-search.keywords")}
        placeholder={t("advanced-search.findKeyword")}
        max={MAX_KEYWORDS}
        chosen={keywords}
        names={names.keywords}
        found={foundKeywords?.slice(0, MAX_FOUND)}
        onQuery={setKeyword}
        onChange={(next) => onChange({ keywords: next })}
      />
      {type === "MOVIE" ? (
        <TokenField
          label={t("advanced-search.people")}
          placeholder={t("advanced-search.findPerson")}
          max={MAX_PEOPLE}
          chosen={people}
          names={names.people}
          found={foundPeople ?? undefined}
          onQuery={setPerson}
          onChange={(next) => onChange({ people: next })}
        />
      ) : (
        <Group aria-label={t("advanced-search.people")}>
          <FieldLabel>{t("advanced-search.people")}</FieldLabel>
          <Text $step="small" $color="textQuiet">
            {t("advanced-search.noPeople")}
          </Text>
        </Group>
      )}
    </>
  );
}
