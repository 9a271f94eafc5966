import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Secrets } from "../config/config.ts";

export const IMAGES_PATH = "/images";

const SIZES: ReadonlySet<string> = new Set(
  "w45 w92 w154 w185 w300 w342 w500 w780 w1280 h632 original".split(" "),
);
const FILE = /^[\w-][\w.-]{0,150}\.(?:jpe?g|png|webp|gif|svg)$/u;
/** 72 bits: whoever guesses one has an image that everybody may see. */
const SIGNATURE_BYTES = 9;
/** So many signatures are remembered, since a title's artwork is named in several sizes. */
const SIGNATURES_KEPT = 20_000;

export interface ImageUrls {
  /** `path` and `size` as the film database has them; `relative` leaves the site's origin out, for its pages. */
  getUrl(path: string, size: string, relative?: boolean): string;
}

export function directUrls(imageBaseUrl: string): ImageUrls {
  return { getUrl: (path, size) => `${imageBaseUrl}/${size}${path}` };
}

/** `/images/{size}/{signature}/{file}`: the signature proves that the film database named the image. */
export class SignedUrls implements ImageUrls {
  readonly #keys: readonly [Buffer, ...Buffer[]];
  readonly #origin: string;
  readonly #signatures = new LRUCache<string, string>({ max: SIGNATURES_KEPT });

  /** The first secret signs, and what any signed is accepted, so that a key can be replaced on one gateway after another. */
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

  /** The path of an image that a URL names; null where no gateway of this deployment gave the URL. */
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
