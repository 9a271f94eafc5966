import { createHmac, timingSafeEqual } from "node:crypto";
import type { FilmDatabaseCredential } from "../config/credential.ts";
import { derivedKey } from "../config/derived-key.ts";

/** Characters of a signature, 32 bytes in Base64. */
const LENGTH = 43;

/**
 * Signs what gateways store in Redis, each entry together with its key: what anything else wrote there, or wrote under
 * another key, is not taken for a gateway's.
 */
export class EntrySignature {
  readonly #key: Buffer;

  constructor(credential: FilmDatabaseCredential) {
    this.#key = derivedKey(credential, "redis entries");
  }

  /** The entry as it is stored. */
  sign(key: string, entry: string): string {
    return this.#signatureOf(key, entry) + entry;
  }

  /** The entry that was stored; null where no gateway of this deployment stored it under the key. */
  read(key: string, stored: string): string | null {
    const entry = stored.slice(LENGTH);
    const given = Buffer.from(stored.slice(0, LENGTH));
    const right = Buffer.from(this.#signatureOf(key, entry));
    return given.length === right.length && timingSafeEqual(given, right) ? entry : null;
  }

  #signatureOf(key: string, entry: string): string {
    // The length of the key tells where it ends.
    const hmac = createHmac("sha256", this.#key).update(`${key.length} ${key}`);
    return hmac.update(entry).digest("base64url");
  }
}
