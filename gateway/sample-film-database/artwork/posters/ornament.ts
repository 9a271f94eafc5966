import { darker, lighter, mixed, readable } from "../colour.ts";
import { specks } from "../shapes.ts";
import { circle, group, linear, path, radial, rect, round } from "../svg.ts";
import { type Composition, HEIGHT, titleAtFoot, titleAtHead, WIDTH } from "./composition.ts";

/** Compositions of flowers, leaves, discs and flowing lines. */

const PALE = "#fbf3e4";

/** A great flower, petals upon petals. */
export const bloom: Composition = ({ palette, chance }) => {
  const x = chance.between(190, 310);
  const y = 285;
  const ring = (
    count: number,
    length: number,
    width: number,
    colour: string,
    turn: number,
  ): string =>
    Array.from({ length: count }, (_, index) =>
      path(
        `M0 0C${-width} ${-length * 0.45} ${-width * 0.8} ${-length} 0 ${-length}C${width * 0.8} ${-length} ${width} ${-length * 0.45} 0 0Z`,
        colour,
        {
          transform: `translate(${round(x)} ${y}) rotate(${round(turn + (index * 360) / count)})`,
        },
      ),
    ).join("");
  const count = chance.whole(8, 12);
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      path(`M${x} ${y}C${x + 20} 460 ${x - 40} 620 ${x + 10} 760`, "none", {
        stroke: mixed(palette.second, palette.ground, 0.3),
        "stroke-width": 9,
      }) +
      ring(count, 235, 66, palette.depth, 0) +
      ring(count, 190, 54, palette.accent, 180 / count) +
      ring(count, 132, 40, lighter(palette.accent, 0.35), 0) +
      circle(x, y, 40, palette.second) +
      path(
        specks(chance, { x: x - 26, y: y - 26, width: 52, height: 52 }, 26, 1.5, 4),
        darker(palette.ground, 0.35),
      ),
    ...titleAtFoot(135, "centre", readable(palette.ground, palette.ink, PALE)),
  };
};

/** Leaves cut from paper, strewn over coloured fields. */
export const leaves: Composition = ({ palette, chance }) => {
  const colours = [
    palette.accent,
    palette.second,
    palette.ink,
    lighter(palette.accent, 0.3),
  ] as const;
  const leaf =
    "M0 90C-12 60 -60 66 -52 36C-46 18 -18 40 -10 44C-20 16 -50 8 -34 -18C-24 -34 -8 -4 -4 6C-8 -24 -22 -60 0 -80C22 -60 8 -24 4 6C8 -4 24 -34 34 -18C50 8 20 16 10 44C18 40 46 18 52 36C60 66 12 60 0 90Z";
  let art =
    rect(0, 0, WIDTH, HEIGHT, palette.ground) +
    rect(0, 0, 250, 280, palette.depth) +
    rect(250, 280, 250, 260, palette.depth);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const x = 86 + column * 164 + chance.between(-18, 18);
      const y = 100 + row * 170 + chance.between(-14, 14);
      art += path(leaf, chance.pick(colours), {
        transform: `translate(${round(x)} ${round(y)}) rotate(${chance.whole(-40, 40)}) scale(${round(chance.between(0.7, 1))})`,
      });
    }
  }
  return {
    art: art + rect(0, 548, WIDTH, 202, palette.ground),
    ...titleAtFoot(142, "left", readable(palette.ground, palette.ink, PALE)),
  };
};

/** Big discs that overlap like coloured glass. */
export const discs: Composition = ({ palette, chance }) => {
  const colours = [
    palette.accent,
    palette.second,
    palette.depth,
    palette.accent,
    palette.second,
  ] as const;
  const art = colours.map((colour, index) =>
    circle(
      90 + ((index * 137) % 340) + chance.between(-30, 30),
      130 + index * 82 + chance.between(-30, 30),
      chance.between(80, 150),
      colour,
      { "fill-opacity": 0.82 },
    ),
  );
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      art.join("") +
      path(specks(chance, { x: 0, y: 0, width: WIDTH, height: 520 }, 26, 3, 9), palette.ink, {
        "fill-opacity": 0.85,
      }) +
      rect(0, 560, WIDTH, 190, palette.ground),
    ...titleAtFoot(133, "left", readable(palette.ground, palette.ink, PALE)),
  };
};

/** Ribbons of colour that flow across the sheet. */
export const ribbons: Composition = ({ palette, chance }) => {
  const count = 9;
  const sway = chance.between(90, 170) * (chance.chance(0.5) ? 1 : -1);
  const bands = Array.from({ length: count }, (_, index) => {
    const y = 262 + index * 42;
    const colour = mixed(
      mixed(palette.accent, palette.second, index / count),
      palette.depth,
      index / (count + 3),
    );
    return path(
      `M-20 ${y}C140 ${y - sway} 330 ${y + sway} 520 ${y - sway * 0.4}V${HEIGHT + 10}H-20Z`,
      colour,
    );
  });
  const sky = palette.ground;
  return {
    defs: linear("veil", [
      [0, darker(palette.ground, 0.5), 0],
      [1, darker(palette.ground, 0.5), 0.75],
    ]),
    art:
      rect(0, 0, WIDTH, HEIGHT, sky) +
      circle(chance.between(110, 390), 262, 62, lighter(palette.accent, 0.5)) +
      bands.join("") +
      rect(0, 430, WIDTH, 320, "url(#veil)"),
    ...titleAtHead(124, "left", readable(sky, palette.ink, PALE, darker(sky, 0.7)), PALE),
  };
};

/** A record with its label, grooves catching the light. */
export const record: Composition = ({ palette, chance }) => {
  const x = chance.pick([250, 130, 370]);
  const y = 300;
  const black = darker(palette.ground, 0.8);
  const grooves = Array.from({ length: 12 }, (_, index) =>
    circle(x, y, 92 + index * 13, "none", { stroke: lighter(black, 0.14), "stroke-width": 1.4 }),
  );
  const shine = `M${x} ${y}L${x - 76} ${y - 250}A260 260 0 0 1 ${x + 20} ${y - 259}ZM${x} ${y}L${x + 76} ${y + 250}A260 260 0 0 1 ${x - 20} ${y + 259}Z`;
  return {
    art:
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      circle(x, y, 262, black) +
      grooves.join("") +
      path(shine, "#ffffff", { "fill-opacity": 0.1 }) +
      circle(x, y, 78, palette.accent) +
      circle(x, y, 62, palette.second) +
      circle(x, y, 8, palette.ground) +
      rect(0, 570, WIDTH, 180, palette.ground),
    ...titleAtFoot(124, "left", readable(palette.ground, palette.ink, PALE)),
  };
};

/** A watching eye. */
export const eye: Composition = ({ palette, chance }) => {
  const dark = darker(palette.ground, 0.2);
  const y = 290;
  const lashes = Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI * (0.12 + (0.76 * index) / 16);
    const r = 205;
    return `M${round(250 - r * Math.cos(angle))} ${round(y - 118 * Math.sin(angle))}L${round(250 - (r + 78) * Math.cos(angle))} ${round(y - 205 * Math.sin(angle))}`;
  });
  const look = chance.between(-46, 46);
  const rim = "M30 290Q250 70 470 290Q250 470 30 290Z";
  return {
    defs: `<clipPath id="lid">${path(rim, "#000")}</clipPath>${radial("iris", [
      [0, lighter(palette.accent, 0.35)],
      [0.7, palette.accent],
      [1, darker(palette.accent, 0.55)],
    ])}`,
    art:
      rect(0, 0, WIDTH, HEIGHT, dark) +
      path(lashes.join(""), "none", {
        stroke: palette.depth,
        "stroke-width": 9,
        "stroke-linecap": "round",
      }) +
      path(rim, readable(dark, palette.ink, PALE)) +
      group(
        { "clip-path": "url(#lid)" },
        circle(250 + look, 282, 104, "url(#iris)") +
          circle(250 + look, 282, 46, darker(dark, 0.6)) +
          circle(250 + look - 34, 246, 17, "#ffffff"),
      ) +
      path(`M30 290Q250 70 470 290`, "none", { stroke: darker(dark, 0.6), "stroke-width": 12 }),
    ...titleAtFoot(161, "centre", readable(dark, palette.ink, PALE)),
  };
};

/** Lines that rise where something lies beneath them. */
export const contours: Composition = ({ palette, chance }) => {
  const peaks = Array.from({ length: 4 }, () => ({
    x: chance.between(120, 380),
    width: chance.between(22, 60),
    height: chance.between(20, 62),
  }));
  const lines = Array.from({ length: 30 }, (_, row) => {
    const y = 130 + row * 14.5;
    let d = `M40 ${y}`;
    for (let x = 48; x <= 460; x += 7) {
      const calm = Math.max(0, 1 - Math.abs(x - 250) / 215) ** 1.4;
      const rise = peaks.reduce(
        (sum, peak, index) =>
          sum +
          peak.height *
            Math.exp(-(((x - peak.x - Math.sin(row / 3 + index) * 34) / peak.width) ** 2)),
        0,
      );
      d += `L${x} ${round(y - rise * calm * (0.55 + 0.45 * Math.sin(row * 1.7)) - chance.next() * 3 * calm)}`;
    }
    return path(d, darker(palette.ground, 0.12), {
      stroke: mixed(palette.accent, palette.ink, row / 40),
      "stroke-width": 1.9,
    });
  });
  const ground = darker(palette.ground, 0.12);
  return {
    art: rect(0, 0, WIDTH, HEIGHT, ground) + lines.join(""),
    ...titleAtFoot(114, "left", readable(ground, palette.ink, PALE)),
  };
};
