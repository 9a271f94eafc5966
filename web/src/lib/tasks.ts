export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves in a task of its own, so that the browser can respond before it. */
export const nextTask = (): Promise<void> => pause(0);

/** Calls back once the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
};
