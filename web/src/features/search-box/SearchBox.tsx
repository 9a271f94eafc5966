import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import { fetchAhead } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useListbox } from "../../ui/use-listbox.ts";
import { SearchField } from "./_internal/SearchField.tsx";
import { useSuggestions } from "./_internal/use-suggestions.ts";
import { readQuery } from "./search-query.ts";
import { reportRejection } from "../../lib/report-error.ts";

const loadSuggestions = () => import("./_internal/Suggestions.tsx");
const Suggestions = lazy(() => loadSuggestions().catch(() => ({ default: () => null })));
const fetchList = () => fetchAhead(loadSuggestions);

interface Props {
  readonly country: string | null;
  readonly takesFocus?: boolean;
  readonly landmark?: string;
  readonly large?: boolean;
  readonly onDone?: () => void;
}

/** The input is uncontrolled, so that text typed before hydration stays. */
export function SearchBox({ country, takesFocus = false, onDone, landmark, large = false }: Props) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [wantsList, setWantsList] = useState(false);
  const suggestions = useSuggestions(typed, country);
  const found = suggestions.state === "answered" ? suggestions : null;
  const open = wantsList && suggestions.state !== "closed";

  const openList = useCallback(() => {
    setTyped(field.current?.value ?? "");
    setWantsList(true);
  }, []);
  const leave = (path: string) => {
    setWantsList(false);
    reportRejection(navigate(path));
    onDone?.();
  };
  const search = (query: string) => leave(paths.search(query));
  const choose = (path: string) => {
    if (field.current) field.current.value = "";
    setTyped("");
    leave(path);
  };
  const ofFound = (found?.options ?? []).map((option) => () => {
    switch (option.kind) {
      case "title":
        return choose(paths.title(option.title));
      case "shortcut":
        return choose(option.shortcut.path);
      case "person":
        return choose(paths.person(option.person));
    }
  });
  const searchTyped = () => search(readQuery(typed));
  const choices = ofFound.length > 0 ? [...ofFound, searchTyped] : [];
  const { inputProps, listProps, getOptionProps } = useListbox({
    count: choices.length,
    open,
    query: typed,
    first: -1,
    onOpen: openList,
    onSelect: (index) => choices[index]?.(),
  });

  useEffect(() => {
    if (takesFocus) {
      field.current?.focus();
      openList();
    }
    // Typed before hydration.
    if (document.activeElement === field.current && field.current?.value) openList();
  }, [takesFocus, openList]);

  return (
    <Frame>
      <SearchField
        ref={field}
        action={paths.search()}
        landmark={landmark}
        look={large ? "large" : "header"}
        {...(hydrated && inputProps)}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onClick={openList}
        onInput={openList}
        onBlur={() => setWantsList(false)}
        onKeyDown={(event) => {
          inputProps.onKeyDown(event);
          if (event.key !== "Escape" || !open) return;
          // What surrounds the field stays open.
          event.preventDefault();
          setWantsList(false);
        }}
        onSearch={search}
      />
      {open && (
        <Suspense>
          <Suggestions
            query={readQuery(typed)}
            found={found}
            listProps={listProps}
            getOptionProps={getOptionProps}
          />
        </Suspense>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;
