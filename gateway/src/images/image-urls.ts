import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Secrets } from "../config/config.ts";

/** Where the gateway serves images. */
export const IMAGES_PATH = "/images";

/** Every size that the schema names, as the film database writes it. */
const SIZES: ReadonlySet<string> = new Set(
  "w45 w92 w154 w185 w300 w342 w500 w780 w1280 h632 original".split(" "),
);
const FILE = /^[\w-][\w.-]{0,150}\.(?:jpe?g|png|webp|gif|svg)$/u;
/** 72 bits: whoever guesses one has an image that everybody may see. */
const SIGNATURE_BYTES = 9;
/** So many signatures are remembered, since a title's artwork is named in several sizes. */
const SIGNATURES_KEPT = 20_000;

/** Makes the URLs of images. */
export interface ImageUrls {
  /**
   * @param path as the film database has it, `/name.jpg`
   * @param size as the film database has it, `w342`
   * @param relative whether the site's origin is left out, for its pages
   */
  getUrl(path: string, size: string, relative?: boolean): string;
}

/** URLs on the film database's image host. */
export function directUrls(imageBaseUrl: string): ImageUrls {
  return { getUrl: (path, size) => `${imageBaseUrl}/${size}${path}` };
}

/**
 * URLs on the gateway, `/images/{size}/{signature}/{file}`. The signature proves that a gateway of this deployment
 * gave the URL, and so that the film database named the image.
 */
export class SignedUrls implements ImageUrls {
  readonly #keys: readonly [Buffer, ...Buffer[]];
  readonly #origin: string;
  readonly #signatures = new LRUCache<string, string>({ max: SIGNATURES_KEPT });

  /**
   * @param secrets which the keys are derived from: those of SIGNING_KEYS, else the film database's credential. The first
   * signs, and what any of them signed is accepted, so that a key can be replaced on one gateway after another
   * @param publicUrl where people reach the site, without a slash at the end; null leaves URLs relative
   */
  constructor(secrets: Secrets, publicUrl: string | null) {
    const [current, ...others] = secrets;
    const derive = (secret: string) =>
      Buffer.from(hkdfSync("sha256", secret, "", "flickmap image addresses", 32));
    this.#keys = [derive(current), ...others.map(derive)];
    this.#origin = publicUrl ?? "";
  }

  getUrl(path: string, size: string, relative = false): string {
    const origin = relative ? "" : this.#origin;
    return `${origin}${IMAGES_PATH}/${size}/${this.#signatureOf(path)}${path}`;
  }

  /**
   * The image that a URL names.
   *
   * @returns its path at the film database, or null where no gateway of this deployment gave the URL
   */
  pathOf(size: string, signature: string, file: string): string | null {
    if (!SIZES.has(size) || !FILE.test(file)) return null;
    const path = `/${file}`;
    const given = Buffer.from(signature);
    const isSigned = this.#keys.some((key) => {
      const right = Buffer.from(sign(key, path));
      return given.length === right.length && timingSafeEqual(given, right);
    });
    return isSigned ? path : null;
  }

  #signatureOf(path: string): string {
    let signature = this.#signatures.get(path);
    if (signature === undefined) {
      signature = sign(this.#keys[0], path);
      this.#signatures.set(path, signature);
    }
    return signature;
  }
}

function sign(key: Buffer, path: string): string {
  const whole = createHmac("sha256", key).update(path).digest();
  return whole.subarray(0, SIGNATURE_BYTES).toString("base64url");
}
