/** How old an answer is, in words: 'Checked 3 hours ago', and that it stands in for a newer one when it does. */
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
  if (minutes < 120) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
};
