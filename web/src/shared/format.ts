/** Minutes as 'Xh Ym', such as '2h 19m', '45m', '2h'; null when unknown or 0. */
export const formatRuntime = (minutes: number | null): string | null => {
  if (minutes === null || minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
};

/** The film database's average of 0 to 10 on the 5-point scale with one decimal; null when nobody has voted. */
export const formatRating = (voteAverage: number): string | null =>
  voteAverage > 0 ? (voteAverage / 2).toFixed(1) : null;

/** `2025-03-29` as 'March 29, 2025'; null when unknown or not a date. */
export const formatDate = (date: string | null): string | null => {
  if (date === null) return null;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  return day.toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: "numeric",
  });
};
