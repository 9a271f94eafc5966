import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { MAX_KEYWORDS, MAX_PEOPLE } from "../../../features/filters/filter-set.ts";
import { t } from "../../../lib/messages.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { UNSTORED } from "../../../network/operation.ts";
import { NoFilter } from "./AgeRatingSelect.tsx";
import type { FilterPart } from "./filter-part.ts";
import { useFindKeywordsQuery, useFindPeopleQuery } from "./FindTokens.generated.ts";
import { TokenField, type Token } from "./TokenField.tsx";

const MIN_LETTERS = 2;
const MAX_FOUND = 8;
const DEBOUNCE_MS = 300;

/** What is looked for once typing rests; null below two letters. And whether that is the text as it is now. */
const useQuery = (typed: string) => {
  const text = typed.trim();
  const rested = useDebounced(text, DEBOUNCE_MS);
  const query = rested.length < MIN_LETTERS ? null : rested;
  return { query, isCurrent: query === text };
};

const useKeywords = (typed: string): readonly Token[] | undefined => {
  const { query, isCurrent } = useQuery(typed);
  const { data } = useFindKeywordsQuery(
    query === null ? skipToken : { variables: { query }, context: UNSTORED },
  );
  return isCurrent ? data?.searchKeywords?.slice(0, MAX_FOUND) : undefined;
};

const usePeople = (typed: string): readonly Token[] | undefined => {
  const { query, isCurrent } = useQuery(typed);
  const { data } = useFindPeopleQuery(
    query === null ? skipToken : { variables: { query }, context: UNSTORED },
  );
  return isCurrent ? (data?.autocompletePeople ?? undefined) : undefined;
};

interface Props extends FilterPart {
  readonly names: {
    readonly keywords: readonly Token[] | null;
    readonly people: readonly Token[] | null;
  };
}

export function KeywordsAndPeople({ type, draft, names, onChange }: Props) {
  const [keyword, setKeyword] = useState("");
  const [person, setPerson] = useState("");
  const foundKeywords = useKeywords(keyword);
  const foundPeople = usePeople(person);
  return (
    <>
      <TokenField
        label={t("advanced-search.keywords")}
        placeholder={t("advanced-search.findKeyword")}
        max={MAX_KEYWORDS}
        chosen={draft.keywords}
        names={names.keywords ?? []}
        found={foundKeywords}
        onQuery={setKeyword}
        onChange={(next) => onChange({ keywords: next })}
      />
      {type === "MOVIE" ? (
        <TokenField
          label={t("advanced-search.people")}
          placeholder={t("advanced-search.findPerson")}
          max={MAX_PEOPLE}
          chosen={draft.people}
          names={names.people ?? []}
          found={foundPeople}
          onQuery={setPerson}
          onChange={(next) => onChange({ people: next })}
        />
      ) : (
        <NoFilter label={t("advanced-search.people")}>{t("advanced-search.noPeople")}</NoFilter>
      )}
    </>
  );
}
