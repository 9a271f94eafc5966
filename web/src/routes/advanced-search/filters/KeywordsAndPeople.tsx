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
const useTyped = () => {
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const query = useDebounced(text, DEBOUNCE_MS);
  const asked = query.length < MIN_LETTERS ? null : { variables: { query }, context: UNSTORED };
  return { asked, isCurrent: asked !== null && query === text, setTyped };
};

interface Props extends FilterPart {
  readonly names: {
    readonly keywords: readonly Token[] | null;
    readonly people: readonly Token[] | null;
  };
}

export function KeywordsAndPeople({ type, draft, names, onChange }: Props) {
  const keyword = useTyped();
  const person = useTyped();
  const keywords = useFindKeywordsQuery(keyword.asked ?? skipToken).data?.searchKeywords;
  const people = useFindPeopleQuery(person.asked ?? skipToken).data?.autocompletePeople;
  return (
    <>
      <TokenField
        label={t("advanced-search.keywords")}
        placeholder={t("advanced-search.findKeyword")}
        max={MAX_KEYWORDS}
        chosen={draft.keywords}
        names={names.keywords ?? []}
        found={keyword.isCurrent ? keywords?.slice(0, MAX_FOUND) : undefined}
        onQuery={keyword.setTyped}
        onChange={(next) => onChange({ keywords: next })}
      />
      {type === "MOVIE" ? (
        <TokenField
          label={t("advanced-search.people")}
          placeholder={t("advanced-search.findPerson")}
          max={MAX_PEOPLE}
          chosen={draft.people}
          names={names.people ?? []}
          found={(person.isCurrent && people) || undefined}
          onQuery={person.setTyped}
          onChange={(next) => onChange({ people: next })}
        />
      ) : (
        <NoFilter label={t("advanced-search.people")}>{t("advanced-search.noPeople")}</NoFilter>
      )}
    </>
  );
}
