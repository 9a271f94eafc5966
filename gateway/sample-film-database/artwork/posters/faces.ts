import { hashNumbers } from "../../random.ts";
import type { Mood, Title } from "../../catalog/title.ts";
import { type Face, metrics } from "../fonts.ts";
import type { Setting } from "../typesetting.ts";

/** How each face is set: its tracking and leading, and whether in capitals. */
const MANNERS: Readonly<
  Record<Face, readonly [tracking: number, leading: number, uppercase: boolean]>
> = {
  anton: [0.005, 1.17, true],
  bebas: [0.015, 1.16, true],
  oswald: [0.01, 1.2, true],
  playfair: [-0.01, 1.5, false],
  playfairItalic: [-0.01, 1.5, false],
  cormorant: [0, 1.42, false],
  cormorantItalic: [0, 1.42, false],
  abril: [0, 1.45, false],
  righteous: [0, 1.4, false],
  limelight: [0, 1.35, false],
  typewriter: [-0.02, 1.5, false],
  grotesk: [-0.035, 1.36, false],
  groteskLight: [-0.02, 1.36, false],
};

const BY_MOOD: Readonly<Record<Mood, readonly [Face, ...Face[]]>> = {
  bleak: ["grotesk", "oswald", "cormorant", "bebas"],
  tense: ["anton", "bebas", "oswald", "grotesk"],
  warm: ["abril", "playfair", "righteous", "grotesk"],
  playful: ["righteous", "abril", "grotesk", "anton"],
  epic: ["bebas", "playfair", "anton", "cormorant"],
  dreamy: ["cormorantItalic", "playfairItalic", "righteous", "grotesk"],
  eerie: ["playfair", "abril", "bebas", "typewriter"],
  romantic: ["playfairItalic", "abril", "cormorantItalic", "limelight"],
  melancholy: ["cormorant", "playfair", "grotesk", "playfairItalic"],
  gritty: ["anton", "oswald", "typewriter", "bebas"],
  noir: ["limelight", "bebas", "typewriter", "abril"],
  wonder: ["righteous", "playfair", "grotesk", "abril"],
};

/** The face a title is set in, by its mood, with how it is set. */
export function faceFor(
  title: Title,
  block: boolean,
): Pick<Setting, "face" | "tracking" | "leading" | "uppercase"> {
  const choice = BY_MOOD[title.mood];
  const chosen = choice[hashNumbers(title.id, 31) % choice.length] ?? choice[0];
  // Worn letters have outlines so rich that a long title would weigh more than all the rest.
  const face = chosen === "typewriter" && title.title.length > 14 ? "oswald" : chosen;
  const [tracking, leading, uppercase] = MANNERS[face];
  if (!block) return { face, tracking, leading, uppercase };
  // A block is capitals through and through, in a face whose capitals stand close.
  const heavy =
    metrics(face).capHeight > 0 &&
    (face === "cormorant" || face === "typewriter" || face === "cormorantItalic")
      ? "oswald"
      : face;
  return { face: heavy, tracking: MANNERS[heavy][0], leading, uppercase: true };
}
