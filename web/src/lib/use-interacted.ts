import { useEffect, useState } from "react";

/** What a visitor does, and a page that is only loaded does not. */
const interactions = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Whether the visitor has scrolled the page, or done anything since the component was shown; true from then on. */
export function useInteracted(): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    if (interacted) return undefined;
    const note = () => setInteracted(true);
    // A part of the page that is hydrated late was not there when the visitor scrolled to it.
    if (scrollY > 0) note();
    for (const act of interactions) addEventListener(act, note, { passive: true });
    return () => {
      for (const act of interactions) removeEventListener(act, note);
    };
  }, [interacted]);
  return interacted;
}
