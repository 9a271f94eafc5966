/** How old an answer is, in few words: 'Checked 3 h ago', and that it stands in for a newer one when it does. */
export const describeAge = ({
  ageSeconds,
  stale,
}: {
  readonly ageSeconds: number;
  readonly stale: boolean;
}): string => `Checked ${span(ageSeconds)}${stale ? "; a newer answer could not be had yet" : ""}`;

const span = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 2) return "just now";
  if (minutes < 120) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
};
