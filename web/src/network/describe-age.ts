import { pageLanguage, t } from "../lib/messages.ts";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/**
 * How long ago something was, in words: '3 hours ago'.
 *
 * @param age in milliseconds
 */
export function describeAge(age: number): string {
  for (const [unit, length] of units) {
    if (age >= length) {
      return new Intl.RelativeTimeFormat(pageLanguage().tag).format(
        -Math.floor(age / length),
        unit,
      );
    }
  }
  return t("offline.justNow");
}
