import type { Random } from "../random.ts";
import { path, polygon, round } from "./svg.ts";

/** Shapes that posters and backdrops share; each takes the sheet's width and where it ends below. */

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly chance: Random;
}

/** What lies below `y` from edge to edge, as high as `rise` above it, filled down to the bottom. */
type Land = (sheet: Sheet, y: number, rise: number, fill: string) => string;

/** Hills. */
export const ridge: Land = ({ width, height, chance }, y, rise, fill) => {
  const count = chance.whole(5, 9);
  const points = Array.from({ length: count * 2 + 1 }, (_, index): [number, number] => [
    (width * index) / (count * 2),
    y - (index % 2 === 0 ? chance.between(0, 0.35) : chance.between(0.4, 1)) * rise,
  ]);
  return path(polygon([[0, height], ...points, [width, height]]), fill);
};

/** A swell. */
export const swell: Land = ({ width, height, chance }, y, rise, fill) => {
  const step = width / chance.pick([2, 3, 4]);
  const start = -step * chance.next();
  let d = `M${round(start - step)} ${round(y)}`;
  for (let x = start; x < width + step; x += step)
    d += `Q${round(x - step / 2)} ${round(y - rise)} ${round(x)} ${round(y)}T${round(x + step)} ${round(y)}`;
  return path(`${d}V${height}H0Z`, fill);
};

/** Buildings from edge to edge, some of their windows lit. */
export function skyline(
  { width, height, chance }: Sheet,
  y: number,
  rise: number,
  fill: string,
  lit: string,
): string {
  const scale = width / 500;
  let buildings = "";
  let windows = "";
  for (let x = -10; x < width;) {
    const across = chance.between(34, 80) * Math.sqrt(scale);
    const top = y - chance.between(0.2, 1) * rise;
    buildings += `M${round(x)} ${height}V${round(top)}H${round(x + across)}V${height}Z`;
    for (let wy = top + 14; wy < Math.min(y + 60, height - 20); wy += 16)
      for (let wx = x + 8; wx < x + across - 9; wx += 12)
        if (chance.chance(0.22)) windows += `M${round(wx)} ${round(wy)}h5v7h-5Z`;
    x += across + (chance.chance(0.25) ? 6 : 0);
  }
  return path(buildings, fill) + path(windows, lit, { "fill-opacity": 0.75 });
}

/** Pointed trees. */
export const trees: Land = ({ width, height, chance }, y, rise, fill) => {
  let d = `M0 ${height}`;
  for (let x = 0; x < width;) {
    const across = chance.between(0.16, 0.3) * rise;
    d += `L${round(x)} ${round(y)}L${round(x + across / 2)} ${round(y - chance.between(0.45, 1) * rise)}L${round(x + across)} ${round(y)}`;
    x += across * chance.between(0.6, 1);
  }
  return path(`${d}L${width} ${height}Z`, fill);
};

/** Dots strewn down to `y` as one path: many small circles at little cost. */
export function specks(
  { width, chance }: Sheet,
  y: number,
  count: number,
  fill: string,
  opacity = 0.8,
): string {
  const d = Array.from({ length: count }, () => {
    const r = round(0.6 + (2.4 * chance.next() ** 3 * Math.sqrt(width)) / 22);
    return `M${round(chance.next() * width)} ${round(chance.next() * y)}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  });
  return path(d.join(""), fill, { "fill-opacity": opacity });
}
