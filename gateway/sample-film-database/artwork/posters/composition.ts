import type { Random } from "../../random.ts";
import type { Palette } from "../palettes.ts";
import type { Box, Setting } from "../typesetting.ts";

/** Posters are drawn on a sheet of this size and shown at any. */
export const WIDTH = 500;
export const HEIGHT = 750;

/** What a composition has to work with. */
interface Sheet {
  palette: Palette;
  chance: Random;
  /** The title, for compositions made of type. */
  title: string;
  /** Its genres' ids, for compositions that vary with them. */
  genreIds: readonly number[];
}

/** Where the title stands on a composition, and how. */
interface TitlePlace {
  box: Box;
  align: Setting["align"];
  valign: Setting["valign"];
  /** The colour of the type; the palette's ink when left out. */
  ink?: string;
  largest?: number;
  /** Whether each line is set as wide as the box. */
  block?: boolean;
}

/** A composition drawn: definitions, picture, and the places of title and credit. */
export interface Drawn {
  defs?: string;
  art: string;
  title: TitlePlace;
  /** Where the line with director and year stands. */
  credit: { x: number; y: number; align: Setting["align"]; ink?: string };
}

export type Composition = (sheet: Sheet) => Drawn;

/** Places for a title at the foot of a sheet, the credit below it. */
export function titleAtFoot(
  height: number,
  align: "left" | "centre" = "left",
  ink?: string,
): Pick<Drawn, "title" | "credit"> {
  const more = ink === undefined ? {} : { ink };
  return {
    title: {
      box: { x: 40, y: 690 - height, width: 420, height },
      align,
      valign: "bottom",
      ...more,
    },
    credit: { x: align === "left" ? 40 : 250, y: 722, align, ...more },
  };
}

/** Places for a title at the head of a sheet, the credit at the foot. */
export function titleAtHead(
  height: number,
  align: "left" | "centre" = "left",
  ink?: string,
  creditInk = ink,
): Pick<Drawn, "title" | "credit"> {
  return {
    title: {
      box: { x: 40, y: 46, width: 420, height },
      align,
      valign: "top",
      ...(ink === undefined ? {} : { ink }),
    },
    credit: {
      x: align === "left" ? 40 : 250,
      y: 722,
      align,
      ...(creditInk === undefined ? {} : { ink: creditInk }),
    },
  };
}
