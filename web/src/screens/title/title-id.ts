/** The largest number that the film database's ids can have. */
const largest = 2_147_483_647;

/** The number of a title as it stands in an address; null for anything that cannot be one: `0`, `-1`, `1e3`, `abc`. */
export const readTitleId = (written: string | undefined): number | null => {
  if (written === undefined || !/^[1-9]\d{0,9}$/.test(written)) return null;
  const id = Number(written);
  return id <= largest ? id : null;
};
