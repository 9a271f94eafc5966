/** The two kinds of credential of TMDB: a v4 read token, or a v3 key. */
export type FilmDatabaseCredential =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "key"; readonly key: string };

/** The credential that is given; the token where both are, null where none is. */
export function toCredential(
  token: string | undefined,
  key: string | undefined,
): FilmDatabaseCredential | null {
  if (token != null) return { kind: "token", token };
  if (key != null) return { kind: "key", key };
  return null;
}

/** The text of a credential. */
export function secretOf(credential: FilmDatabaseCredential): string {
  return credential.kind === "token" ? credential.token : credential.key;
}
