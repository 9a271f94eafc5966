import type { Random } from "../random.ts";
import { polygon, round } from "./svg.ts";

/** Shapes that posters and backdrops share. */

/** The outline of hills from edge to edge, filled down to the bottom. */
export function ridge(
  chance: Random,
  width: number,
  bottom: number,
  y: number,
  height: number,
  peaks: number,
): string {
  const points: [number, number][] = [[0, bottom]];
  const span = width / peaks;
  for (let peak = -1; peak <= peaks; peak++) {
    const middle = (peak + 0.5 + chance.between(-0.25, 0.25)) * span;
    const top = y - chance.between(0.45, 1) * height;
    const foot = y + chance.between(-0.05, 0.15) * height;
    // A shoulder on either side keeps a peak from being a mere triangle.
    const shoulder = chance.between(0.3, 0.6);
    points.push(
      [middle - span * 0.48, foot],
      [middle - span * 0.26, foot + (top - foot) * shoulder],
      [middle - span * 0.17, foot + (top - foot) * (shoulder + 0.04)],
      [middle, top],
      [middle + span * 0.1, foot + (top - foot) * 0.72],
      [middle + span * 0.2, foot + (top - foot) * 0.66],
    );
  }
  points.push([width, bottom]);
  return polygon(points.map(([x, at]) => [Math.max(0, Math.min(width, x)), at] as const));
}

/** A row of buildings from edge to edge, and the windows that are lit. */
export function skyline(
  chance: Random,
  width: number,
  bottom: number,
  lowest: number,
  highest: number,
  lit: number,
): { buildings: string; windows: string } {
  let buildings = "";
  let windows = "";
  for (let x = -chance.between(0, 20); x < width;) {
    const across = chance.between(34, 82);
    const top = bottom - chance.between(lowest, highest);
    buildings += `M${round(x)} ${bottom}V${round(top)}H${round(x + across)}V${bottom}Z`;
    if (chance.chance(0.3)) {
      const middle = x + across / 2;
      buildings += `M${round(middle - 2)} ${round(top)}V${round(top - chance.between(14, 50))}h4V${round(top)}Z`;
    }
    for (let wy = top + 12; wy < bottom - 12; wy += 15) {
      for (let wx = x + 7; wx < x + across - 9; wx += 11) {
        if (chance.chance(lit)) windows += `M${round(wx)} ${round(wy)}h5v7h-5Z`;
      }
    }
    x += across + (chance.chance(0.25) ? chance.between(2, 10) : 0);
  }
  return { buildings, windows };
}

/** A standing figure in a coat, seen from afar, its feet at a point. */
export function figure(x: number, y: number, height: number): string {
  const s = height / 100;
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  const [rx, ry] = [round(5.2 * s), round(6.4 * s)];
  const head = `M${at(-5.2, -92.5)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  const coat = `M${at(-3, -87)}L${at(3, -87)}L${at(4, -83)}Q${at(12, -81)} ${at(13, -74)}Q${at(15.5, -58)} ${at(15, -43)}L${at(11.6, -42)}L${at(10.4, -62)}L${at(12.5, -25)}L${at(6.5, -23)}L${at(6, -1)}L${at(9, 0)}L${at(1.4, 0)}L${at(0.4, -24)}L${at(-0.8, -24)}L${at(-2, 0)}L${at(-9.6, 0)}L${at(-6.4, -1)}L${at(-6.6, -23)}L${at(-12.5, -25)}L${at(-10.4, -62)}L${at(-11.6, -42)}L${at(-15, -43)}Q${at(-15.5, -58)} ${at(-13, -74)}Q${at(-12, -81)} ${at(-4, -83)}Z`;
  return head + coat;
}

/** A star of so many points around a centre. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const radius = index % 2 === 0 ? outer : inner;
      const angle = turn + (Math.PI * index) / points;
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
    }),
  );
}

/** Dots strewn over a box as one path: many small circles at little cost. */
export function specks(
  chance: Random,
  box: { x: number; y: number; width: number; height: number },
  count: number,
  smallest: number,
  largest: number,
): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const r = round(smallest + (largest - smallest) * chance.next() ** 3);
    const x = round(box.x + chance.next() * box.width);
    const y = round(box.y + chance.next() * box.height);
    d += `M${x} ${y}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return d;
}
