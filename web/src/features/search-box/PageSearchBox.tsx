import { useEffect, useRef, type ReactNode } from "react";
import { SearchField } from "./_internal/SearchField.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly query: string;
  /** Where the form goes as a whole page; used where `onSearch` is left out, and without scripts. */
  readonly action: string;
  readonly onSearch?: (query: string) => void;
  readonly children?: ReactNode;
}

export function PageSearchBox({ query, ...form }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Another query by Back, Forward or a link; the field itself stays, and with it the focus.
  const shown = useRef(query);
  useEffect(() => {
    if (field.current && shown.current !== query) field.current.value = query;
    shown.current = query;
  }, [query]);
  return (
    <SearchField
      {...form}
      ref={field}
      look="page"
      landmark={t("suggestions.thisPage")}
      type="search"
      defaultValue={query}
      placeholder={t("suggestions.placeholder")}
      aria-label={t("suggestions.label")}
    />
  );
}
