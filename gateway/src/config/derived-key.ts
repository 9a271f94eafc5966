import { hkdfSync } from "node:crypto";
import type { FilmDatabaseCredential } from "./credential.ts";

/**
 * A secret of a deployment for one purpose, 32 bytes. It is derived from the film database's credential, which all
 * gateways of a deployment have.
 */
export function derivedKey(credential: FilmDatabaseCredential, purpose: string): Buffer {
  const secret = credential.kind === "token" ? credential.token : credential.key;
  return Buffer.from(hkdfSync("sha256", secret, "", `flickmap ${purpose}`, 32));
}
