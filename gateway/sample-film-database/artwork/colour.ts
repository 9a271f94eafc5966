/** Colours as `#rrggbb`. */

type Rgb = readonly [number, number, number];

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  const clamped = rgb.map((part) => Math.max(0, Math.min(255, Math.round(part))));
  return `#${clamped.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour between two: 0 is the first, 1 the second. */
export function mixed(first: string, second: string, share: number): string {
  const one = parse(first);
  const other = parse(second);
  const between = (index: 0 | 1 | 2): number => one[index] + (other[index] - one[index]) * share;
  return format([between(0), between(1), between(2)]);
}

/** A darker colour. */
export function darker(colour: string, share: number): string {
  return mixed(colour, "#000000", share);
}

/** A lighter colour. */
export function lighter(colour: string, share: number): string {
  return mixed(colour, "#ffffff", share);
}

/** How light a colour is to the eye, 0 to 1 (relative luminance). */
export function luminance(colour: string): number {
  const [red, green, blue] = parse(colour).map((part) => {
    const value = part / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours, 1 to 21. */
function contrast(first: string, second: string): number {
  const one = luminance(first) + 0.05;
  const other = luminance(second) + 0.05;
  return Math.max(one, other) / Math.min(one, other);
}

/** The candidate that reads best on a ground. */
export function readable(ground: string, ...candidates: readonly [string, ...string[]]): string {
  let best = candidates[0];
  for (const candidate of candidates) {
    if (contrast(ground, candidate) > contrast(ground, best)) best = candidate;
  }
  return best;
}
