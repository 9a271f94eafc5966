import { createHmac } from "node:crypto";
import { derivedKeys, isSigned, type Keys, type Secrets } from "../config/derived-keys.ts";

/** Characters of a signature, 32 bytes in Base64. */
const LENGTH = 43;

/**
 * Signs what gateways store in Redis, each entry together with its key: what anything else wrote there, or wrote under
 * another key, is not taken for a gateway's.
 */
export class EntrySignature {
  readonly #keys: Keys;

  /** @param secrets which the keys are derived from; the first signs */
  constructor(secrets: Secrets) {
    this.#keys = derivedKeys(secrets, "redis entries");
  }

  /** The entry as it is stored. */
  sign(key: string, entry: string): string {
    return signatureOf(this.#keys[0], key, entry) + entry;
  }

  /** The entry that was stored; null where no gateway of this deployment stored it under the key. */
  read(key: string, stored: string): string | null {
    const entry = stored.slice(LENGTH);
    const sign = (secret: Buffer) => signatureOf(secret, key, entry);
    return isSigned(stored.slice(0, LENGTH), this.#keys, sign) ? entry : null;
  }
}

function signatureOf(secret: Buffer, key: string, entry: string): string {
  // The length of the key tells where it ends.
  const hmac = createHmac("sha256", secret).update(`${key.length} ${key}`);
  return hmac.update(entry).digest("base64url");
}
