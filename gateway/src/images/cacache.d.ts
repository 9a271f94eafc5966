/** What is used of cacache; its published types lack `removeFully`. */
declare module "cacache" {
  export interface Entry {
    readonly key: string;
    /** `sha256-…` */
    readonly integrity: string;
    /** The file that holds the content. */
    readonly path: string;
    /** When it was stored, in milliseconds since 1970. */
    readonly time: number;
    readonly size: number;
  }
  const cacache: {
    readonly put: (
      folder: string,
      key: string,
      data: Buffer,
      options: { readonly algorithms: readonly string[] },
    ) => Promise<unknown>;
    readonly get: {
      readonly info: (folder: string, key: string) => Promise<Entry | null>;
      /** @throws an error with code EINTEGRITY, EBADSIZE or ENOENT */
      readonly byDigest: (
        folder: string,
        integrity: string,
        options: { readonly size: number; readonly memoize: false },
      ) => Promise<Buffer>;
    };
    readonly rm: {
      readonly entry: (
        folder: string,
        key: string,
        options: { readonly removeFully: true },
      ) => Promise<unknown>;
      readonly content: (folder: string, integrity: string) => Promise<unknown>;
    };
    readonly ls: (folder: string) => Promise<Readonly<Record<string, Entry>>>;
  };
  export default cacache;
}
