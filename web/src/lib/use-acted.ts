import { useEffect, useState } from "react";

/** What a visitor does, and a page that is only loaded does not. */
const acts = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Whether the visitor has done anything since the component was shown; true from then on. */
export function useActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return undefined;
    const note = () => setActed(true);
    for (const act of acts) addEventListener(act, note, { passive: true });
    return () => {
      for (const act of acts) removeEventListener(act, note);
    };
  }, [acted]);
  return acted;
}
