declare module "subset-font" {
  /** The axes of a variable font: pinned, or limited to a range. */
  type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

  /** @returns the font with the characters of `text` alone */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly variationAxes: Axes;
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
