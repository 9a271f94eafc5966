import { useEffect, useId, useState, type KeyboardEvent } from "react";

interface Options {
  readonly count: number;
  readonly open: boolean;
  /** What the options are found by: another one highlights `first` again. */
  readonly query: string;
  /** The index of the option that is highlighted at first; -1 for none. */
  readonly first: number;
  readonly onSelect: (index: number) => void;
  /** Called when an arrow key is to open the list; left out where it is always shown. */
  readonly onOpen?: () => void;
}

/** The ARIA pattern "combobox with a listbox popup": the focus stays in the input, arrow keys move the highlight. */
export function useListbox({ count, open, query, first, onSelect, onOpen }: Options) {
  const id = useId();
  const [moved, setMoved] = useState<{
    readonly query: string;
    readonly index: number;
    readonly byKey: boolean;
  } | null>(null);
  // A list that opens again, or for another query, starts at its first highlight.
  if (moved && (!open || moved.query !== query)) setMoved(null);
  const index = moved?.index ?? first;
  const highlighted = open && index < count ? index : -1;
  const optionId = (option: number) => `${id}option${option}`;
  const byKey = moved?.byKey ?? true;
  const activeId = highlighted < 0 ? undefined : optionId(highlighted);

  useEffect(() => {
    if (activeId === undefined || !byKey) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId, byKey]);

  const move = (step: 1 | -1) => {
    if (!open) onOpen?.();
    else if (count > 0) {
      const from = highlighted < 0 && step < 0 ? 0 : highlighted;
      setMoved({ query, index: (from + step + count) % count, byKey: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Enter" && highlighted >= 0) {
      event.preventDefault();
      onSelect(highlighted);
    }
  };

  return {
    highlighted,
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open,
      "aria-controls": open ? id : undefined,
      "aria-activedescendant": activeId,
      onKeyDown,
    },
    listProps: { id, role: "listbox" },
    getOptionProps: (option: number) => ({
      id: optionId(option),
      role: "option",
      "aria-selected": option === highlighted,
      "data-highlighted": option === highlighted,
      // The focus stays in the input.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onMouseMove: () => {
        if (option !== highlighted) setMoved({ query, index: option, byKey: false });
      },
      onClick: () => onSelect(option),
    }),
  } as const;
}

export type OptionProps = ReturnType<ReturnType<typeof useListbox>["getOptionProps"]>;
