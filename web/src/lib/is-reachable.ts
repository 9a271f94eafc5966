/** Whether Flickmap can be reached: asks it, where the browser has a network at all. */
export const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(5_000);
    return (await fetch("/health/live", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
};
