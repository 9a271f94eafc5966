/** What Chromium tells of the line; other browsers tell nothing. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether something may be requested that perhaps nobody wants: not where data is to be saved, nor on a slow line. */
export const isLineFree = (): boolean => {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  if (!navigator.onLine) return false;
  return connection?.saveData !== true && (connection?.effectiveType ?? "4g") === "4g";
};
