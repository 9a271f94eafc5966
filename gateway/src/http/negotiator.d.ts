/** What is used of negotiator 1, for which no types are published. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: {
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    });
    /** The best of the available media types; undefined when none is acceptable. */
    mediaType(available: readonly string[]): string | undefined;
    /** Every media type that is accepted, of the available ones where they are given, the preferred first. */
    mediaTypes(available?: readonly string[]): string[];
    /** Every language that is accepted, the preferred first. */
    languages(): string[];
    /**
     * The best of the available encodings; undefined when none is acceptable.
     *
     * @param options `preferred` orders encodings that the client likes alike
     */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { readonly preferred: readonly string[] },
    ): Encoding | undefined;
  }
}
