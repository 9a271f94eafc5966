import { useEffect, useState } from "react";

/** After how long a wait deserves a word. */
const patienceMs = 4_000;

/** True once a wait has lasted longer than people expect. */
export const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
};
