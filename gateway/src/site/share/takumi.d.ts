/** What is used of @takumi-rs/core; its published types bring React's, whose empty types of the DOM hide TypeScript's own. */

export type Style = Readonly<Record<string, string | number>>;

interface NodeBase {
  readonly style?: Style;
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

export type Node = NodeBase &
  (
    | { readonly type: "container"; readonly children: readonly Node[] }
    | { readonly type: "text"; readonly text: string }
    | {
        readonly type: "image";
        readonly src: string;
        readonly width: number;
        readonly height: number;
      }
  );

export class Renderer {
  /** @param options the bytes that decoded images may take in memory */
  constructor(options: { readonly cacheMaxBytes: number });

  /** Takes TrueType, OpenType, WOFF and WOFF2. */
  registerFont(font: {
    readonly name: string;
    readonly weight: number;
    readonly data: Uint8Array;
    readonly unicodeRange: readonly (readonly [number, number])[];
  }): Promise<unknown>;

  /** Renders in the thread pool of libuv. */
  render(
    node: Node,
    options: {
      readonly width: number;
      readonly height: number;
      readonly format: "png";
      readonly images: readonly { readonly src: string; readonly data: Uint8Array }[];
      readonly signal: AbortSignal;
    },
  ): Promise<Buffer>;
}
