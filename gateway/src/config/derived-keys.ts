import { hkdfSync, timingSafeEqual } from "node:crypto";

/** At least one: the current one comes first. */
export type Secrets = readonly [string, ...string[]];
export type Keys = readonly [Buffer, ...Buffer[]];

/**
 * The keys of a deployment for one purpose, of 32 bytes each: the first signs, and what any of them signed is accepted, so
 * that a key can be replaced on one gateway after another.
 *
 * @param secrets which all gateways of a deployment have: those of SIGNING_KEYS, else the film database's credential
 */
export function derivedKeys(secrets: Secrets, purpose: string): Keys {
  const [current, ...others] = secrets;
  const derive = (secret: string) =>
    Buffer.from(hkdfSync("sha256", secret, "", `flickmap ${purpose}`, 32));
  return [derive(current), ...others.map(derive)];
}

/**
 * Whether a signature is that of one of the keys. Takes the same time for every signature of a length.
 *
 * @param sign gives the signature of a key
 */
export function isSigned(signature: string, keys: Keys, sign: (key: Buffer) => string): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(sign(key));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
