/** The inner size of the window in every browser, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 } as const;
