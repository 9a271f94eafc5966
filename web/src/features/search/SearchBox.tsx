import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";

import { paths } from "../../paths.ts";
import { fetchAhead } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type AutocompleteField from "./_internal/Autocomplete.tsx";
import { SearchField } from "./_internal/SearchField.tsx";

const loadAutocomplete = () => import("./_internal/Autocomplete.tsx");

interface Props {
  /** The code of the selected country, which suggestions name services of; null while it is not known. */
  readonly country: string | null;
  /** What the field holds at first: the query of the page, or nothing. */
  readonly initial?: string;
  /** True where the visitor has just opened the field. */
  readonly takesFocus?: boolean;
  /** What the search landmark is called, where a page has several. */
  readonly landmark?: string;
  /** True where searching is what the place is about. */
  readonly large?: boolean;
  /** Told when the visitor has gone to a result or to the search screen. */
  readonly onDone?: () => void;
}

/** What the field is to assistive technology, so that it stays the same when suggestions come. */
const combobox = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false } as const;

/**
 * The field for a title's name. It takes text from the first paint on; suggestions come to it with
 * the focus, in a chunk of their own, and keep text and focus. Submitting goes to the search
 * screen; a blank text does nothing.
 */
export function SearchBox({
  country,
  initial = "",
  takesFocus = false,
  onDone,
  landmark,
  large = false,
}: Props) {
  const navigate = useNavigate();
  const look = large ? "large" : "header";
  const [typed, setTyped] = useState(initial);
  const [arrived, setArrived] = useState<{
    readonly Autocomplete: typeof AutocompleteField;
    readonly hadFocus: boolean;
  } | null>(null);
  const [wanted, setWanted] = useState(false);
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  // What was typed before the page could listen stays, and so does the focus.
  useEffect(() => {
    const early = field.current?.value ?? "";
    if (early !== "") setTyped(early);
    if (field.current && document.activeElement === field.current) setWanted(true);
  }, []);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const arrive = async () => {
      const { default: Autocomplete } = await loadAutocomplete();
      if (left) return;
      // At once, so that no key falls between the two fields.
      flushSync(() => {
        setArrived({ Autocomplete, hadFocus: document.activeElement === field.current });
      });
    };
    // Where the chunk does not come, the plain field goes on: it searches all the same. The next focus tries again.
    arrive().catch(() => setWanted(false));
    return () => {
      left = true;
    };
  }, [wanted]);

  const search = (query: string) => {
    void navigate(paths.search(query));
    onDone?.();
  };

  if (arrived) {
    return (
      <arrived.Autocomplete
        country={country}
        typed={typed}
        landmark={landmark}
        look={look}
        onType={setTyped}
        takeFocus={arrived.hadFocus}
        onSearch={search}
        onChoose={(title) => {
          setTyped("");
          void navigate(paths.title(title));
          onDone?.();
        }}
      />
    );
  }
  return (
    <SearchField
      ref={field}
      action={paths.search()}
      value={typed}
      landmark={landmark}
      look={look}
      {...(hydrated ? combobox : {})}
      onPointerEnter={() => fetchAhead(loadAutocomplete)}
      onFocus={() => setWanted(true)}
      onChange={(event) => setTyped(event.target.value)}
      onSearch={search}
    />
  );
}
