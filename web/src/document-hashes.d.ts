declare module "virtual:document-hashes" {
  /** The SHA-256 of each query's document by the operation's name, hexadecimal; none during development. */
  export const documentHashes: Readonly<Partial<Record<string, string>>>;
}
