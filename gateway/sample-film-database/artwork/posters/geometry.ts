import { darker, lighter, mixed, readable } from "../colour.ts";
import { figure, star } from "../shapes.ts";
import { circle, group, path, polygon, rect, round } from "../svg.ts";
import { type Composition, HEIGHT, titleAtFoot, titleAtHead, WIDTH } from "./composition.ts";

/** Compositions of plain shapes. */

const PALE = "#f8f0df";

/** Rays from a point, a disc in front of them. */
export const sunburst: Composition = ({ palette, chance }) => {
  const x = 250;
  const y = chance.between(250, 330);
  const rays = chance.whole(11, 18);
  const wedges = Array.from({ length: rays }, (_, index) => {
    const from = (index / rays) * Math.PI * 2;
    const to = from + Math.PI / rays;
    return polygon([
      [x, y],
      [x + 900 * Math.cos(from), y + 900 * Math.sin(from)],
      [x + 900 * Math.cos(to), y + 900 * Math.sin(to)],
    ]);
  });
  const band = darker(palette.ground, 0.08);
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      path(wedges.join(""), palette.depth) +
      circle(x, y, 138, palette.second) +
      circle(x, y, 112, palette.accent) +
      path(star(x, y, 84, 34, chance.pick([5, 6, 8])), palette.ground) +
      rect(0, 520, WIDTH, HEIGHT - 520, band) +
      rect(0, 520, WIDTH, 8, palette.accent),
    title: {
      box: { x: 36, y: 552, width: 428, height: 130 },
      align: "centre",
      valign: "middle",
      ink: readable(band, palette.ink, PALE),
    },
    credit: { x: 250, y: 722, align: "centre", ink: readable(band, palette.ink, PALE) },
  };
};

/** Rings within rings around a point off the centre. */
export const rings: Composition = ({ palette, chance }) => {
  const x = chance.between(150, 380);
  const y = chance.between(210, 320);
  const count = 11;
  const discs = Array.from({ length: count }, (_, index) => {
    const r = 470 - index * 42;
    const drift = index * chance.between(2, 5);
    return circle(
      x + drift * 0.6,
      y + drift,
      r,
      index % 2 === 0 ? palette.ground : mixed(palette.depth, palette.accent, index / count),
    );
  });
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.depth) +
      discs.join("") +
      rect(0, 560, WIDTH, 190, palette.ground),
    ...titleAtFoot(128, "left", readable(palette.ground, palette.ink, PALE)),
  };
};

/** Quarter circles, discs and squares on a grid. */
export const tiles: Composition = ({ palette, chance }) => {
  const size = 100;
  const colours = [
    palette.accent,
    palette.second,
    palette.depth,
    lighter(palette.accent, 0.4),
    palette.ink,
  ] as const;
  let art = "";
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const x = column * size;
      const y = row * size;
      art += rect(x, y, size, size, chance.pick([palette.ground, palette.ground, palette.depth]));
      const colour = chance.pick(colours);
      const turn = chance.whole(0, 3) * 90;
      const spin = { transform: `rotate(${turn} ${x + 50} ${y + 50})` };
      const sort = chance.whole(0, 5);
      if (sort <= 1) art += path(`M${x} ${y}h100a100 100 0 0 1 -100 100Z`, colour, spin);
      else if (sort === 2) art += circle(x + 50, y + 50, 34, colour);
      else if (sort === 3) art += path(`M${x} ${y}h100l-100 100Z`, colour, spin);
      else if (sort === 4) art += path(`M${x} ${y + 50}a50 50 0 0 1 100 0Z`, colour, spin);
      else art += path(`M${x} ${y}h100v25h-100ZM${x} ${y + 50}h100v25h-100Z`, colour, spin);
    }
  }
  return {
    art: rect(0, 0, WIDTH, HEIGHT, palette.ground) + art,
    title: { box: { x: 32, y: 530, width: 436, height: 156 }, align: "left", valign: "middle" },
    credit: { x: 32, y: 722, align: "left" },
  };
};

/** A figure cut from paper in slanted strips that do not quite meet. */
export const cutouts: Composition = ({ palette, chance }) => {
  const ragged = (x: number, y: number, width: number, height: number): string =>
    polygon([
      [x + chance.between(-22, 10), y + chance.between(-18, 18)],
      [x + width + chance.between(-10, 22), y + chance.between(-18, 18)],
      [x + width + chance.between(-26, 10), y + height + chance.between(-18, 18)],
      [x + chance.between(-10, 26), y + height + chance.between(-18, 18)],
    ]);
  const slant = chance.pick([-46, -30, 34, 48]);
  const cuts = [30, 150, 250, 360, 520];
  const strips = cuts.slice(1).map((low, index) => {
    const high = cuts[index] ?? 0;
    const id = `cut${index}`;
    const shift = (index % 2 ? 1 : -1) * chance.between(10, 30);
    return {
      clip: `<clipPath id="${id}"><path d="M-100 ${high + 5 + slant}L600 ${high + 5 - slant}L600 ${low - 5 - slant}L-100 ${low - 5 + slant}Z"/></clipPath>`,
      strip: group(
        { transform: `translate(${round(shift)} 0)`, "clip-path": `url(#${id})` },
        path(figure(250, 500, 455), readable(palette.accent, palette.dark, palette.ink, PALE)),
      ),
    };
  });
  return {
    defs: strips.map(({ clip }) => clip).join(""),
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      path(ragged(56, 52, 300, 430), palette.second) +
      path(ragged(128, 30, 312, 480), palette.accent) +
      strips.map(({ strip }) => strip).join("") +
      rect(0, 540, WIDTH, 210, palette.ground),
    ...titleAtFoot(161, "left", readable(palette.ground, palette.ink, PALE)),
  };
};

/** A disc made of dots that fade from one side to the other. */
export const halftone: Composition = ({ palette, chance }) => {
  const step = 19;
  const cx = 250;
  const cy = 300;
  const radius = 205;
  const angle = chance.between(0, Math.PI * 2);
  let dots = "";
  for (let row = 0; row * step < 520; row++) {
    for (let column = 0; column * step < WIDTH; column++) {
      const x = column * step + (row % 2 ? step / 2 : 0);
      const y = 60 + row * step;
      const distance = Math.hypot(x - cx, y - cy);
      if (distance > radius) continue;
      const shade = 0.5 + ((x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle)) / (2 * radius);
      const r = round(1.1 + 10.4 * shade);
      dots += `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
  }
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      circle(cx + 60 * Math.cos(angle), cy + 60 * Math.sin(angle), radius * 0.82, palette.second) +
      path(dots, readable(palette.ground, palette.accent, palette.ink)),
    ...titleAtFoot(161, "left", readable(palette.ground, palette.ink, PALE)),
  };
};

/** Steps that go up and round, seen from a corner. */
export const stairs: Composition = ({ palette, chance }) => {
  const flip = chance.chance(0.5);
  const count = 8;
  const shade = darker(mixed(palette.second, palette.ground, 0.3), 0.35);
  let art = "";
  for (let index = count - 1; index >= 0; index--) {
    const x = -10 + index * 62;
    const y = 640 - index * 56;
    const share = index / count;
    const tread = lighter(palette.accent, 0.15 + 0.4 * share);
    art +=
      path(`M${x} ${y}h62l46 -30h-62Z`, tread) +
      rect(x, y, 62, 900, mixed(palette.accent, shade, 0.35 + 0.3 * share));
    art += path(`M${x + 62} ${y}l46 -30v900h-46Z`, shade);
  }
  const ink = readable(palette.ground, palette.ink, PALE);
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      circle(flip ? 360 : 140, 310, 70, palette.depth) +
      group(flip ? { transform: `translate(${WIDTH} 0) scale(-1 1)` } : {}, art),
    ...titleAtHead(150, flip ? "centre" : "left", ink, PALE),
    credit: { x: flip ? 460 : 40, y: 722, align: flip ? "right" : "left", ink: PALE },
  };
};

/** Bold stripes that cross the sheet, one of them broken. */
export const stripes: Composition = ({ palette, chance }) => {
  const turn = chance.pick([-32, -24, 24, 32]);
  const colours = [palette.accent, palette.second, palette.depth, palette.accent] as const;
  const bars = colours.map((colour, index) => rect(-300, 120 + index * 82, 1100, 58, colour));
  const gap = chance.between(180, 300);
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      group(
        { transform: `rotate(${turn} 250 320)` },
        `${bars.join("")}${rect(gap, 190, 90, 84, palette.ground)}${circle(gap + 45, 231, 30, readable(palette.ground, palette.ink, palette.accent))}`,
      ) +
      rect(0, 545, WIDTH, HEIGHT - 545, palette.ground),
    ...titleAtFoot(143, "left", readable(palette.ground, palette.ink, PALE)),
  };
};
