import { luminance } from "./colour.ts";
import type { Mood, Title } from "../catalog/title.ts";
import { hashNumbers } from "../random.ts";

/** Colours that go together, for one picture. */
export interface Palette {
  /** The ground. */
  ground: string;
  /** A second ground, for gradients and far things. */
  depth: string;
  /** The strongest colour. */
  accent: string;
  /** A quieter second colour. */
  second: string;
  /** What type is set in, on the ground. */
  ink: string;
  /** The colour of lamps, moons and beams: the strongest of the light ones. */
  light: string;
  /** The colour of nights and dark rooms. */
  dark: string;
}

type Row = readonly [ground: string, depth: string, accent: string, second: string, ink: string];

/** Several palettes a mood, so that titles of one mood differ. */
const ROWS: Readonly<Record<Mood, readonly [Row, ...Row[]]>> = {
  bleak: [
    ["#1d2226", "#39434a", "#c9c2b4", "#6d7a80", "#e9e4d8"],
    ["#d5d3cb", "#a9adab", "#2c3134", "#8b3a2e", "#22272a"],
    ["#20242c", "#47505f", "#b0553a", "#8d97a3", "#efe9df"],
    ["#2a2723", "#57503f", "#c4a35a", "#8b8371", "#f1ead9"],
    ["#c3ccd0", "#8fa0a8", "#1f2d35", "#5c4033", "#17232a"],
  ],
  tense: [
    ["#120f10", "#3a0d10", "#e0342b", "#7d1a1a", "#f6efe6"],
    ["#e8341f", "#b31f14", "#14100f", "#f3d9b1", "#fff4e4"],
    ["#f2b705", "#d98e04", "#16130d", "#b3261e", "#16130d"],
    ["#0d1720", "#123a4a", "#f26b21", "#2f7f8f", "#f8f1e7"],
    ["#efe6d5", "#d8c7a6", "#d1261b", "#1b1a19", "#1b1a19"],
  ],
  warm: [
    ["#f4e3c8", "#eabf8a", "#c8502d", "#6f7f4f", "#4a2418"],
    ["#c8553d", "#a03c2b", "#f7dba7", "#2f4858", "#fff3dc"],
    ["#f1d9c0", "#e2a98a", "#2f6f6b", "#c14f34", "#2a3b3a"],
    ["#7a3e2b", "#54281d", "#f0a94b", "#e8d3a9", "#fbeccb"],
    ["#e9b44c", "#d88c34", "#59331f", "#f8ead0", "#3f2214"],
  ],
  playful: [
    ["#ff6f59", "#f2542d", "#254441", "#ffd166", "#fff7ea"],
    ["#ffd23f", "#ffb703", "#ee4266", "#3bceac", "#3a1b40"],
    ["#2ec4b6", "#1b998b", "#ff9f1c", "#fdfcdc", "#08343a"],
    ["#5b5fef", "#3f3cc4", "#ffcb47", "#ff7ab6", "#fffaf0"],
    ["#f7ede2", "#f5cac3", "#f28482", "#84a59d", "#3d405b"],
  ],
  epic: [
    ["#0f1c2e", "#274060", "#e8a33d", "#a3562a", "#f7ebd3"],
    ["#3b1212", "#6d1f1a", "#f0b14a", "#c4472b", "#fbe9cf"],
    ["#e7d3a8", "#c99b54", "#7b1e1e", "#26364a", "#3a1410"],
    ["#16241f", "#2f4f43", "#d9b25f", "#8fae92", "#f3ead2"],
    ["#241a36", "#513a6b", "#f0a35e", "#c65b7c", "#fbeadb"],
  ],
  dreamy: [
    ["#2b2350", "#6a4c93", "#f7b2ad", "#9ad1d4", "#fdf0ec"],
    ["#f3d5d8", "#c9b6e4", "#5d4a7e", "#f19a8e", "#3b2d56"],
    ["#bfd7ea", "#8fb8de", "#ff8c7a", "#fdf1d6", "#26415e"],
    ["#173753", "#2892a8", "#f6d8ae", "#f08a8a", "#f9f0df"],
    ["#f8e8d4", "#f2b8a0", "#6b7fb3", "#e0758a", "#4b3a63"],
  ],
  eerie: [
    ["#0d1512", "#1f3b30", "#9fe0b0", "#4d7c63", "#e6f2e4"],
    ["#17101f", "#3c2352", "#c7f04d", "#7a4b9a", "#f0ecdf"],
    ["#cdd8c4", "#93a88d", "#1a2a20", "#7d1d1d", "#16241b"],
    ["#0f0e13", "#2b2233", "#e4d8c0", "#8f2f36", "#f1e8d6"],
    ["#10202a", "#1f4652", "#f3e9c9", "#c0392b", "#f3e9c9"],
  ],
  romantic: [
    ["#8c2f45", "#5e1a30", "#f5c3b8", "#e2815f", "#fdece2"],
    ["#f6d6cf", "#ee9f97", "#a4243b", "#5b7b7a", "#6b1429"],
    ["#2e2a4f", "#6b3f69", "#f39c8f", "#f7d59c", "#fdeee3"],
    ["#f3e5d7", "#e5b8a5", "#b23a48", "#4c6a6d", "#5a1a26"],
    ["#d9594c", "#a92f3d", "#fbe3c8", "#3a2a44", "#fff1e0"],
  ],
  melancholy: [
    ["#28394a", "#4d6880", "#d9b48f", "#8aa6b8", "#f0e9de"],
    ["#a9bcc6", "#7c98a8", "#2d3e4b", "#d98b5f", "#1d2c38"],
    ["#3a3f4f", "#6c6f86", "#e3c5a8", "#a5707a", "#f3ebe2"],
    ["#d9d2c5", "#b6b8b2", "#45606e", "#b0654a", "#2a3a44"],
    ["#1f3039", "#3a5a60", "#e6a15c", "#7ea3a1", "#f4eadb"],
  ],
  gritty: [
    ["#1a1a18", "#3a362f", "#d97b29", "#7c7467", "#f2e8d8"],
    ["#c9b79c", "#a08a6a", "#22201c", "#a5361f", "#221f1a"],
    ["#3a2a20", "#67452f", "#e2a23b", "#9a8567", "#f6e9d3"],
    ["#2c3531", "#56645a", "#d1495b", "#c7bfa4", "#f2ecdb"],
    ["#d96c2c", "#a94a1d", "#1b1815", "#f0dcb8", "#1b1512"],
  ],
  noir: [
    ["#0c0d10", "#2b2f38", "#e9e2d0", "#8a8f99", "#f4efe2"],
    ["#131722", "#2b3a58", "#f2c14e", "#6c7fa5", "#f7eed7"],
    ["#e4ddcb", "#b9b19c", "#111214", "#a32a22", "#111214"],
    ["#151013", "#43202d", "#d94f4f", "#b89f8d", "#f5eadf"],
    ["#101a1c", "#22444a", "#e5d8a8", "#5f8f8f", "#f3edd7"],
  ],
  wonder: [
    ["#0e1f4d", "#2a54a8", "#ffd36e", "#7fd4e8", "#fdf6e1"],
    ["#0b3b4f", "#178a94", "#ffb35c", "#e8f0c8", "#fdf5e0"],
    ["#fce8b8", "#f6b86b", "#1f5f7a", "#d9503f", "#173f55"],
    ["#33185c", "#7d3ca8", "#ffcf5c", "#5fd3c9", "#fff5e0"],
    ["#bfe3dd", "#7fc4bd", "#e4572e", "#1c4e5f", "#143a47"],
  ],
};

/** The palette of a title's mood that its id picks. */
export function paletteOf(title: Title): Palette {
  return paletteFor(title.mood, hashNumbers(title.id, title.kind === "tv" ? 4 : 5));
}

/** The palette of a mood that a hash picks. */
export function paletteFor(mood: Mood, hash: number): Palette {
  const rows = ROWS[mood];
  const [ground, depth, accent, second, ink] = rows[hash % rows.length] ?? rows[0];
  const byLight = [ground, depth, accent, second, ink].sort(
    (one, other) => luminance(one) - luminance(other),
  );
  const light = luminance(accent) > 0.2 ? accent : lightest(second, depth, ground, ink);
  return { ground, depth, accent, second, ink, light, dark: byLight[0] ?? ground };
}

/** The first that is light enough to shine, else the last. */
function lightest(...colours: readonly [string, ...string[]]): string {
  return colours.find((colour) => luminance(colour) > 0.25) ?? colours[0];
}
